/// A pattern of I-Regexp (RFC 9485), matched without backtracking: in time linear in the text, for every pattern.
///
/// It is a machine that is in several states at once (Thompson's construction), one step for each character.
struct IRegexp: Sendable {
    private enum Instruction {
        /// Takes a character of the set and goes on.
        case take(ScalarSet)
        case split(Int, Int)
        case jump(Int)
        case done
    }

    /// The number of states that a pattern may have, with repetitions written out.
    static let states = 5000

    private var program: [Instruction] = []
    /// The number of parts that were written out, including parts without a state.
    private var parts = 0

    /// The machine of a pattern; nil when the text is no I-Regexp.
    ///
    /// - Throws: `QueryFault` where it has too many states.
    init?(_ text: String) throws(QueryFault) {
        guard let part = try? IRegexpParser.parse(text) else { return nil }
        try compile(part)
        program.append(.done)
    }

    /// Whether the whole text, or a part of it, matches.
    ///
    /// - Parameter spend: Called with the number of states at each character.
    func fits(
        _ text: String, isWhole: Bool, spend: (Int) throws(QueryFault) -> Void
    ) throws(QueryFault) -> Bool {
        var current = StateSet(capacity: program.count)
        var next = StateSet(capacity: program.count)
        enter(0, &current)
        for scalar in text.unicodeScalars {
            if !isWhole, current.isDone { return true }
            try spend(current.states.count)
            next.removeAll()
            for state in current.states {
                if case .take(let set) = program[state], set.contains(scalar) { enter(state + 1, &next) }
            }
            if !isWhole { enter(0, &next) }
            swap(&current, &next)
            if current.states.isEmpty { return false }
        }
        return current.isDone
    }

    /// Adds a state, and the states that it leads to without a character.
    private func enter(_ state: Int, _ set: inout StateSet) {
        var waiting = [state]
        while let state = waiting.popLast() {
            guard set.insert(state) else { continue }
            switch program[state] {
            case .take: break
            case .done: set.isDone = true
            case .jump(let target): waiting.append(target)
            case .split(let first, let second):
                waiting.append(second)
                waiting.append(first)
            }
        }
    }

    private mutating func compile(_ part: IRegexpPart) throws(QueryFault) {
        parts += 1
        guard program.count <= Self.states, parts <= 4 * Self.states else {
            throw QueryFault(message: "a pattern has more than \(Self.states) states", offset: nil)
        }
        switch part {
        case .set(let set): program.append(.take(set))
        case .sequence(let parts): for part in parts { try compile(part) }
        case .choice(let parts): try compileChoice(parts)
        case .repeated(let part, let least, let most): try compile(part, least: least, most: most)
        }
    }

    private mutating func compileChoice(_ parts: [IRegexpPart]) throws(QueryFault) {
        var ends: [Int] = []
        for part in parts.dropLast() {
            let split = program.count
            program.append(.jump(0))
            try compile(part)
            ends.append(program.count)
            program.append(.jump(0))
            program[split] = .split(split + 1, program.count)
        }
        if let last = parts.last { try compile(last) }
        for end in ends { program[end] = .jump(program.count) }
    }

    private mutating func compile(_ part: IRegexpPart, least: Int, most: Int?) throws(QueryFault) {
        guard least <= Self.states, most ?? 0 <= Self.states else {
            throw QueryFault(message: "a pattern has more than \(Self.states) states", offset: nil)
        }
        for _ in 0..<least { try compile(part) }
        guard let most else {
            let split = program.count
            program.append(.jump(0))
            try compile(part)
            program.append(.jump(split))
            program[split] = .split(split + 1, program.count)
            return
        }
        var splits: [Int] = []
        for _ in least..<most {
            splits.append(program.count)
            program.append(.jump(0))
            try compile(part)
        }
        for split in splits { program[split] = .split(split + 1, program.count) }
    }
}

/// States of a machine, each once.
private struct StateSet {
    private(set) var states: [Int] = []
    private var isMember: [Bool]
    /// Whether the text so far matches.
    var isDone = false

    init(capacity: Int) { isMember = Array(repeating: false, count: capacity) }

    mutating func insert(_ state: Int) -> Bool {
        guard !isMember[state] else { return false }
        isMember[state] = true
        states.append(state)
        return true
    }

    mutating func removeAll() {
        for state in states { isMember[state] = false }
        states.removeAll(keepingCapacity: true)
        isDone = false
    }
}
