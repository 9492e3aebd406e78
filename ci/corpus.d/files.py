"""The files of a document, read independently of the generator."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from urllib.parse import unquote

import yaml


class Files:
    """Reads each file once. References become `name#/pointer`, where the name is the path from the document's folder;
    references within the document do not change."""

    def __init__(self, document: Path, loader: type[yaml.CSafeLoader]):
        self.document = document.resolve()
        self.loader = loader
        self.roots: dict[str, object] = {}

    def root(self, name: str = "") -> object:
        """The tree of a file, or None if there is none; without a name, the tree of the document."""
        if name not in self.roots:
            file = self.document.parent / name if name else self.document
            self.roots[name] = self._read(file) if file.is_file() else None
            self._name_references(self.roots[name], name)
            self._fill_in_maps(self.roots[name])
        return self.roots[name]

    def _read(self, file: Path) -> object:
        text = file.read_text(encoding="utf-8-sig")
        return json.loads(text) if file.suffix == ".json" else yaml.load(text, self.loader)

    def _name_references(self, root: object, name: str) -> None:
        folder = (self.document.parent / name).parent if name else self.document.parent
        for node in _mappings(root):
            reference = node.get("$ref")
            if not isinstance(reference, str) or re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", reference):
                continue
            file, _, fragment = reference.partition("#")
            if not file:
                node["$ref"] = f"{name}#{fragment}"
                continue
            found = (folder / unquote(file)).resolve()
            other = "" if found == self.document else os.path.relpath(found, self.document.parent)
            node["$ref"] = f"{other}#{fragment}"

    def _fill_in_maps(self, root: object) -> None:
        """Inlines a map of properties that is a single reference."""
        for node in _mappings(root):
            held = node.get("properties")
            if isinstance(held, dict) and isinstance(held.get("$ref"), str):
                name, _, fragment = held["$ref"].partition("#")
                place = self.root(name)
                for step in fragment.split("/")[1:]:
                    place = place.get(step.replace("~1", "/").replace("~0", "~")) if isinstance(place, dict) else None
                if isinstance(place, dict):
                    node["properties"] = place


def _mappings(root: object) -> list[dict]:
    found, waiting, seen = [], [root], set()
    while waiting:
        node = waiting.pop()
        if id(node) in seen:
            continue
        if isinstance(node, dict):
            seen.add(id(node))
            found.append(node)
            waiting += node.values()
        elif isinstance(node, list):
            seen.add(id(node))
            waiting += node
    return found
