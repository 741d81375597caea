import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumTerminal

/// The typed options that answer questions.
extension SitesImportMapping {
    /// The answers from the options.
    func answers(_ records: SiteRecords) throws -> SiteSheetAnswers {
        var answers = SiteSheetAnswers()
        answers.setDateOrder(call[Self.dateOrder])
        answers.setMissingTime(call[Self.missingTime])
        answers.setDurationUnit(call[Self.durationUnit])
        answers.setOtherPlaces(call[Self.places].map { $0 == "new" ? .new : .none })
        for text in call[Self.column] {
            let (name, value) = try split(text, "--column start=1")
            guard let column = SiteSheetColumn(rawValue: name.lowercased()) else {
                let names = SiteSheetColumn.allCases.map(\.rawValue).joined(separator: ", ")
                throw call.usageError(
                    saying("“\(name)” is no meaning of a column."),
                    hint: saying("Use one of \(names).")
                )
            }
            guard answers.columns[column] == nil else {
                throw call.usageError(
                    saying("--column names \(column.rawValue) twice."),
                    hint: saying("Name one column for it.")
                )
            }
            answers.setColumn(column, to: value)
        }
        for text in call[Self.place] {
            let (name, value) = try split(text, "--place \"Left leg=L Thigh (Front)\"")
            guard let place = SiteSheetAnswers.place(value, in: records.locations) else {
                throw call.usageError(
                    saying("There is no location “\(value)”, or there are several."),
                    hint: saying("Write its name, new or none.")
                )
            }
            guard answers.places[name.comparisonKey] == nil else {
                throw call.usageError(
                    saying("--place names “\(name)” twice."),
                    hint: saying("Give it one meaning.")
                )
            }
            answers.setPlace(name, to: place)
        }
        return answers
    }

    private func split(_ text: String, _ example: String) throws -> (String, String) {
        guard let mark = text.lastIndex(of: "=") else {
            throw call.usageError(
                saying("“\(text)” has no =."),
                hint: saying("Write it like \(example).")
            )
        }
        return (String(text[..<mark]), String(text[text.index(after: mark)...]))
    }
}
