"""Reads a document as plain values with pointers, independently of the generator."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import swagger
import yaml

from files import Files


class Loader(yaml.CSafeLoader):
    """The core schema of YAML 1.2: no dates, no `yes`, and keys are strings."""


Loader.yaml_implicit_resolvers = {}
for tag, pattern, first in (
    ("null", r"(?:~|null|Null|NULL|)\Z", "~nN\0"),
    ("bool", r"(?:true|True|TRUE|false|False|FALSE)\Z", "tTfF"),
    ("int", r"[-+]?[0-9]+\Z", "-+0123456789"),
    ("float", r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?\Z", "-+.0123456789"),
):
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), [*first.replace("\0", ""), ""])


def _mapping(loader: Loader, node: yaml.MappingNode) -> dict:
    loader.flatten_mapping(node)
    return {key.value: loader.construct_object(value, deep=True) for key, value in node.value}


Loader.add_constructor("tag:yaml.org,2002:map", _mapping)
Loader.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(node.value))


@dataclass(frozen=True, eq=False)
class Place:
    """A value with its pointer."""

    node: object
    pointer: str

    def at(self, *steps: str | int) -> Place:
        """The value of a key, or None if there is none."""
        place = self
        for step in steps:
            node = place.node
            if isinstance(node, dict):
                below = node.get(str(step))
            elif isinstance(node, list) and str(step).isdigit() and int(step) < len(node):
                below = node[int(step)]
            else:
                below = None
            place = Place(below, f"{place.pointer}/{str(step).replace('~', '~0').replace('/', '~1')}")
        return place

    def entries(self) -> Iterator[tuple[str, Place]]:
        """The members of a mapping, or the elements of a list by position; empty for other values."""
        if isinstance(self.node, dict):
            for key in self.node:
                yield key, self.at(key)
        elif isinstance(self.node, list):
            for position in range(len(self.node)):
                yield str(position), self.at(position)


class Source:
    """A document, with the targets of its references."""

    def __init__(self, root: object):
        self.root = Place(root, "")
        # The meaning of schemas by the identity of their nodes; keeping the nodes keeps the identities unique.
        self.meanings: dict[tuple[int, ...], object] = {}
        self.kept: list[list[Place]] = []
        # The other files of the document; none if it is not on disk.
        self.files: Files | None = None
        # Whether the document is Swagger 2.0.
        self.is_swagger = False
        self.version = str(root.get("openapi", root.get("swagger", ""))) if isinstance(root, dict) else ""

    @classmethod
    def read(cls, file: Path) -> Source:
        files = Files(file, Loader)
        root = files.root()
        is_swagger = isinstance(root, dict) and "swagger" in root and "openapi" not in root
        source = cls(swagger.converted(root) if is_swagger else root)
        source.is_swagger = is_swagger
        source.files = files
        return source

    def map_of_types(self, file: Path) -> dict:
        """The generator's type map of the document, with the pointers used here."""
        found = json.loads(file.read_text(encoding="utf-8"))
        if not self.is_swagger:
            return found
        return swagger.with_pointers(found, self.root.at("components", "schemas").node)

    @property
    def ignores_siblings(self) -> bool:
        """Whether the siblings of a `$ref` are ignored, as in OpenAPI 3.0."""
        return self.version.startswith("3.0")

    def target(self, reference: str) -> Place | None:
        """The target of a reference: in the document, or with a file's name in another file."""
        name, _, fragment = reference.partition("#")
        root = self.files.root(name) if name and self.files else None
        place = Place(root, f"{name}#") if name else self.root
        if not fragment:
            return place if place.node is not None else None
        if not fragment.startswith("/"):
            return self._anchors().get(fragment) if not name else None
        for step in fragment[1:].split("/"):
            step = re.sub(r"%([0-9A-Fa-f]{2})", lambda match: chr(int(match[1], 16)), step)
            place = place.at(step.replace("~1", "/").replace("~0", "~"))
        return place if place.node is not None else None

    def _anchors(self) -> dict[str, Place]:
        found: dict[str, Place] = {}
        waiting = [self.root]
        while waiting:
            place = waiting.pop()
            if isinstance(place.node, dict) and isinstance(place.node.get("$anchor"), str):
                found[place.node["$anchor"]] = place
            waiting += [below for _, below in place.entries()]
        return found

    def follow(self, place: Place) -> Place | None:
        """The object after following references; None if they lead nowhere or out of the document."""
        for _ in range(32):
            if not (isinstance(place.node, dict) and isinstance(place.node.get("$ref"), str)):
                return place
            found = self.target(place.node["$ref"])
            if found is None:
                return None
            place = found
        return None

    def other_files(self, folder: Path) -> list[str]:
        """References into files beside the document."""
        found: list[str] = []
        waiting: list[object] = [self.root.node]
        while waiting:
            node = waiting.pop()
            if isinstance(node, dict):
                reference = node.get("$ref")
                if isinstance(reference, str) and not reference.startswith("#"):
                    if (folder / reference.split("#")[0]).is_file():
                        found.append(reference)
                waiting += node.values()
            elif isinstance(node, list):
                waiting += node
        return found
