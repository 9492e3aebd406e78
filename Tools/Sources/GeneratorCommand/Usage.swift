/// What `--help` prints.
let usage = """
    Usage: declarative-openapi DOCUMENT [FLAG…]
           declarative-openapi slice DOCUMENT [FLAG…]

    Turns an OpenAPI document (YAML or JSON) into one Swift source file.
    With slice, makes a smaller document instead: see declarative-openapi slice --help.

      -o, --output FILE         write to FILE instead of standard output; a FILE that is right already is not touched; with
                                files: many in the configuration, a folder, in which what an earlier run left is removed
          --types FILE          also write FILE: what was generated for what, as JSON (see below)
          --config FILE         options from FILE, which is written as a backend.yaml; flags add to it
          --enum-name NAME      the namespace's name, instead of one made from info.title
          --exclude-scheme NAME leave out what can only be called with this security scheme (repeatable)
          --strict              warnings fail, too
          --allow RULE          a refusal of this rule is a warning, and its warnings do not fail --strict (repeatable)
          --version             print the version
      -h, --help                print this

    The map of --types has the namespace, every operation (id, method, path, Swift name, pointer; each input with place,
    key, Swift name, type, whether it is required, pointer; the output with type, statuses and their pointers) and every
    model (type, pointer, kind; the properties of an object with key, Swift name, type, whether they are required,
    pointer; the cases of an enumeration; the branches of a union; the type behind an alias). Types are Swift as it
    stands inside the namespace; pointers lead to the construct in the document (RFC 6901), those of members that come
    from an allOf as if they stood where they are merged.

    Findings go to standard error as file:line:column: error|warning|note: sentence [rule].
    Exit codes: 0 done, 1 the document is not as it should be and nothing was written, 64 wrong usage.

    """

/// What `slice --help` prints.
let sliceUsage = """
    Usage: declarative-openapi slice DOCUMENT [FLAG…]

    Makes a smaller document (YAML) of an OpenAPI 3 document: the selected operations with all that they refer to, in
    canonical order and without prose. Without a selector the whole document is kept, and its webhooks.

          --tag TAG             keep operations with this tag
          --path PATH           keep operations at this path; * stands for any text
          --operation OPERATION keep this operation: its operationId, or "METHOD /path"
          --scheme NAME         keep operations that name this security scheme, alone or with others
      -o, --output FILE         write to FILE instead of standard output; a FILE that is right already is not touched
          --allow RULE          a refusal of this rule is a warning (repeatable): slice.unresolved-schema, which lets
                                any value take the place of a schema that is not there
      -h, --help                print this

    Selectors may be repeated: those of one kind add up, and an operation has to fit every kind that is given.
    Findings go to standard error as file:line:column: error|warning|note: sentence [rule].
    Exit codes: 0 done, 1 the document is not as it should be and nothing was written, 64 wrong usage.

    """
