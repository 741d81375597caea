import MomentumDomain

/// The columns of a table by their meaning.
struct SheetColumns {
    /// The number of columns.
    let count: Int
    /// False if the first record is already a row.
    let hasHeader: Bool
    /// The headers of the columns that are used.
    let names: [SiteSheetColumn: String]
    /// The headers of the other columns.
    let ignored: [String]
    /// The meanings that several columns could have, and a start without a column.
    let questions: [SiteSheetQuestion]
    private let positions: [SiteSheetColumn: Int]

    init(
        _ header: SiteSheet.Record,
        answers: [SiteSheetColumn: String]
    ) throws(SiteImportError) {
        let fields = header.fields.map { $0.collapsingWhiteSpace() }
        var positions: [SiteSheetColumn: Int] = [:]
        var taken: Set<Int> = []
        for (column, text) in answers {
            let position = try Self.position(of: text, in: fields)
            guard taken.insert(position).inserted else { throw .sharedColumn(position + 1) }
            positions[column] = position
        }
        var found: [SiteSheetColumn: [Int]] = [:]
        for (position, field) in fields.enumerated() where !taken.contains(position) {
            guard let column = SiteSheetColumn(header: field), positions[column] == nil else {
                continue
            }
            found[column, default: []].append(position)
        }
        var questions: [SiteSheetQuestion] = []
        for column in SiteSheetColumn.allCases {
            guard let several = found[column] else { continue }
            positions[column] = several[0]
            if several.count > 1 {
                questions.append(.columns(column, headers: several.map { fields[$0] }))
            }
        }
        if positions[.start] == nil {
            guard fields.contains(where: { SheetDate($0) != nil }) else {
                throw .noDateColumn(fields.joined(separator: " | ").shownOnOneLine())
            }
            questions.insert(.columns(.start, headers: fields), at: 0)
        }
        // With columns given by number, a first record without a known name may be a row with an
        // invalid date. Such a row must be reported.
        let isNamed =
            answers[.start] == nil || answers.values.contains { Int($0) == nil }
            || fields.contains(where: SiteSheetColumn.isName)
        let hasHeader =
            isNamed && (positions[.start].map { SheetDate(fields[$0]) == nil } ?? true)
        let used = Set(positions.values)
        count = fields.count
        self.hasHeader = hasHeader
        self.positions = positions
        self.questions = questions
        names = positions.mapValues { hasHeader ? fields[$0] : "\($0 + 1)" }
        ignored = fields.indices.filter { !used.contains($0) && !fields[$0].isEmpty }
            .map { hasHeader ? fields[$0] : "\($0 + 1)" }
    }

    /// The cell of a record; `nil` if the table lacks the column, or the record ends before it.
    func field(_ column: SiteSheetColumn, of record: SiteSheet.Record) -> String? {
        guard let position = positions[column], position < record.fields.count else { return nil }
        return record.fields[position]
    }

    private static func position(
        of text: String,
        in fields: [String]
    ) throws(SiteImportError) -> Int {
        if let number = Int(text), fields.indices.contains(number - 1) { return number - 1 }
        let named = fields.indices.filter { fields[$0].sheetKey == text.sheetKey }
        guard named.count == 1, !text.isEmpty else { throw .unknownColumn(text.shownOnOneLine()) }
        return named[0]
    }
}
