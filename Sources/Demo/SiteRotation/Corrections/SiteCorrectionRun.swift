import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// A correction on the command line: the plan is shown, confirmed and applied.
@MainActor
struct SiteCorrectionRun {
    nonisolated static let dryRun = Option.flag(
        "dry-run",
        "Show what would change, and change nothing."
    )
    nonisolated static let yes = Option.flag("yes", short: "y", "Do not ask.")

    let composition: CompositionRoot
    let records: SiteRecords
    let context: CommandContext
    private let model: SiteCorrectionViewModel
    private let apply: @MainActor () async -> Void

    /// `review` plans and applies corrections; a correction may also have a screen of its own.
    init(
        _ composition: CompositionRoot,
        _ context: CommandContext,
        review: SiteReviewViewModel? = nil
    ) async throws {
        self.composition = composition
        self.context = context
        records = try await composition.sites.records()
        let model = review?.correction ?? composition.sites.makeCorrectionViewModel()
        self.model = model
        apply = if let review { review.apply } else { model.apply }
    }

    var display: SiteDisplay { composition.sites.display }

    /// The entry for a text on the command line.
    func entry(_ text: String) throws -> SiteEntry {
        try SiteArgument(records: records, context: context).entry(text, display: display)
    }

    /// A command line of the corrected log, for the user to type.
    func command(_ words: String) -> String {
        context.commandLine("\(records.device.command) \(words)")
    }

    /// Refuses a correction without a person to confirm it.
    static func checkAnswer(_ call: Invocation, _ context: CommandContext) throws {
        guard call[yes] || call[dryRun] || context.console.traits.isInputTerminal else {
            throw call.usageError(
                said("A correction asks first."),
                hint: said("Add --yes to apply it unasked, or --dry-run to see what would change.")
            )
        }
    }

    /// Plans a correction, asks for confirmation unless it is given, and applies the plan.
    ///
    /// - Parameters:
    ///   - correction: The correction; its id becomes the id of the change.
    ///   - call: The command line; `--dry-run` only shows the plan.
    ///   - isAgreed: True to skip the question.
    ///   - question: The question below the plan.
    /// - Returns: The plan, and true if it was applied.
    /// - Throws: The refusal of the correction, or the failure to save.
    func carryOut(
        _ correction: SiteCorrection,
        _ call: Invocation,
        isAgreed: Bool,
        asking question: TerminalText = "Change this?"
    ) async throws -> (plan: SiteCorrectionPlan, isApplied: Bool) {
        await model.plan(correction)
        return try await agree(call, isAgreed: isAgreed, asking: question)
    }

    /// Asks about the plan until it is applied or abandoned.
    private func agree(
        _ call: Invocation,
        isAgreed: Bool,
        asking question: TerminalText
    ) async throws -> (plan: SiteCorrectionPlan, isApplied: Bool) {
        while true {
            switch model.state {
            case .refused(let message), .failed(_, let message): throw CommandFailure(message)
            case .applied(let plan): return (plan, true)
            case .planned(let plan, let message):
                if call[Self.dryRun] || plan.effects.isEmpty { return (plan, false) }
                if isAgreed {
                    // Without this question the user has not seen the plan, so a new one needs no
                    // confirmation.
                    if message != nil, !context.console.mode.isQuiet {
                        context.console.warn(
                            "The records have changed meanwhile, and it was planned anew.\n"
                        )
                    }
                } else {
                    if let message { context.console.show("\(message.sentence)\n") }
                    context.console.show(text(of: plan))
                    guard try await context.console.confirm(question) == true else {
                        return (plan, false)
                    }
                }
                await apply()
            default: throw CommandFailure.interrupted
            }
        }
    }

    /// Performs a correction for a command whose answer is the plan.
    func answer(_ correction: SiteCorrection, _ call: Invocation) async throws -> CommandResult {
        await model.plan(correction)
        return try await answer(call)
    }

    /// Performs the current plan for such a command.
    func answer(_ call: Invocation) async throws -> CommandResult {
        let isAgreed = call[Self.yes]
        let (plan, isApplied) = try await agree(call, isAgreed: isAgreed, asking: "Change this?")
        var lines: TerminalText =
            isApplied ? "Changed.\n" : plan.effects.isEmpty ? "" : "Nothing has been changed.\n"
        // A plan that was asked about is already on the screen.
        if isAgreed || call[Self.dryRun] || plan.effects.isEmpty { lines += text(of: plan) }
        let result = CommandResult(
            SiteCorrectionDocument(plan: document(of: plan), applied: isApplied),
            text: lines
        )
        return isApplied ? result.saved(undo: context.undoOfSites) : result
    }

    func document(of plan: SiteCorrectionPlan) -> SitePlanDocument {
        SitePlanDocument(plan, in: records, display: display)
    }

    /// The sentences of a plan, one below the other.
    func text(of plan: SiteCorrectionPlan) -> TerminalText {
        .lines(
            SiteCorrectionAdapter(plan, in: records, now: context.dates.now, display: display)
                .lines.map { "  \($0)" }
        )
    }
}
