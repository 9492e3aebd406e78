import Diagnostics
import YAML

/// The `parameters` of a path or of an operation, by kind: values, the body, and form fields.
struct SwaggerParameterList {
    private(set) var values: [Referenced<ParameterObject>] = []
    private(set) var body: SwaggerBody?
    private(set) var fields: [SwaggerFormField] = []

    /// - Parameter pointer: The pointer to the path or the operation.
    init(of object: ObjectReader, at pointer: String, _ reports: inout ReadingReports) {
        for (position, node) in object.list("parameters", &reports).enumerated() {
            let place = "\(pointer)/parameters/\(position)"
            guard let reference = reports.componentReference(node, in: .parameters) else {
                if let parameter = SwaggerParameterReader.read(node, &reports) {
                    add(parameter, at: place, below: pointer, nil, &reports)
                }
                continue
            }
            let name = reference.target?.name ?? ""
            guard let shared = reports.swagger.parameters[name] else {
                // Resolve distinguishes missing from invalid.
                values.append(.reference(reference))
                continue
            }
            add(shared, at: place, below: pointer, reference, &reports)
        }
    }

    private mutating func add(
        _ parameter: SwaggerParameter, at place: String, below pointer: String, _ reference: Reference?,
        _ reports: inout ReadingReports
    ) {
        switch parameter {
        case .value(let object):
            let canonical = "\(pointer)/parameters/\(values.count)"
            reports.swagger.pointers.move(canonical, to: place)
            reports.swagger.pointers.move(canonical + "/schema", to: place)
            values.append(reference.map { .reference($0) } ?? .value(object))
        case .body(var own):
            own.pointer = place
            if body != nil {
                reports.refuse(
                    .severalBodies, at: reference?.location ?? own.location, "a request has one body: this is a second")
            }
            body = own
        case .field(var field):
            field.pointer = place
            if fields.contains(where: { $0.name == field.name }) {
                reports.refuse(
                    .severalBodies, at: reference?.location ?? field.location,
                    "the form field `\(field.name)` is listed twice")
            }
            fields.append(field)
        }
    }

    /// The body and the form fields that an operation sends: its own, and those of its path that it does not declare
    /// again.
    func bodyAndFields(
        over shared: SwaggerParameterList, _ reports: inout ReadingReports
    ) -> (body: SwaggerBody?, fields: [SwaggerFormField]) {
        let own = Set(fields.map(\.name))
        let body = body ?? shared.body
        let fields = shared.fields.filter { !own.contains($0.name) } + fields
        if let body, let field = fields.first {
            reports.refuse(
                .severalBodies, at: field.location,
                "a request has a body or the fields of a form, not both; the body is at line \(body.location.line)")
        }
        return (body, fields)
    }
}
