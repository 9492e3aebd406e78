import Diagnostics
import YAML

/// Reads schemas of all versions.
enum SchemaReader {
    static func read(_ node: Node, _ reports: inout ReadingReports) -> SchemaObject {
        let before = reports.refusals
        let referencesBefore = reports.schemas.references.count
        var fields = SchemaFields(location: node.location)
        if let boolean = node.boolean {
            fields.booleanSchema = boolean
        } else if let mapping = node.mapping {
            let isRecursionRoot = mapping["$recursiveAnchor"]?.boolean == true
            if isRecursionRoot { reports.schemas.recursionRoots.append(node) }
            defer { if isRecursionRoot { reports.schemas.recursionRoots.removeLast() } }
            let ownBase = reports.ownBase(of: node)
            if let ownBase { reports.schemas.bases.append(ownBase) }
            defer { if ownBase != nil { reports.schemas.bases.removeLast() } }
            for entry in mapping.entries {
                readField(entry.key, entry.value, of: node, into: &fields, &reports)
            }
        } else {
            reports.refuse(.wrongType, at: node.location, "a schema must be a mapping, not \(node.kindInWords)")
        }
        SwaggerSchemaKeywords.normalise(&fields, reports)
        guard reports.refusals == before else {
            reports.schemas.references.removeSubrange(referencesBefore...)
            return SchemaObject(refused(fields))
        }
        return SchemaObject(fields)
    }

    /// The fields of a schema with a fault: of one that was read in part, nothing but its words is used.
    private static func refused(_ fields: SchemaFields) -> SchemaFields {
        var refused = SchemaFields(location: fields.location)
        refused.title = fields.title
        refused.description = fields.description
        refused.isDeprecated = fields.isDeprecated
        refused.isRefused = true
        return refused
    }

    private static func readField(
        _ key: Key, _ value: Node, of owner: Node, into fields: inout SchemaFields, _ reports: inout ReadingReports
    ) {
        if SwaggerSchemaKeywords.read(key, value, of: owner, into: &fields, &reports) { return }
        guard let keyword = SchemaKeyword.byName[key.text] else {
            reportOther(key, &reports)
            return
        }
        switch keyword {
        case .reference:
            fields.reference = reference(text(value, key, &reports), value, &reports)
        case .type:
            fields.types = types(value, &reports)
        case .nullable:
            fields.isNullable = boolean(value, key, &reports)
            fields.deniesNull = value.boolean == false
        case .format:
            fields.format = text(value, key, &reports)
        case .enum:
            fields.enumeration = list(value, key, &reports)
        case .const:
            fields.constant = value
        case .properties:
            fields.properties = schemas(value, key, &reports)
        case .required:
            fields.required = requiredKeys(value, key, &reports)
        case .items:
            fields.items = read(value, &reports)
        case .additionalProperties:
            fields.additionalProperties =
                value.boolean.map { .allowed($0) } ?? .schema(read(value, &reports))
        case .patternProperties:
            fields.patternProperties = schemas(value, key, &reports)
        case .allOf:
            fields.allOf = list(value, key, &reports).map {
                reports.swagger.inheritance.extended($0, by: owner) ?? read($0, &reports)
            }
        case .oneOf:
            fields.oneOf = list(value, key, &reports).map { read($0, &reports) }
        case .anyOf:
            fields.anyOf = list(value, key, &reports).map { read($0, &reports) }
        case .discriminator:
            fields.discriminator = discriminator(value, &reports)
        case .title:
            fields.title = text(value, key, &reports)
        case .description:
            fields.description = text(value, key, &reports)
        case .deprecated:
            fields.isDeprecated = boolean(value, key, &reports)
        case .readOnly:
            fields.isReadOnly = boolean(value, key, &reports)
        case .writeOnly:
            fields.isWriteOnly = boolean(value, key, &reports)
        case .default:
            fields.defaultValue = value
        case .anchor, .dynamicAnchor:
            if let name = text(value, key, &reports) {
                reports.schemas.anchors[ReferenceTarget(file: reports.files.holder(of: owner), .anchor(name))] = owner
            }
        case .dynamicReference:
            // A dynamic reference leads to the anchor of its name in this document, as no other document includes this
            // one.
            fields.reference = reference(text(value, key, &reports), value, &reports)
        case .recursiveReference:
            // A keyword of JSON Schema 2019-09. OpenAPI never had it, but documents do.
            fields.reference = reference(
                reports.schemas.recursionRoot(in: reports.files.holder(of: value)) ?? value.text, value, &reports)
        case .recursiveAnchor: break
        case .definitions, .draftDefinitions:
            // Read to report their faults. References lead to the ones that are used.
            _ = schemas(value, key, &reports)
        case .contentEncoding:
            fields.contentEncoding = text(value, key, &reports)
        }
    }
}
