import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// `sites import --map`: the import of any program's table.
@MainActor
struct SitesImportMapping {
    nonisolated static let map = Option.flag("map", "Read the table of another program.")
    nonisolated static let dateOrder = Option.value(
        "date-order",
        "ORDER",
        "The order of day and month in dates such as 3/8/2026.",
        as: .choice(of: SiteSheetAnswers.DateOrder.self)
    )
    nonisolated static let missingTime = Option.value(
        "missing-time",
        "HH:mm",
        "The time of day of dates that have none.",
        as: .timeOfDay
    )
    nonisolated static let durationUnit = Option.value(
        "duration-unit",
        "UNIT",
        "The unit of durations that have none.",
        as: .choice(of: SiteSheetAnswers.DurationUnit.self)
    )
    nonisolated static let column = Option.repeated(
        "column",
        "MEANING=COLUMN",
        "The number or name of a column, such as start=1.",
        as: .text
    )
    nonisolated static let place = Option.repeated(
        "place",
        "TEXT=LOCATION",
        "The location of a text in the table, or new, or none.",
        as: .text
    )
    nonisolated static let places = Option.value(
        "places",
        "new|none",
        "The meaning of all other unknown places.",
        as: .choice("new", "none")
    )

    nonisolated static let options: [any AnyOption] = [
        map, dateOrder, missingTime, durationUnit, column, place, places,
    ]

    let call: Invocation
    private let root: CompositionRoot
    private let context: CommandContext
    private let screen: SiteImportMappingViewModel

    init(_ call: Invocation, _ root: CompositionRoot, _ context: CommandContext) {
        self.call = call
        self.root = root
        self.context = context
        screen = root.sites.makeImportMappingViewModel()
    }

    /// Refuses answers to questions that occur only with `--map`.
    nonisolated static func refuseAnswers(in call: Invocation) throws {
        let isAnswered =
            call[dateOrder] != nil || call[missingTime] != nil || call[durationUnit] != nil
            || !call[column].isEmpty || !call[place].isEmpty || call[places] != nil
        guard !isAnswered else {
            throw call.usageError(
                saying("The answers to questions about a table mean nothing without --map."),
                hint: saying("Add --map.")
            )
        }
    }

    /// Reads the file, asks the open questions, and imports.
    func run(_ mode: SiteImport.Mode) async throws -> CommandResult {
        let records = try await root.sites.records()
        let given = try answers(records)
        await WorkProgress.show(on: context.console) {
            await screen.read(contentsOf: call[SitesImportCommand.file], mode: mode)
            await screen.answer { $0 = given }
        }
        try checkUse(of: given)
        while case .asking(let questions, let mapping) = screen.state {
            try Task.checkCancellation()
            guard let question = questions.first, try await ask(question, records) else {
                throw needsAnswer(questions, mapping, records)
            }
        }
        switch screen.state {
        case .previewing(let preview, let mapping):
            if mode == .replace, preview.report.content == .locations {
                throw SitesImportCommand.nothingToReplace
            }
            if !call[SitesImportCommand.dryRun] {
                guard try await SitesImportCommand.isAgreed(preview, call, root, context) else {
                    return try answer(preview, mapping, records, isRefused: true)
                }
                await screen.confirm()
            }
            guard case .imported(let report) = screen.state else {
                return try answer(preview, mapping, records)
            }
            let remark = await SitesReviewCommand.line(root.sites, context)
            let issues = try await issues()
            return try answer(preview, mapping, records, remark: remark, issues: issues)
                .saved(undo: report.isChange ? context.undoOfSites : nil)
        case .refused(let message, let skipped):
            if !context.console.mode.isJSON {
                context.console.warn(.lines(SiteImportText.rows(skipped)))
            }
            throw CommandFailure(
                message.offeringColumn.naming(call[SitesImportCommand.file]),
                details: ["skipped": skipped.map(SiteSkipDocument.init)]
            )
        default: throw CommandFailure.interrupted
        }
    }

