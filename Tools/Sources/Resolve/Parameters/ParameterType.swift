import APIModel
import Normalise

/// A type that a parameter declares in the operation enum.
///
/// Parameters of many operations that are one, by reference or by equal lists of values, share a type. It is named after the
/// parameter; where another type has that name, after the operation and the parameter.
struct ParameterType {
    /// The identity of a parameter's type: two parameters with equal keys share one.
    enum Key: Hashable {
        case values([String], isInteger: Bool, parameter: String)
        case schema(ObjectIdentifier)
    }

    let key: Key
    /// The models to declare; those of one key are made from one schema, and have the same order.
    var models: [Model]
}
