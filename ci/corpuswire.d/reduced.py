"""Reduces a document to some of its operations, so that the generated code compiles quickly."""

from __future__ import annotations

import json
from pathlib import Path

from loading import Source
from picked import METHODS, Operation
from running import run


class NotReduced(Exception):
    pass


def reduce(source: Source, chosen: list[Operation], generator: Path, folder: Path) -> Path:
    """Writes the smaller document: the requests of these operations are unchanged, their responses are empty, because most
    models are those of responses."""
    wanted = {(one.path, one.method) for one in chosen}
    root = dict(source.root.node)
    root["paths"] = {}
    for path, item in source.root.at("paths").entries():
        item = source.follow(item)
        kept = {key: value for key, value in item.node.items() if key not in METHODS}
        for method in METHODS:
            if (path, method) in wanted:
                operation = {key: value for key, value in item.node[method].items() if key != "callbacks"}
                kept[method] = operation | {"responses": {"204": {"description": "Nothing."}}}
        if len(kept) > len([key for key in item.node if key not in METHODS]):
            root["paths"][path] = kept
    root.pop("webhooks", None)
    whole, small = folder / "Whole.json", folder / "Small.yaml"
    whole.write_text(json.dumps(root), encoding="utf-8")
    # Components without references are dropped.
    names = [word for path in root["paths"] for word in ("--path", path)]
    made = run([str(generator), "slice", str(whole), "-o", str(small), "--allow", "slice.unresolved-schema", *names], 120)
    if made.code != 0:
        raise NotReduced("\n".join(made.output.splitlines()[-5:]))
    return small