    /// Refuses answers for a table with the columns of an export, and for a place that the table
    /// does not contain.
    private func checkUse(of answers: SiteSheetAnswers) throws {
        let unused: String?
        var texts: [String]
        switch screen.state {
        case .previewing(_, nil):
            guard answers != SiteSheetAnswers() else { return }
            throw call.usageError(
                saying("The file has the columns of an export, which leave no question open."),
                hint: saying("Leave the answers out: only --merge or --replace counts here.")
            )
        case .previewing(_, let mapping?):
            texts = mapping.places.map(\.text)
            unused = mapping.unusedPlaces.first
        case .asking(let questions, let mapping):
            // The columns are asked first, before the places are read.
            guard !questions.contains(where: { $0.kind == "columns" }) else { return }
            texts = mapping.places.map(\.text)
            unused = mapping.unusedPlaces.first
            for case .place(let text, _, _) in questions { texts.append(text) }
        default: return
        }
        guard let unused else { return }
        let names = texts.prefix(9).map { saying("“\($0)”") }.joined(separator: ", ")
        throw call.usageError(
            saying("No row of the table has the place “\(unused)”."),
            hint: saying(texts.isEmpty ? "It has no places." : "It has \(names).")
        )
    }

    private func gone(_ preview: SiteImportPreview, _ records: SiteRecords) -> TerminalText {
        let removed = ReplacedEntries(preview, of: records, display: root.sites.display)
        let text =
            call[SitesImportCommand.dryRun]
            ? removed.preview(in: records, undo: context.commandLine("sites undo"))
            : removed.list(in: records, isPreview: false)
        return text.map { "\($0)\n" } ?? ""
    }

    /// The issues of the records after the import.
    private func issues() async throws -> [SiteIssueDocument] {
        let review = root.sites.makeReviewViewModel()
        await review.load()
        return await SitesReviewCommand.documents(
            review,
            try await SiteCorrectionRun(root, context)
        )
    }

    private func answer(
        _ preview: SiteImportPreview,
        _ mapping: SiteSheetMapping?,
        _ records: SiteRecords,
        isRefused: Bool = false,
        remark: String? = nil,
        issues: [SiteIssueDocument]? = nil
    ) throws -> CommandResult {
        if case .failed(_, _, let message) = screen.state { throw CommandFailure(message) }
        let isPreview = call[SitesImportCommand.dryRun] || isRefused
        var report = preview.report
        if case .imported(let done) = screen.state { report = done }
        let text: TerminalText =
            isRefused
            ? "Nothing was imported.\n"
            : SiteImportText.text(report, isPreview: isPreview)
                + gone(preview, records) + (mapping.map(SiteMappingText.text) ?? "")
                + (remark.map { "\($0)\n" } ?? "")
        let document = SiteMappedImportDocument(
            report,
            preview,
            mapping,
            in: records,
            issues: issues,
            isPreview: isPreview
        )
        return CommandResult(document, text: text)
    }

    /// Asks a person; false if there is no answer.
    private func ask(_ question: SiteSheetQuestion, _ records: SiteRecords) async throws -> Bool {
        let candidates = SiteMappingText.candidates(of: question, in: records.locations)
        let sentence = SiteMappingText.sentence(question, candidates: candidates)
        context.console.warn("\(sentence) \(SiteMappingText.forms(of: question))\n")
        guard let typed = try await context.console.ask("Answer, or nothing to stop:"),
            let text = typed.nilIfBlank
        else { return false }
        var answers = screen.answers
        if let problem = answers.read(text, for: question, in: records.locations) {
            context.console.warn("\(problem)\n")
            return true
        }
        await screen.answer { $0 = answers }
        return true
    }

    private func needsAnswer(
        _ questions: [SiteSheetQuestion],
        _ mapping: SiteSheetMapping,
        _ records: SiteRecords
    ) -> CommandFailure {
        let asked = questions.map {
            ($0, SiteMappingText.candidates(of: $0, in: records.locations))
        }
        let sentences = asked.enumerated().map { number, asked in
            let sentence = SiteMappingText.sentence(asked.0, candidates: asked.1)
            return "(\(number + 1)) \(sentence) \(SiteMappingText.option(for: asked.0))"
        }
        return CommandFailure(
            domain: SiteImportError.errorDomain,
            code: 7,
            kind: "needsAnswer",
            message: ([saying("Nothing was imported. The table leaves questions open:")] + sentences)
                .joined(separator: " "),
            details: [
                "questions": asked.map { SiteQuestionDocument($0, candidates: $1) },
                "mapping": SiteMappingDocument(mapping),
            ],
            isRefusal: true
        )
    }
}

extension ValueFormat where Value == Int {
    /// A time of day, as seconds since midnight.
    fileprivate static var timeOfDay: ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            guard let seconds = SiteSheetAnswers.timeOfDay(text) else {
                throw ValueProblem(
                    text,
                    saying("is not a time of day"),
                    hint: saying("Write it like 08:00.")
                )
            }
            return seconds
        }
    }
}
