import APIModel
import Diagnostics
import Normalise
import OpenAPIDocument

extension SchemaResolver {
    /// Reports the keywords of a schema that have no effect on its type, so that nothing is lost silently.
    mutating func reportUncarried(_ schema: NormalSchema) {
        let written = schema.written
        guard !written.isRefused else { return }
        if schema.ignoresOwnKeywords {
            if written.saysMoreThanReference {
                draft.findings.report(
                    .ignoredSiblings, at: schema.location,
                    "\(input.version.words) ignores the keywords beside a `$ref`; put the reference into an `allOf` to keep them"
                )
            }
            return
        }
        if let discriminator = written.discriminator, !written.isUnion {
            draft.findings.report(
                .discriminator, at: discriminator.location,
                "there is no `oneOf` or `anyOf` beside this discriminator; a value is read as this schema, without the "
                    + "properties of schemas that extend it")
        }
        let values = written.enumeration ?? written.constant.map { [$0] }
        if written.enumeration?.isEmpty ?? false {
            draft.findings.report(
                .emptyEnumeration, at: schema.location, "this enumeration lists no value; only its type counts")
        } else if values?.contains(where: { !$0.isNull }) ?? false, !isCarried(schema) {
            draft.findings.report(
                .untypedSchema, at: schema.location,
                "the values of this enumeration do not fit its type; only the type is used")
        }
    }

    /// Whether the schemas that the schema merges fit together. If not, the reasons are reported as refusals.
    mutating func isSound(_ schema: NormalSchema) -> Bool {
        if schema.isSound { return true }
        let contradictions: [Contradiction]
        do throws(MergeFault) {
            contradictions = try schema.contradictions()
        } catch {
            switch error {
            case .reference(let reference, let fault): draft.findings.refuse(reference, fault)
            case .endless(let location):
                draft.findings.refuse(
                    .circularReference, at: location, "a branch of this union contains the union itself")
            case .tooMany(let location):
                draft.findings.refuse(
                    .schemaLimit, at: location,
                    "merging each branch of one union with each of another makes too many schemas; list fewer branches"
                )
            }
            return false
        }
        for contradiction in contradictions {
            draft.findings.refuse(
                .contradiction, at: contradiction.second,
                "no value fits this schema: it joins \(contradiction.statements)",
                related: [.init(location: contradiction.first, message: "the other one is here")])
        }
        return contradictions.isEmpty
    }

    /// Whether the type has the listed values: as the cases of an enumeration, or as the values of a boolean.
    private func isCarried(_ schema: NormalSchema) -> Bool {
        let form = schema.form
        switch schema.shape {
        case .enumeration, .numbers, .union, .same: return true
        case .boolean: return (form.enumeration ?? form.constant.map { [$0] } ?? []).allSatisfy { $0.boolean != nil }
        default: return false
        }
    }
}
