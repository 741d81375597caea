import Foundation

extension String {
    package var trimmedName: String {
        trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The violated rules for names: 1 to 200 graphemes without control characters (SC-27).
    var nameProblems: [SchedulingProblem] {
        let name = trimmedName
        if name.isEmpty { return [.emptyName] }
        var problems: [SchedulingProblem] = []
        if name.count > 200 { problems.append(.nameTooLong) }
        if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            problems.append(.controlCharacters)
        }
        return problems
    }

    /// The text folded for searching: ignores case, accents and width, in no locale (SC-14).
    var folded: String {
        if isASCII { return lowercased() }
        // The comparison follows Unicode's own rules, so "I" and "i" match everywhere.
        return folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: nil
        )
        .lowercased()
    }

    var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
