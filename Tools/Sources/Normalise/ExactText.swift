/// A text that equals only texts with the same code points, as the keys of JSON do, unlike `String`.
package struct ExactText: Hashable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: ExactText, right: ExactText) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        // Texts with the same code points have the same hash; that other texts may share it does no harm.
        hasher.combine(text)
    }
}
