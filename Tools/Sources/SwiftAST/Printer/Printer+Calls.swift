extension Printer {
    mutating func print(_ call: Call, reserve: Int) {
        printBase(call.callee)
        guard let closure = call.trailingClosure else {
            return list(call.arguments, reserve: reserve) { $0.print($1, reserve: $2) }
        }
        if !call.arguments.isEmpty {
            list(call.arguments, reserve: 2) { $0.print($1, reserve: $2) }
        }
        write(" ")
        print(closure, reserve: reserve)
    }
}
