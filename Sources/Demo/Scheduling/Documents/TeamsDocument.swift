/// The answer of `momentum teams list` (CL-11).
struct TeamsDocument: Encodable, Sendable {
    let teams: [TeamDocument]
    let freshness: FreshnessDocument
}
