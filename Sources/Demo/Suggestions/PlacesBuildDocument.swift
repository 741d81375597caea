struct PlacesBuildDocument: Encodable, Sendable {
    struct Problem: Encodable, Sendable {
        let line: Int
        let problem: String
    }

    let file: String
    let places: Int
    let refused: Int
    let refusedAliases: Int
    let problems: [Problem]
    let bytes: Int
}
