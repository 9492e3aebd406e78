"""Compares our JSONPath with a public implementation of RFC 9535, query by query."""
import argparse
import json
import subprocess
import sys

import jsonpath_rfc9535

import cases


def judged(query, document):
    """The paths of the selected nodes; None if the query is not valid."""
    try:
        return [list(node.location) for node in jsonpath_rfc9535.find(query, document)]
    except jsonpath_rfc9535.JSONPathError:
        return None
    except (TypeError, AttributeError):
        return "fails"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("harness")
    parser.add_argument("--queries", type=int, default=5000, help="how many are made beside those by hand")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    asked = cases.cases(arguments.queries, arguments.seed)
    run = subprocess.run(
        [arguments.harness], check=True, capture_output=True, timeout=300,
        input=json.dumps([[query, json.dumps(document)] for query, document in asked]).encode())
    answers = json.loads(run.stdout)
    assert len(answers) == len(asked)
    queries = differences = 0
    for (query, document), answer in zip(asked, answers):
        wanted = judged(query, document)
        if wanted == "fails":
            continue
        queries += wanted is not None
        # A string instead of a list is the error in the query.
        if wanted != (answer if isinstance(answer, list) else None):
            differences += 1
            print(f"{query!r}: {answer}, and the public implementation says {wanted}", file=sys.stderr)
    print(f"jsonpath: {len(asked)} texts, {queries} of them queries: {differences} differences")
    return 1 if differences or queries < len(asked) // 3 else 0


if __name__ == "__main__":
    sys.exit(main())
