/// OpenAPI's styles for a list or an object in a path, as in RFC 6570 sections 3.2.2, 3.2.5 and 3.2.7.
@_spi(Generated) public nonisolated enum PathStyle: Hashable, Sendable {
    /// `blue,black` and `R,100,G,200`; exploded `R=100,G=200`.
    case simple
    /// `.blue,black` and `.R,100,G,200`; exploded `.blue.black` and `.R=100.G=200`.
    case label
    /// `;color=blue,black` and `;color=R,100,G,200`; exploded `;color=blue;color=black` and `;R=100;G=200`. With the
    /// parameter's name.
    case matrix(String)
}

/// OpenAPI's styles for a list or an object in a query.
@_spi(Generated) public nonisolated enum QueryStyle: Hashable, Sendable {
    /// `color=blue,black` and `color=R,100,G,200`; exploded `color=blue&color=black` and `R=100&G=200`.
    case form
    /// `color=blue%20black` and `color=R%20100%20G%20200`; exploded as `form`.
    case spaceDelimited
    /// `color=blue%7Cblack` and `color=R%7C100%7CG%7C200`; exploded as `form`.
    case pipeDelimited
    /// `color=blue%09black`, which OpenAPI 3 has no style for: `collectionFormat: tsv` of Swagger 2.0; exploded as `form`.
    case tabDelimited
    /// `color[R]=100&color[G]=200`, also of objects in objects, `color[a][b]=1`; a list is `color[]=blue&color[]=black`, one
    /// of objects `color[0][R]=100`. The brackets are percent-encoded.
    case deepObject
}
