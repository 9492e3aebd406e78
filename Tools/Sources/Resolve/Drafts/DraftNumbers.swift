/// Numbers the drafts of a run, so that no two drafts have a token in common.
struct DraftNumbers {
    private var count = 0

    mutating func next() -> Draft {
        defer { count += 1 }
        return Draft(number: count)
    }
}
