extension Printer {
    /// `open a, b close`: on one line when it fits with `reserve` columns to spare, else one element per line.
    mutating func list<Element>(
        _ elements: [Element],
        open: StaticString = "(",
        close: StaticString = ")",
        trailingComma: Bool = false,
        reserve: Int = 0,
        _ element: (inout Printer, Element, _ reserve: Int) -> Void
    ) {
        let isWritten = fits(reserve: reserve) { printer in
            printer.write(open)
            printer.commaSeparated(elements) { element(&$0, $1, 0) }
            printer.write(close)
        }
        if isWritten { return }
        guard !elements.isEmpty else {
            write(open)
            return write(close)
        }
        brokenList(elements, open: open, close: close, trailingComma: trailingComma, element)
    }

    /// The list with each element on a line of its own.
    mutating func brokenList<Element>(
        _ elements: [Element],
        open: StaticString = "(",
        close: StaticString = ")",
        trailingComma: Bool = false,
        _ element: (inout Printer, Element, _ reserve: Int) -> Void
    ) {
        write(open)
        indented { printer in
            for (index, item) in elements.enumerated() {
                printer.newline()
                element(&printer, item, 1)
                if trailingComma || index < elements.count - 1 { printer.write(",") }
            }
        }
        newline()
        write(close)
    }

    mutating func commaSeparated<Element>(_ elements: [Element], _ element: (inout Printer, Element) -> Void) {
        var isFirst = true
        for item in elements {
            if !isFirst { write(", ") }
            isFirst = false
            element(&self, item)
            if hasFailed { return }
        }
    }

    /// As many elements on each line as fit.
    ///
    /// - Parameter isIndented: Whether the lines after the first are indented.
    /// - Returns: Whether there is more than one line.
    @discardableResult
    mutating func filled<Element>(
        _ elements: [Element], reserve: Int, isIndented: Bool = true, _ element: (inout Printer, Element) -> Void
    ) -> Bool {
        var isBroken = false
        for (index, item) in elements.enumerated() {
            let isLast = index == elements.count - 1
            if index == 0 {
                element(&self, item)
            } else if !fits(reserve: isLast ? reserve : 1, { $0.afterSpace(item, element) }) {
                isBroken = true
                if isIndented {
                    indented { $0.onNewLine(item, element) }
                } else {
                    onNewLine(item, element)
                }
            }
            if !isLast { write(",") }
        }
        return isBroken
    }

    private mutating func onNewLine<Element>(_ item: Element, _ element: (inout Printer, Element) -> Void) {
        newline()
        element(&self, item)
    }

    private mutating func afterSpace<Element>(_ item: Element, _ element: (inout Printer, Element) -> Void) {
        write(" ")
        element(&self, item)
    }
}
