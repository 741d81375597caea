import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesReviewCommand {
    static let fix = Option.value(
        "fix",
        "N",
        "Mend the issue with this number, after showing what would change.",
        as: .integer(in: 1...Int.max)
    )

    static let command = Command(
        "review",
        summary: "See overlaps, gaps and changes logged twice, and mend them one by one.",
        options: [fix, SiteCorrectionRun.dryRun, SiteCorrectionRun.yes],
        example: "momentum sites review --fix 1",
        json: """
            {"issues": [{"number", "kind": "overlap" | "gap" | "duplicate" | "long", "entries": [ids], \
            "from", "to", "hours", "fix": plan | null}]}; with --fix {"plan", "applied"}, as insert
            """
    ) { call, context in
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let review = composition.sites.makeReviewViewModel()
        let run = try await SiteCorrectionRun(composition, context, review: review)
        await review.load()
        if case .failed(let message) = review.state { throw CommandFailure(message) }
        guard let number = call[fix] else { return try await list(review, run) }
        guard number <= review.issues.count else { throw noIssue(number, review.issues.count) }
        let row = review.issues[number - 1]
        guard row.hasFix else { throw noFix(row, run) }
        try SiteCorrectionRun.checkAnswer(call, context)
        await review.plan(row)
        return try await run.answer(call)
    }

    /// The line at the end of a report; `nil` if nothing seems wrong.
    @MainActor
    static func line(
        _ sites: SiteRotationBuilder,
        _ context: CommandContext,
        _ device: WornDevice = .set
    ) async -> String? {
        // The change is saved: an interruption here must not be reported as one that changed
        // nothing.
        guard let counts = try? await sites.issueCounts() else { return nil }
        return saying(
            "\(counts). See them with: \(context.commandLine("\(device.command) review"))"
        )
    }

    @MainActor
    private static func list(
        _ review: SiteReviewViewModel,
        _ run: SiteCorrectionRun
    ) async throws -> CommandResult {
        let rows = await documents(review, run)
        var lines: [TerminalText] = review.issues.map { row in
            "\(row.number, .bold)  \(row.text)"
        }
        if lines.isEmpty { lines = ["\(run.display.texts.corrections.clear)"] }
        if let first = review.issues.first(where: \.hasFix) {
            lines.append(
                "Mend one with: \(run.command("review --fix \(first.number)"))"
            )
        }
        if review.issues.contains(where: { [.gap, .long].contains($0.issue.kind) }) {
            lines.append(
                "Put in a forgotten change with: \(run.command("insert LOCATION --at TIME"))"
            )
        }
        return CommandResult(SiteReviewDocument(issues: rows), text: .lines(lines))
    }

    /// The issues with their plans; only programs read them all at once.
    @MainActor
    static func documents(
        _ review: SiteReviewViewModel,
        _ run: SiteCorrectionRun
    ) async -> [SiteIssueDocument] {
        guard run.context.console.mode.isJSON else { return [] }
        var rows: [SiteIssueDocument] = []
        for row in review.issues {
            await review.plan(row)
            let plan = row.hasFix ? review.correction.plan : nil
            rows.append(SiteIssueDocument(row, fix: plan.map(run.document(of:))))
        }
        return rows
    }

    private static func noIssue(_ number: Int, _ count: Int) -> CommandFailure {
        refusal(
            "unknownIssue",
            said(
                count == 0
                    ? "There is no issue \(number): nothing seems wrong."
                    : "There is no issue \(number). The last one is \(count)."
            )
        )
    }

    @MainActor
    private static func noFix(
        _ row: SiteIssueAdapter,
        _ run: SiteCorrectionRun
    ) -> CommandFailure {
        refusal(
            "noFix",
            saying("\(row.text) Only you can know: \(run.command("insert LOCATION --at TIME"))")
        )
    }

    private static func refusal(_ kind: String, _ message: String) -> CommandFailure {
        CommandFailure(
            domain: CommandFailure.ownDomain,
            code: kind == "noFix" ? 32 : 31,
            kind: kind,
            message: message,
            isRefusal: true
        )
    }
}

/// The answer of `momentum sites review` (CL-8).
struct SiteReviewDocument: Encodable, Sendable {
    let issues: [SiteIssueDocument]
}

struct SiteIssueDocument: Encodable, Sendable {
    let number: Int
    let kind: String
    /// The ids, earliest start first.
    let entries: [String]
    let from: Date
    let to: Date
    let hours: Double
    /// The plan; `nil` if only the wearer can fix the issue.
    @Nullable var fix: SitePlanDocument?

    init(_ row: SiteIssueAdapter, fix: SitePlanDocument?) {
        number = row.number
        kind = row.issue.kind.rawValue
        entries = row.issue.entries.map(\.id.uuidString)
        from = row.issue.from
        to = row.issue.to
        hours = row.issue.hours
        self.fix = fix
    }
}
