import Foundation
import MomentumData
import MomentumDomain

/// One run of `momentum sites sync`.
@MainActor
struct SitesSyncSession {
    private let call: Invocation
    private let console: Console
    private let synchronizer: any SiteSynchronizer
    private let keeping: any KeepSitesInSyncUseCaseProtocol
    private let text: SiteSyncText

    init(_ call: Invocation, _ context: CommandContext) throws {
        guard context.dataDirectory != nil else {
            throw call.usageError(
                "Records in memory have nothing to sync.",
                hint: "Leave out --in-memory."
            )
        }
        self.call = call
        console = context.console
        let folder = try Self.folder(call, context)
        let root = try CompositionRoot(context, syncFolder: folder)
        synchronizer = try root.siteSynchronizer()
        keeping = try root.sitesInSync()
        text = SiteSyncText(texts: SiteTexts().sync, calendar: context.calendar)
    }

    /// Syncs once, after a question if there is one.
    func once(joining choice: SiteJoinChoice?) async throws -> CommandAnswer {
        let outcome = try await sync(joining: choice)
        return CommandAnswer(SiteSyncDocument(outcome), text: text.text(outcome))
    }

    /// Syncs until somebody interrupts it; a failure is told and tried again.
    func keep(joining choice: SiteJoinChoice?) async throws {
        try console.print(try await once(joining: choice))
        let (console, text) = (console, text)
        await keeping.execute { result in
            switch result {
            case .success(let outcome) where outcome.question != nil:
                console.warn(.lines(["The folder holds another history now. Sync it once."]))
            case .success(let outcome):
                if console.mode.isJSON {
                    try? console.write(SiteSyncDocument(outcome))
                } else if outcome.published + outcome.received > 0 {
                    console.show(text.text(outcome))
                }
            case .failure(let failure):
                console.warn("\(failure.message)\n")
            }
        }
        try Task.checkCancellation()
    }

    private func sync(joining choice: SiteJoinChoice?) async throws -> SiteSyncOutcome {
        let outcome = try await synchronizer.sync(joining: choice)
        guard let question = outcome.question else { return outcome }
        guard let answer = try await ask(question) else {
            throw call.usageError(
                "The folder holds another history, of \(text.history(question.folder)); this "
                    + "device has \(text.history(question.own)). Nothing was changed.",
                hint: "Add --join both, --join folder or --join apart."
            )
        }
        return try await synchronizer.sync(joining: answer)
    }

    private func ask(_ question: SiteJoinQuestion) async throws -> SiteJoinChoice? {
        guard console.traits.isInputTerminal else { return nil }
        console.warn(text.text(question))
        let answer = try await console.ask("both, folder or apart? Anything else cancels:")
        return answer.flatMap { SiteJoinChoice(rawValue: $0.lowercased()) }
    }

    private static func folder(
        _ call: Invocation,
        _ context: CommandContext
    ) throws -> any SyncFolder {
        switch call[SitesSyncCommand.target] {
        case .directory(let url):
            return DirectorySyncFolder(url.path(percentEncoded: false))
        case .server(let address):
            return WebDAVSyncFolder(
                address,
                credentials: try credentials(call, context),
                transport: URLSessionTransport()
            )
        }
    }

    private static func credentials(
        _ call: Invocation,
        _ context: CommandContext
    ) throws -> HTTPCredentials? {
        guard let user = call[SitesSyncCommand.user] else { return nil }
        let password = context.environment["MOMENTUM_SYNC_PASSWORD"] ?? ""
        guard let credentials = HTTPCredentials(user: user, password: password) else {
            throw call.usageError(
                "This name and password cannot be sent.",
                hint: "Leave out colons in the name, and control characters."
            )
        }
        return credentials
    }
}
