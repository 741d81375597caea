public import Foundation
import MomentumDomain

/// Reads any program's table as a history: the forgiving import.
///
/// An unambiguous value is taken, an ambiguous one causes a question, and a row without a meaning
/// is skipped.
public struct SiteSheetMapper {
    private let records: ArraySlice<SiteSheet.Record>
    private let columns: SheetColumns
    private let answers: SiteSheetAnswers
    private let zone: TimeZone
    private var mapping: SiteSheetMapping
    private var places: SheetPlaces
    private var rows: [SheetRow] = []
    private var skipped: [SiteImportReport.Skip] = []
    private var repairs: [SiteImportReport.Repair] = []

    /// Reads a table with the answers so far.
    ///
    /// - Parameters:
    ///   - sheet: The table.
    ///   - answers: The answers to earlier questions.
    ///   - locations: The known locations, in sort order.
    ///   - zone: The time zone of times without an offset.
    /// - Returns: All open questions, or the rows for ``PrepareSiteImportUseCase``.
    /// - Throws: ``SiteImportError/emptyFile``, ``SiteImportError/noDateColumn(_:)``,
    ///   ``SiteImportError/unknownColumn(_:)``, ``SiteImportError/sharedColumn(_:)``,
    ///   ``SiteImportError/mixedDates(dmy:mdy:)``, ``SiteImportError/otherDateOrder(row:text:)``.
    ///   `RepositoryError.cancelled` if the task was cancelled.
    /// - Complexity: O(*n*) in the number of rows.
    public static func read(
        _ sheet: SiteSheet,
        answers: SiteSheetAnswers,
        locations: [SiteLocation],
        zone: TimeZone
    ) throws(SiteImportError) -> SiteSheetReading {
        var mapping = SiteSheetMapping(sheet)
        guard let header = sheet.records.first else { throw .emptyFile }
        let columns = try SheetColumns(header, answers: answers.columns)
        if !columns.questions.isEmpty { return .questions(columns.questions, mapping) }
        mapping.columns = columns.names
        mapping.ignored = columns.ignored
        var mapper = SiteSheetMapper(
            records: sheet.records.dropFirst(columns.hasHeader ? 1 : 0),
            columns: columns,
            answers: answers,
            zone: zone,
            mapping: mapping,
            places: SheetPlaces(locations, answers: answers)
        )
        return try mapper.read()
    }

    private init(
        records: ArraySlice<SiteSheet.Record>,
        columns: SheetColumns,
        answers: SiteSheetAnswers,
        zone: TimeZone,
        mapping: SiteSheetMapping,
        places: SheetPlaces
    ) {
        self.records = records
        self.columns = columns
        self.answers = answers
        self.zone = zone
        self.mapping = mapping
        self.places = places
    }

    private mutating func read() throws(SiteImportError) -> SiteSheetReading {
        for (number, record) in records.enumerated() {
            try LongWork.step(
                number,
                of: records.count,
                .reading,
                orThrow: SiteImportError.repository
            )
            read(record)
        }
        let order = try SheetDateOrder(of: rows, answer: answers.dateOrder)
        let unit = durationUnit()
        var questions = [order.question, missingTime, unit.question].compactMap(\.self)
        questions += places.questions
        mapping.dateOrder = order.order
        mapping.dateOrderEvidence = order.evidence
        mapping.durationUnit = unit.unit
        mapping.places = places.mapping
        mapping.unusedPlaces = places.unusedAnswers
        guard questions.isEmpty else { return .questions(questions, mapping) }
        var table: [SiteHistoryTable.Row] = []
        for (number, row) in rows.enumerated() {
            try LongWork.step(
                number,
                of: rows.count,
                .checking,
                orThrow: SiteImportError.repository
            )
            if let row = self.row(row, order: order.order, unit: unit.unit) { table.append(row) }
        }
        return .table(
            SiteHistoryTable(
                rows: table,
                skipped: skipped.sorted { $0.row < $1.row },
                locationTexts: places.texts,
                repairs: repairs
            ),
            mapping
        )
    }

    private mutating func skip(
        _ row: Int,
        _ kind: SiteImportReport.Skip.Kind,
        _ text: String,
        _ detail: SiteImportReport.Skip.Detail? = nil
    ) {
        skipped.append(SiteImportReport.Skip(row: row, kind: kind, text: text, detail: detail))
    }
}

