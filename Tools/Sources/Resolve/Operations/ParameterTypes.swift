import APIModel
import OpenAPIDocument

/// Types that have been declared in the operation enum for values of parameters.
///
/// A parameter that many operations share, by reference or by equal lists of values, has one type. It is called after the
/// parameter; where that name is taken by a parameter of other values, after the operation too.
struct ParameterTypes {
    /// What tells one type of a parameter from another.
    enum Key: Hashable {
        case values([String], isInteger: Bool, parameter: String)
        case schema(ObjectIdentifier)
    }

    private var types: [Key: TypeReference] = [:]
    private var names: Set<String> = []

    subscript(key: Key) -> TypeReference? {
        get { types[key] }
        set { types[key] = newValue }
    }

    /// What a new type for the parameter is called after.
    mutating func name(for parameter: String, operation: String) -> String {
        names.insert(parameter).inserted ? parameter : operation + "-" + parameter
    }
}
