import APIModel
import Diagnostics
import OpenAPIDocument

extension SchemaResolver {
    /// Reports what a schema says of its values that their type does not, so that nothing is lost in silence.
    mutating func reportUncarried(_ schema: SchemaObject) {
        guard !schema.isRefused else { return }
        if schema.reference != nil {
            // In OpenAPI 3.0 what stands beside a reference is ignored by definition.
            if index.document.version != .v3_0, schema.narrowsReference {
                report(schema, "what stands beside this `$ref` is not carried: its values have the type it refers to")
            }
            return
        }
        if schema.hasValuesWithoutCases {
            report(schema, "the values of this enumeration are not all texts or all integers: they have a wider type")
        }
        if schema.oneOf.contains(where: { !$0.isOnlyNull }), schema.anyOf.contains(where: { !$0.isOnlyNull }) {
            report(schema, "`anyOf` beside `oneOf` is not carried; `oneOf` alone makes the type")
        }
        if !schema.patternProperties.isEmpty, !schema.properties.isEmpty || schema.patternProperties.count > 1 {
            report(schema, "`patternProperties` beside others are not carried into the Swift type")
        }
    }

    private mutating func report(_ schema: SchemaObject, _ message: String) {
        reports.report(.untypedSchema, at: schema.location, message)
    }
}

extension SchemaObject {
    /// Whether it lists values that are more than null, and is no enumeration nevertheless.
    fileprivate var hasValuesWithoutCases: Bool {
        guard enumeration?.contains(where: { !$0.isNull }) ?? (constant.map { !$0.isNull } ?? false) else {
            return false
        }
        if case .enumeration = shape { return false }
        return true
    }

    /// Whether something beside its reference changes what the values are.
    fileprivate var narrowsReference: Bool {
        !properties.isEmpty || !allOf.isEmpty || !oneOf.isEmpty || !anyOf.isEmpty || enumeration != nil
            || constant != nil || items != nil || !patternProperties.isEmpty || !required.isEmpty
    }
}
