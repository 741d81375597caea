import MomentumSuggestionsPresentation

/// The field as lines of text; a view for a screen reads the same properties.
@MainActor
struct FieldView {
    let field: SuggestionFieldViewModel

    var lines: [String] {
        ["\(field.label): \(field.text.isEmpty ? field.placeholder : field.text)"] + below
    }

    private var below: [String] {
        switch field.state {
        case .idle: []
        case .waiting, .searching: ["  …"]
        case .suggesting: field.isDropdownVisible ? rows : []
        case .noMatches: ["  none of that name"]
        case .failed(let message): ["  \(message.sentence)"]
        case .unavailable: ["  there are no places to search"]
        }
    }

    private var rows: [String] {
        field.rows().map { row in
            let name = row.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined()
            return "  \(name), \(row.subtitle)"
        }
    }
}
