import Foundation
import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesReportCommand {
    static let from = Option.value("from", "DAY", "The first day of the report.", as: .day)
    static let to = Option.value("to", "DAY", "The last day, today without it.", as: .day)
    static let last = Option.value(
        "last",
        "DAYS",
        "As many days up to the last one; \(SiteReport.Request.usualDays) without a period.",
        as: .integer(in: 1...36_500)
    )
    static let name = Option.value("name", "NAME", "The name to print on it.", as: .text)
    static let notes = Option.flag("notes", "Print the notes, too.")
    static let output = Option.value(
        "output",
        short: "o",
        "FILE",
        "Write it to this file; standard output without it, or for -.",
        as: .output
    )

    struct Document: Encodable, Sendable {
        let from: String
        let to: String
        let timeZone: String
        let entries: Int
        let earlier: Int
        /// The file; `nil` if the page is in ``html``.
        let file: String?
        let html: String?
    }

    static let command = Command(
        "report",
        summary: "Make a report for a care team, as one HTML file to print.",
        details: """
            It has figures, charts and the entries of a period, and needs nothing from outside. \
            Entries belong to the day on which they start. Notes are left out without --notes.

            \(SiteTexts().disclaimer)
            """,
        options: [from, to, last, name, notes, output],
        example: "momentum sites report --last 30 --output report.html",
        json:
            #"{"from", "to", "timeZone", "entries": n, "earlier": n, "file"}; without FILE "html""#
    ) { call, context in
        try await CommandFailure.whole { try await run(call, context) }
    }

    @MainActor
    private static func run(
        _ call: Invocation,
        _ context: CommandContext
    ) async throws -> CommandResult {
        let root = try await CompositionRoot.forRecords(.init(context: context))
        let zone = root.sites.display.calendar.timeZone
        let screen = root.sites.makeReportViewModel()
        screen.request = try request(call, today: screen.request.to, zone, of: context.owner)
        let file = call[output].flatMap { $0.isStandardOutput ? nil : $0 }
        if let file {
            await screen.write(to: file)
        } else {
            await screen.load()
        }
        let report: SiteReport
        switch screen.state {
        case .made(let made), .written(let made, _): report = made
        case .failed(let message): throw CommandFailure(message)
        case .idle, .making: throw CommandFailure.interrupted
        }
        let page = SiteReportHTML(screen.texts(of: report)).text
        if file == nil, !context.console.mode.isJSON {
            context.console.write(content: Array(page.utf8))
            return .printed
        }
        return CommandResult(
            Document(
                from: report.request.from.description,
                to: report.request.to.description,
                timeZone: zone.identifier,
                entries: report.rows.count,
                earlier: report.earlierCount,
                file: file?.path(percentEncoded: false),
                html: file == nil ? page : nil
            ),
            text: "Wrote \(file?.path(percentEncoded: false) ?? "").\n"
        )
    }

    private static func request(
        _ call: Invocation,
        today: SiteDay,
        _ zone: TimeZone,
        of owner: String?
    ) throws -> SiteReport.Request {
        let last = call[to].map { SiteDay($0, in: zone) } ?? today
        if call[from] != nil, call[self.last] != nil {
            throw call.usageError(saying("--from and --last exclude each other."))
        }
        var request = SiteReport.Request(
            days: call[self.last] ?? SiteReport.Request.usualDays,
            to: last
        )
        if let first = call[from] { request.from = SiteDay(first, in: zone) }
        guard request.from <= request.to else {
            throw call.usageError(
                saying(
                    """
                    The period ends on \(request.to.text), before it begins on \
                    \(request.from.text).
                    """
                ),
                hint: saying("Write the earlier day after --from.")
            )
        }
        request.name = call[name] ?? owner
        request.includesNotes = call[notes]
        return request
    }
}
