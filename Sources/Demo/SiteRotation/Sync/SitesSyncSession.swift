import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumNetwork
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

@MainActor
final class SitesSyncSession {
    private let call: Invocation
    private let console: Console
    private let synchronizer: any SiteSynchronizer
    private let keeping: any KeepSitesInSyncUseCaseProtocol
    private let screen: SiteSyncStatusViewModel
    private let text: SiteSyncText
    private let display: SiteDisplay
    private let dates: any WallClock
    private let commandLine: (String) -> String
    /// True if this device has synced with the target before.
    private let isKnown: Bool
    /// The part of the last outcome told that lasts beyond its sync; `nil` after a failure.
    private var told: SiteSyncOutcome?
    /// The number of complete syncs on the screen at the last reading.
    private var shownSyncs = 0

    init(_ call: Invocation, _ context: CommandContext) async throws {
        guard context.dataDirectory != nil else {
            throw call.usageError(
                saying("Records in memory have nothing to sync."),
                hint: saying("Leave out --in-memory.")
            )
        }
        self.call = call
        console = context.console
        let target = try await Self.target(call, context)
        if let refusal = try await context.refusal(of: target) {
            throw call.usageError(refusal.sentence, hint: refusal.hint)
        }
        if case .directory = target, call[SitesSyncCommand.user] != nil {
            throw call.usageError(saying("--user is for a server; nobody signs in to a folder."))
        }
        let place = try target.place(
            besides: context.otherWearers().map(\.records),
            credentials: try Self.credentials(call, context)
        )
        let root = try await CompositionRoot.forRecords(
            .init(context: context, syncPlace: place, warnsOfSync: false)
        )
        synchronizer = try root.syncing.makeSynchronizer()
        keeping = try root.syncing.makeKeepInSync()
        isKnown = (try? await root.sites.syncTarget())?.isSame(as: target) ?? false
        screen = root.syncing.makeStatusViewModel()
        display = root.sites.display
        text = SiteSyncText(texts: display.texts.sync, zone: context.calendar.timeZone)
        dates = context.dates
        commandLine = context.commandLine
    }

    func once(joining choice: SiteJoinChoice?) async throws -> CommandResult {
        screen.appear()
        let outcome = try await sync(joining: choice)
        try await waitForScreen()
        told = outcome.lasting
        var answer = text.text(outcome, status: screen.texts)
        if let exchange = outcome.exchange {
            let backup = exchange.backup.path(percentEncoded: false).shellWord
            let command = commandLine("sites restore \(backup) --merge")
            answer += .lines(["Add the former entries to these with: \(data: command)"])
        }
        return CommandResult(
            SiteSyncDocument(outcome, state: screen.state, texts: screen.texts),
            text: answer
        )
    }

    /// Moves this device to the folder at the next sync.
    func moveHere() async throws {
        try await synchronizer.moveHere()
    }

    func makeFolder() async throws {
        try await synchronizer.makeFolder()
    }

    /// Syncs until interrupted; reports failures and tries again.
    func continuously(joining choice: SiteJoinChoice?) async throws {
        do {
            try console.print(try await once(joining: choice))
        } catch let failure as SiteSyncFailure
            where isKnown && choice == nil && SiteSyncStatus(failure).passes
        {
            // The next attempt follows at once, and reports its own failure.
        }
        await keeping.execute { await report($0) }
        try Task.checkCancellation()
    }

    private func report(_ result: Result<SiteSyncOutcome, SiteSyncFailure>) async {
        switch result {
        case .success(let outcome) where outcome.question != nil:
            console.warn(.lines(["The folder holds another history now. Sync it once."]))
        case .success(let outcome):
            guard (try? await waitForScreen()) != nil else { return }
            if console.mode.isJSON {
                let (state, texts) = (screen.state, screen.texts)
                try? console.write(SiteSyncDocument(outcome, state: state, texts: texts))
            } else if outcome.hasNews || outcome.lasting != told {
                console.show(text.text(outcome, status: screen.texts))
            }
            told = outcome.lasting
        case .failure(let failure):
            shownSyncs = screen.state.completedSyncs
            told = nil
            var state = SiteSyncState(isAvailable: true, lastSync: screen.state.lastSync)
            state.receive(.failed(.setup, failure))
            let texts = SiteSyncStatusAdapter(state, display: display, now: dates.now)
            console.warn("\(TerminalText(lines: texts.message))\n")
        }
    }

    /// Waits until the screen shows the sync that has just ended; it may already.
    private func waitForScreen() async throws {
        let expected = shownSyncs + 1
        try await screen.wait { $0.completedSyncs >= expected }
        shownSyncs = screen.state.completedSyncs
    }

    private func sync(joining choice: SiteJoinChoice?) async throws -> SiteSyncOutcome {
        var outcome = try await synchronizer.sync(joining: choice)
        while let question = outcome.question {
            guard let answer = try await ask(question) else {
                throw call.usageError(
                    saying(
                        """
                        The folder holds another history, of \(text.history(question.folder)); \
                        this device has \(text.history(question.own)). Nothing was changed.
                        """
                    ),
                    hint: saying(
                        """
                        Add --join both to put them together, --join folder to take the folder's \
                        and keep a copy of this device's, or --join apart to keep two in one folder.
                        """
                    )
                )
            }
            outcome = try await synchronizer.sync(answering: question, with: answer)
        }
        return outcome
    }

    private func ask(_ question: SiteJoinQuestion) async throws -> SiteJoinChoice? {
        guard console.traits.isInputTerminal else { return nil }
        console.warn(text.text(question))
        let answer = try await console.ask("both, folder or apart? Anything else cancels:")
        return answer.flatMap { SiteJoinChoice(rawValue: $0.lowercased()) }
    }

    /// The named target, or the one that the device syncs with.
    private static func target(
        _ call: Invocation,
        _ context: CommandContext
    ) async throws -> SyncTarget {
        let root = try CompositionRoot(.init(context: context))
        if let named = call[SitesSyncCommand.target] {
            // A damaged memory is the business of the sync itself.
            return named.spelled(as: try? await root.sites.syncTarget())
        }
        guard let target = try await root.sites.syncTarget() else {
            throw call.usageError(
                saying("This device syncs with no folder yet."),
                hint: saying("Name one: \(context.commandLine("sites sync FOLDER"))")
            )
        }
        return target
    }

    private static func credentials(
        _ call: Invocation,
        _ context: CommandContext
    ) throws -> HTTPCredentials? {
        guard let user = call[SitesSyncCommand.user] else { return nil }
        guard let password = context.environment["MOMENTUM_SYNC_PASSWORD"] else {
            throw call.usageError(
                saying("There is no password for --user."),
                hint: saying("Put it into MOMENTUM_SYNC_PASSWORD.")
            )
        }
        guard let credentials = HTTPCredentials(user: user, password: password) else {
            throw call.usageError(
                saying("This name and password cannot be sent."),
                hint: saying("Leave out colons in the name, and control characters.")
            )
        }
        return credentials
    }
}
