import APIModel
import Diagnostics
import OpenAPIDocument

extension SchemaResolver {
    /// Reports what a schema says of its values that their type does not, so that nothing is lost in silence.
    mutating func reportUncarried(_ schema: SchemaObject) {
        guard !schema.isRefused else { return }
        if schema.reference != nil, index.document.version.ignoresSiblings {
            if schema.saysMoreThanReference {
                reports.report(
                    .ignoredSiblings, at: schema.location,
                    "\(index.document.version.words) ignores what stands beside a `$ref`; an `allOf` around the reference would keep it"
                )
            }
            return
        }
        if let discriminator = schema.discriminator, schema.oneOf.isEmpty, schema.anyOf.isEmpty {
            reports.report(
                .discriminator, at: discriminator.location,
                "there is no `oneOf` or `anyOf` beside this discriminator; a value is read as this schema alone, without "
                    + "what schemas that extend it add")
        }
        let values = schema.enumeration ?? schema.constant.map { [$0] }
        if schema.enumeration?.isEmpty ?? false {
            reports.report(
                .emptyEnumeration, at: schema.location, "this enumeration lists no value; only its type counts")
        } else if values?.contains(where: { !$0.isNull }) ?? false, !isCarried(schema) {
            reports.report(
                .untypedSchema, at: schema.location,
                "the values of this enumeration are none of its type; they have the type alone")
        }
    }

    /// Whether what the schema joins goes together; what does not is reported, and refuses what holds it.
    mutating func hasMeaning(_ schema: SchemaObject) -> Bool {
        let form: NormalForm
        do throws(MergeFault) {
            form = try index.normalForms.form(of: schema, index: index)
        } catch {
            switch error {
            case .reference(let reference, let fault): reports.refuse(reference, fault)
            case .endless(let location):
                reports.refuse(
                    .circularReference, at: location, "a branch of this union holds the union that it is a branch of")
            }
            return false
        }
        for contradiction in form.contradictions {
            reports.refuse(
                .contradiction, at: contradiction.second, "no value fits this schema: it joins \(contradiction.what)",
                related: [.init(location: contradiction.first, message: "the other one is here")])
        }
        return form.contradictions.isEmpty
    }

    /// Whether the listed values are those of an enumeration, or all that a boolean can be.
    private func isCarried(_ schema: SchemaObject) -> Bool {
        let form = index.normal(schema)
        switch index.shape(of: form) {
        case .enumeration, .numbers, .union, .same: return true
        case .boolean: return (form.enumeration ?? form.constant.map { [$0] } ?? []).allSatisfy { $0.boolean != nil }
        default: return false
        }
    }
}

extension SchemaObject {
    /// Whether anything stands beside its reference that would mean something elsewhere.
    fileprivate var saysMoreThanReference: Bool {
        !types.isEmpty || isNullable || format != nil || description != nil || isDeprecated || isReadOnly || isWriteOnly
            || defaultValue != nil || !properties.isEmpty || !required.isEmpty || !allOf.isEmpty || !oneOf.isEmpty
            || !anyOf.isEmpty || enumeration != nil || items != nil
    }
}
