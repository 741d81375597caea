/// The order of day and month that a table's dates reveal, or the question about it.
struct SheetDateOrder {
    /// The order; `nil` if no date needs one, and while the question is open.
    let order: SiteSheetAnswers.DateOrder?
    /// The date that reveals the order.
    let evidence: String?
    let question: SiteSheetQuestion?

    /// Finds a date with a day above twelve, which reveals the order; otherwise uses the answer.
    ///
    /// - Throws: ``SiteImportError/mixedDates(dmy:mdy:)`` if dates reveal both orders;
    ///   ``SiteImportError/otherDateOrder(row:text:)`` if one contradicts the answer.
    init(
        of rows: [SheetRow],
        answer: SiteSheetAnswers.DateOrder?
    ) throws(SiteImportError) {
        var shown: [SiteSheetAnswers.DateOrder: (number: Int, text: String)] = [:]
        var open: (text: String, dmy: SiteDay, mdy: SiteDay)?
        for row in rows {
            for (date, text) in row.dates {
                guard case .numbers(let first, let second, _) = date.form else { continue }
                if first > 12 || second > 12 {
                    let order: SiteSheetAnswers.DateOrder = first > 12 ? .dmy : .mdy
                    // A date that is invalid in both orders reveals nothing; its row is skipped.
                    if shown[order] == nil, date.day(order) != nil {
                        shown[order] = (row.number, text)
                    }
                } else if open == nil, let dmy = date.day(.dmy), let mdy = date.day(.mdy) {
                    open = (text, dmy, mdy)
                }
            }
        }
        if let dmy = shown[.dmy], let mdy = shown[.mdy] {
            throw .mixedDates(dmy: dmy.number, mdy: mdy.number)
        }
        if let (found, date) = shown.first {
            guard answer == nil || answer == found else {
                throw .otherDateOrder(row: date.number, text: date.text)
            }
            (order, evidence, question) = (found, date.text, nil)
        } else if let answer {
            (order, evidence, question) = (answer, nil, nil)
        } else {
            (order, evidence) = (nil, nil)
            question = open.map { .dateOrder(example: $0.text, dmy: $0.dmy, mdy: $0.mdy) }
        }
    }
}
