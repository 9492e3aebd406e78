"""Validates values against schemas, independently of the generator."""

from __future__ import annotations

import re

from openapi_schema_validator import OAS30Validator, OAS31Validator
from referencing import Registry, Resource
from referencing.exceptions import Unresolvable
from referencing.jsonschema import DRAFT4, DRAFT202012

from loading import Place, Source


class Judge:
    def __init__(self, source: Source):
        older = source.ignores_siblings
        kind, dialect = (OAS30Validator, DRAFT4) if older else (OAS31Validator, DRAFT202012)
        # No dialect: members of a document such as `id` are not identifiers of schemas.
        resource = Resource(contents=source.root.node, specification=dialect)
        registry = Registry().with_resource("document:", Resource.opaque(source.root.node))
        self.validators: dict[int, object] = {}
        self.make = lambda schema: kind(schema, registry=registry, format_checker=kind.FORMAT_CHECKER,
                                        _resolver=registry.resolver_with_root(resource))

    def fault(self, value: object, places: tuple[Place, ...] | list[Place]) -> str | None:
        """The reason why the value violates one of these schemas; None if it satisfies all."""
        for place in places:
            if not isinstance(place.node, dict):
                if place.node is False:
                    return "no value is allowed"
                continue
            validator = self.validators.setdefault(id(place.node), self.make(place.node))
            try:
                error = next(validator.iter_errors(value), None)
            except (Unresolvable, re.error, RecursionError, TypeError, KeyError) as fault:
                return f"the schema cannot be judged: {type(fault).__name__}"
            if error is not None:
                where = "".join(f"/{step}" for step in error.absolute_path)
                return f"{error.validator} at {where or '/'}"
        return None
