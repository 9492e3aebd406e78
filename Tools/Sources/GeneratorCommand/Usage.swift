/// What `--help` prints.
let usage = """
    Usage: declarative-openapi DOCUMENT [FLAG…]

    Turns an OpenAPI document (YAML or JSON) into one Swift source file.

      -o, --output FILE         write to FILE instead of standard output; a FILE that is right already is not touched
          --enum-name NAME      the namespace's name, instead of one made from info.title
          --exclude-scheme NAME leave out what can only be called with this security scheme (repeatable)
          --strict              warnings fail, too
          --allow RULE          a refusal of this rule is a warning, and its warnings do not fail --strict (repeatable)
          --version             print the version
      -h, --help                print this

    Findings go to standard error as file:line:column: error|warning|note: sentence [rule].
    Exit codes: 0 done, 1 the document is not as it should be and nothing was written, 64 wrong usage.

    """
