/// A text that equals only the same code points: two spellings of one letter make two keys in JSON.
package struct ExactText: Hashable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: ExactText, right: ExactText) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        // The text's own hash is the same for all spellings of it.
        hasher.combine(text)
    }
}
