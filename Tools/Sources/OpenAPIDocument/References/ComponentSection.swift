/// A map of `components` whose objects references lead to.
package enum ComponentSection: String, Sendable {
    case schemas, parameters, requestBodies, responses, securitySchemes
}
