import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The question of `momentum sites log` about a change minutes after the previous one.
@MainActor
struct SoonLogged {
    enum Answer {
        case new
        /// A new change, because there is no one to ask.
        case unasked
        /// The previous change was at the wrong place.
        case correction
        case nothing
    }

    private let last: SiteLoggedAgain
    private let location: SiteLocation
    private let records: SiteRecords
    private let display: SiteDisplay
    private let context: CommandContext

    init(
        _ last: SiteLoggedAgain,
        _ location: SiteLocation,
        _ records: SiteRecords,
        _ display: SiteDisplay,
        _ context: CommandContext
    ) {
        self.last = last
        self.location = location
        self.records = records
        self.display = display
        self.context = context
    }

    private var name: String {
        display.texts.displayName(of: records.location(last.active.locationID))
    }

    /// The sentence that names the previous change.
    private var sentence: String {
        let moment = display.dateAndTime(last.active.startTime)
        return last.isAhead
            ? saying("\(name) was logged on \(moment), which is ahead of this clock.")
            : saying("\(name) was logged on \(moment), minutes before.")
    }

    /// The choice of the person at the terminal, who sees the remark about a correction.
    ///
    /// If there is no one to ask, another place is logged with a remark.
    ///
    /// - Throws: The refusal of the same place, if there is no one to ask.
    func answer(isAgain: Bool, remark: String?) async throws -> Answer {
        guard !isAgain else { return .new }
        if last.isSamePlace {
            switch try await context.console.confirm("\(sentence) Log it again?") {
            case true?: return .new
            case false?: return .nothing
            case nil: throw refusal
            }
        }
        let remark = remark.map { "\($0) " } ?? ""
        let question: TerminalText =
            """
            \(sentence) \(remark)Correct it to \(location.shownName), log a new change, or cancel? \
            [c/n/X]
            """
        guard let answer = try await context.console.ask(question) else {
            return .unasked
        }
        switch answer.lowercased().filter({ !$0.isWhitespace }) {
        case "c", "correct": return .correction
        case "n", "new": return .new
        default: return .nothing
        }
    }

    /// Explains how to turn the change, once logged, into a correction of the previous one.
    ///
    /// - Parameters:
    ///   - note: The typed note.
    ///   - profile: The profile as typed.
    func warn(about note: String?, _ profile: Replacement<String>?) {
        guard !context.console.mode.isQuiet else { return }
        let note = note.map { " --note \($0.shellWord)" } ?? ""
        let kind = profile.map { " --profile \(($0.value ?? "none").shellWord)" } ?? ""
        context.console.warn(
            "\(sentence) To correct it instead: \(undo) && \(correction)\(note)\(kind)\n"
        )
    }

    /// The answer of a command that corrected the previous entry.
    func corrected(_ state: SiteSelectionViewModel.State) throws -> CommandResult {
        if case .correctionFailed(_, _, let message) = state { throw CommandFailure(message) }
        guard case .corrected(let edited) = state else { throw CommandFailure.interrupted }
        let moment = display.dateAndTime(edited.entry.startTime)
        return CommandResult(
            LoggedSiteDocument(
                operation: edited.entry.id,
                entry: SiteEntryDocument(edited.entry, in: records),
                closed: nil,
                overlaps: SiteEntryDocument.list(edited.overlaps, in: records)
            ),
            text: "Corrected: \(location.shownName, .bold), \(moment).\n"
        )
        .saved(undo: context.undoOfSites)
    }

    private var undo: String { context.commandLine("sites undo") }

    /// The command names the entry, because another process may log a change before it is typed.
    private var correction: String {
        let id = SiteShortIDs(of: [last.active.id], in: records).text(last.active.id)
        return context.commandLine(
            "\(records.device.command) edit \(id) --location \(location.displayName.shellWord)"
        )
    }

    private var refusal: CommandFailure {
        CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 5,
            kind: "justLogged",
            message: saying("\(sentence) Nothing was logged. Add --again to log it again."),
            isRefusal: true
        )
    }
}
