import APIModel
import Normalise

/// A type that a parameter declares in the operation enum.
///
/// Parameters of several operations share a type if they refer to one parameter or have equal lists of values. The type
/// is named after the parameter, or after the operation and the parameter if another type has that name.
struct ParameterType {
    /// The identity of a parameter's type: two parameters with equal keys share one.
    enum Key: Hashable {
        case values([String], isInteger: Bool, parameter: String)
        case schema(ObjectIdentifier)
    }

    let key: Key
    /// The models to declare. The models of parameters with equal keys have the same order.
    var models: [Model]
}
