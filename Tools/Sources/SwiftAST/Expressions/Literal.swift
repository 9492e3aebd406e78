/// A value written down. The only way text becomes part of a string in source: it is quoted here.
package enum Literal: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case double(Double)
    case boolean(Bool)
    case `nil`
}
