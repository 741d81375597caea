/// The order of day and month that the dates of a table show, or the question about it.
struct SheetDateOrder {
    /// `nil` where no date needs one, and while it is asked.
    let order: SiteSheetAnswers.DateOrder?
    /// The date that shows it.
    let evidence: String?
    let question: SiteSheetQuestion?

    /// Finds a date whose day is above twelve, which shows the order; without one the answer
    /// holds.
    ///
    /// - Throws: ``SiteImportError/mixedDates(dmy:mdy:)`` if dates show both orders, and
    ///   ``SiteImportError/otherDateOrder(row:text:)`` if one shows another than the answer.
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
                    // A date in neither order shows nothing; its row is left out.
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
