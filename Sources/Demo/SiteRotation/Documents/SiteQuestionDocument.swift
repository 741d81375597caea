import MomentumSiteRotationDomain

/// An open question of the forgiving import.
struct SiteQuestionDocument: Encodable, Sendable {
    let kind: String
    var text: String?
    var rows: Int?
    var example: String?
    var candidates: [String]?

    init(_ question: SiteSheetQuestion, candidates: [SiteLocation]) {
        kind = question.kind
        switch question {
        case .columns(let column, let headers): (text, self.candidates) = (column.rawValue, headers)
        case .dateOrder(let example, let dmy, let mdy):
            (self.example, self.candidates) = (example, ["dmy \(dmy)", "mdy \(mdy)"])
        case .missingTime(let example, let rows): (self.example, self.rows) = (example, rows)
        case .durationUnit(let example, let rows):
            (self.example, self.rows, self.candidates) = (example, rows, ["hours", "days"])
        case .place(let text, let rows, _):
            (self.text, self.rows) = (text, rows)
            self.candidates = candidates.map(\.shortName)
        }
    }
}
