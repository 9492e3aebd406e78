package enum SwiftName {}