/// The reading of the cells.
extension SiteSheetMapper {
    private mutating func read(_ record: SiteSheet.Record) {
        func cell(_ column: SiteSheetColumn) -> String {
            columns.field(column, of: record).map { $0.collapsingWhiteSpace() } ?? ""
        }
        let number = record.number
        places.see(cell(.location), side: cell(.side))
        guard !record.isUnterminated else {
            return skip(number, .unterminatedQuote, record.fields.joined(separator: " "))
        }
        let surplus = record.fields.dropFirst(columns.count).first { $0.nilIfBlank != nil }
        if let surplus { return skip(number, .surplusField, surplus) }
        let (start, time, end) = (cell(.start), cell(.time), cell(.end))
        guard let date = SheetDate(start) else { return skip(number, .badDate, start) }
        var clock = date.time
        if !time.isEmpty {
            guard let read = SheetTime(time) else { return skip(number, .badDate, time) }
            // A spreadsheet may write a date as its midnight.
            let isDateAlone = clock.map { $0.seconds == 0 && $0.offset == nil } ?? true
            guard isDateAlone || read.seconds == clock?.seconds else {
                return skip(number, .conflictingTime, "\(start) \(time)")
            }
            if isDateAlone { clock = read }
        }
        let endDate = end.isEmpty ? nil : SheetDate(end)
        guard end.isEmpty || endDate != nil else { return skip(number, .badDate, end) }
        let duration = cell(.duration)
        let length = duration.isEmpty ? nil : SheetDuration(duration)
        guard duration.isEmpty || length != nil else {
            let detail: SiteImportReport.Skip.Detail? =
                SheetDuration.hasTwoReadings(duration) ? .twoReadings : nil
            return skip(number, .badDuration, duration, detail)
        }
        let note = columns.field(.note, of: record)?.nilIfBlank
        let text = cell(.reason)
        let reason = RemovalReason(name: text)
        // Words other than the names of reasons stay visible in the note.
        let remark = reason == nil ? text.nilIfBlank : nil
        let whole = remark.map { remark in note.map { "\($0) (\(remark))" } ?? remark } ?? note
        if let whole, whole.isLonger(than: SiteEntry.longestNote) {
            return skip(number, .longNote, whole)
        }
        if record.joinsLines {
            repairs.append(SiteImportReport.Repair(row: number, kind: .joinedLines))
        }
        guard let location = places.position(of: cell(.location), side: cell(.side)) else {
            let texts = [cell(.side), cell(.location)].filter { !$0.isEmpty }
            return skip(number, .longLocation, texts.joined(separator: " "))
        }
        rows.append(
            SheetRow(
                number: number,
                text: [start, clock == date.time ? "" : time].filter { !$0.isEmpty }
                    .joined(separator: " "),
                start: date,
                time: clock,
                end: endDate,
                endText: end,
                duration: length,
                durationText: duration,
                location: location,
                note: whole,
                reason: reason,
                reasonText: reason == nil ? nil : text
            )
        )
    }
}

/// The questions about all rows together.
extension SiteSheetMapper {
    private typealias Unit = (unit: SiteSheetAnswers.DurationUnit?, question: SiteSheetQuestion?)

    private var missingTime: SiteSheetQuestion? {
        guard answers.missingTime == nil else { return nil }
        let texts = rows.compactMap { row -> String? in
            if row.time == nil { return row.text }
            return row.end.flatMap { $0.time == nil ? row.endText : nil }
        }
        return texts.first.map { .missingTime(example: $0, rows: texts.count) }
    }

    /// The unit for durations without one: from the header, or hours if the median is above ten.
    private func durationUnit() -> Unit {
        let durations = rows.compactMap(\.duration)
        let open = rows.filter { $0.duration.map { $0.unit == nil } ?? false }
        guard let example = open.first else { return (nil, nil) }
        let header = mapping.columns[.duration].flatMap {
            SiteSheetAnswers.DurationUnit(header: $0)
        }
        if let unit = answers.durationUnit ?? header { return (unit, nil) }
        let numbers = durations.map(\.number).sorted()
        let median = (numbers[(numbers.count - 1) / 2] + numbers[numbers.count / 2]) / 2
        if open.count == durations.count, median > 10 { return (.hours, nil) }
        return (nil, .durationUnit(example: example.durationText, rows: open.count))
    }
}

/// The rows, once all questions are answered.
extension SiteSheetMapper {
    private mutating func row(
        _ row: SheetRow,
        order: SiteSheetAnswers.DateOrder?,
        unit: SiteSheetAnswers.DurationUnit?
    ) -> SiteHistoryTable.Row? {
        guard let start = moment(row.start, row.text, time: row.time, order: order, in: row) else {
            return nil
        }
        var wear = SiteHistoryTable.Wear.open
        let seconds = row.duration.map { $0.number * ($0.unit ?? unit ?? .hours).seconds }
        if let seconds {
            wear =
                seconds < 0
                ? .negative(row.durationText)
                : seconds > SheetRow.longest ? .tooLong : .seconds(Int64(seconds.rounded()))
        }
        if let date = row.end {
            guard
                let end = moment(date, row.endText, time: date.time, order: order, in: row)
            else { return nil }
            guard end >= start else {
                skip(row.number, .negativeDuration, "\(row.text) – \(row.endText)")
                return nil
            }
            if let seconds, seconds < 0 || abs(seconds.rounded() - Double(end - start)) > 60 {
                skip(row.number, .conflictingEnd, row.durationText)
                return nil
            }
            wear = Double(end - start) > SheetRow.longest ? .tooLong : .seconds(end - start)
        }
        return SiteHistoryTable.Row(
            number: row.number,
            start: start,
            startText: row.text,
            wear: wear,
            location: row.location,
            note: row.note,
            reason: row.reason,
            reasonText: row.reasonText
        )
    }

    /// The seconds since 1970 of a date with its text; a row without a valid date is skipped.
    private mutating func moment(
        _ date: SheetDate,
        _ text: String,
        time: SheetTime?,
        order: SiteSheetAnswers.DateOrder?,
        in row: SheetRow
    ) -> Int64? {
        let seconds = time?.seconds ?? answers.missingTime
        guard let day = date.day(order), let seconds else {
            skip(row.number, .badDate, text)
            return nil
        }
        if let offset = time?.offset {
            return Int64(day.start(in: .gmt).timeIntervalSince1970) + Int64(seconds - offset)
        }
        mapping.timeZone = zone.identifier
        let moments = LocalClock.moments(day, seconds, in: zone)
        guard let first = moments.first else {
            skip(row.number, .badDate, text, .clockChange)
            return nil
        }
        if moments.count > 1 {
            repairs.append(SiteImportReport.Repair(row: row.number, kind: .firstOfTwoHours))
        }
        return first
    }
}
