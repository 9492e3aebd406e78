extension Document {
    /// The document as if references led to schemas that stand in it in place, each named by its pointer.
    package func placing(_ schemas: [Entry<SchemaObject>]) -> Document {
        var document = self
        document.placed.schemas += schemas
        return document
    }
}
