import Diagnostics

extension RulePage {
    static let overlayNotOverlay = RulePage(
        means:
            "A file that was named as an overlay has no `overlay` field, or states a version of which nothing is known.",
        lost: "The whole run: nothing is generated from a document that was not changed as asked.",
        remedy: "Name an Overlay document of version 1.0, or write `overlay: 1.0.0` at its beginning.",
        example: .words("An OpenAPI document is named under `overlays`."))

    static let overlayField = RulePage(
        means: "A field of an Overlay document that must be there is missing, or a field holds what it cannot hold.",
        lost: "The whole run: nothing is generated from a document that was not changed as asked.",
        remedy: "Write the field as the finding says.",
        example: .words("An action has a `target`, and neither an `update` nor `remove: true`."))

    static let overlayUnknownField = RulePage(
        means: "An Overlay document has a field that Overlay 1.0 does not have. Mostly it is a slip of the pen.",
        lost: "What the field says is not applied.",
        remedy: "Correct its name, or let it begin with `x-` if it is meant for another tool.",
        example: .words("An action has `updates` where `update` is meant."))

    static let overlayTarget = RulePage(
        means: "The target of an action is no JSONPath as RFC 9535 has it, or one that can have no meaning.",
        lost: "The whole run: nothing is generated from a document that was not changed as asked.",
        remedy:
            "Correct the path where the finding points; names with other characters than letters, digits and `_` stand "
            + "in brackets and quotes.",
        example: .words("`target: $.paths./pets.get` where `$.paths['/pets'].get` is meant."))

    static let overlayNoTarget = RulePage(
        means: "Nothing in the document is selected by the target of an action. Mostly the document has changed since.",
        lost: "The action changes nothing.",
        remedy: "Correct the target, or take the action away.",
        example: .words("`target: $.paths['/pet']`, and the path is called `/pets`."))

    static let overlayUpdate = RulePage(
        means:
            "A target selects a value that its update cannot be merged with: an object takes an object, a list takes "
            + "one item more, and a text, a number or a truth takes nothing.",
        lost: "The whole run: nothing is generated from a document that was not changed as asked.",
        remedy: "Select the object that holds the value, and give the new value there under its key.",
        example: .words(
            "`target: $.info.title` with `update: Pets` where `$.info` with `update: {title: Pets}` is meant."))

    static let overlayRoot = RulePage(
        means: "An action with `remove: true` selects the whole document.",
        lost: "The whole run: nothing would be left to generate from.",
        remedy: "Select what is to be removed within the document.",
        example: .words("`target: $` with `remove: true`."))

    static let overlayExtends = RulePage(
        means:
            "An overlay says with `extends` which document it is meant for, and is applied to one with another name.",
        lost: "Nothing, if the overlay fits all the same.",
        remedy: "Apply it to the document that it names, or correct its `extends`.",
        example: .words("`extends: pets.yaml` in an overlay of a backend whose `spec` is `Specs/shop.yaml`."))

    static let overlayLimit = RulePage(
        means:
            "The target of an action has filters or descendants within one another, so that answering it takes far more "
            + "time than any needs. The finding names the bound.",
        lost: "The whole run: nothing is generated from a document that was not changed as asked.",
        remedy: "Write the target with fewer `..` and without paths from `$` in filters.",
        example: .words("`$..*..*..*..*` on a document of some thousand values."))
}
