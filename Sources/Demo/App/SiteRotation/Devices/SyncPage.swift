import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The sync with other devices: its folder, its status, and the question about two histories.
@Observable
final class SyncPage: AppPage {
    enum Name {
        static let folder = "Folder"
        static let user = "User"
    }

    let state = PageState()
    let session: SyncSession
    let text: SiteSyncText
    let display: SiteDisplay
    /// The reason the known folder could not be read.
    private var failure: ErrorMessage?
    private var isRecalled = false

    init(_ session: SyncSession, display: SiteDisplay) {
        self.session = session
        self.display = display
        text = SiteSyncText(texts: display.texts.sync, zone: display.calendar.timeZone)
    }

    var title: String { "Sync" }
    var remark: TerminalText { "\(session.place ?? "")" }
    var trouble: ErrorMessage? { failure }

    var fields: [PageField] {
        guard session.isPossible, isRecalled, session.place == nil else { return [] }
        let folder = PageField.text(Name.folder, state.text(Name.folder) ?? "") { _ in }
        guard state.text(Name.folder)?.contains("://") == true else { return [folder] }
        return [folder, .text(Name.user, state.text(Name.user) ?? "") { _ in }]
    }

    var actions: [PageAction] {
        guard failure == nil else { return retry }
        guard session.isPossible, isRecalled else { return [] }
        guard session.place != nil else {
            return [
                PageAction(.enter, "sync", "Sync with this folder from now on.") { [self] in
                    await connect()
                }
            ]
        }
        return session.question == nil ? connected : answers
    }

    var view: View {
        guard session.isPossible else {
            return .paragraph("Records in memory have nothing to sync.")
        }
        guard isRecalled else { return .text("Looking for the folder …") }
        guard session.place != nil else { return .column(form) }
        return .column(place + (session.question.map(question) ?? status))
    }

    func load() async {
        failure = nil
        do {
            try await session.recall()
            isRecalled = true
        } catch {
            failure = ErrorMessage(error, words: .current)
        }
        state.focus = fields.isEmpty ? nil : 0
    }

    func stay() async {
        await session.stay { [state] in
            fields.contains { state.text($0.name)?.nilIfBlank != nil }
        }
    }

    private func connect() async -> PageAction.Outcome {
        let folder = state.text(Name.folder) ?? ""
        let user = state.text(Name.user) ?? ""
        if let problem = await session.connect(to: folder, user: user) {
            return .said("\(problem)")
        }
        state.focus = nil
        return await sync()
    }

    private func sync(joining choice: SiteJoinChoice? = nil) async -> PageAction.Outcome {
        await session.sync(joining: choice)
        guard session.question != nil else { return .said("\(session.status.texts.label).") }
        return choice == nil
            ? .done : .said("A history has changed meanwhile. Nothing was done.")
    }

    private var connected: [PageAction] {
        var actions = [
            PageAction("s", "sync now", "Sync once, now.") { [self] in await sync() }
        ]
        if canMakeFolder {
            actions.append(
                PageAction("c", "create folder", "Make the folder if it is not there.") {
                    [self] in
                    await attempt(session.makeFolder)
                }
            )
        }
        if canMoveHere {
            actions.append(
                PageAction("m", "move here", "Make this the sync folder of this device.") {
                    [self] in
                    await attempt(session.moveHere)
                }
            )
        }
        if session.outcome?.unjoined != nil { actions += remedies }
        return actions + [
            PageAction.now("o", "other folder", "Name another folder.") { [self] in
                session.disconnect()
                state.focus = 0
            },
            PageAction("x", "stop", "End syncing on this device; nothing is deleted.") { [self] in
                await stop()
            },
        ]
    }

    private var hasProblem: Bool {
        if case .error = session.status.state.status { true } else { false }
    }

    private var canMakeFolder: Bool {
        // The failure for a removed folder has no kind, because its drive may only be disconnected.
        hasProblem && [nil, .noFolder, .wasEmptied].contains(session.lastFailure?.ownKind)
    }

    private var canMoveHere: Bool {
        hasProblem && session.lastFailure?.ownKind == .otherFolder
    }

    /// The answers that do not give up the history of this device.
    private var remedies: [PageAction] {
        [
            answer("b", "both", "Join both histories.", .both),
            answer("a", "apart", "Keep the two apart in one folder.", .apart),
        ]
    }

    private func answer(
        _ key: Key,
        _ name: String,
        _ help: String,
        _ choice: SiteJoinChoice
    ) -> PageAction {
        PageAction(key, name, help) { [self] in await sync(joining: choice) }
    }

    private var answers: [PageAction] {
        let help = "Take the folder's, and keep this device's in a backup."
        return [remedies[0], answer("f", "folder's", help, .folder), remedies[1]] + [
            PageAction("n", "neither", "Change nothing, and sync with no folder.") { [self] in
                session.disconnect()
                state.focus = 0
                return .said("Nothing was changed.")
            }
        ]
    }

    /// Fixes a failure, then syncs again.
    private func attempt(
        _ remedy: () async throws(SiteSyncFailure) -> Void
    ) async -> PageAction.Outcome {
        do throws(SiteSyncFailure) {
            try await remedy()
        } catch {
            return .said("\(error.message)")
        }
        return await sync()
    }

    private func stop() async -> PageAction.Outcome {
        let place: String?
        do {
            place = try await session.stop()
        } catch {
            return .said("\(ErrorMessage(error, words: .current).sentence)")
        }
        state.typed = [:]
        state.focus = 0
        let copy: TerminalText = place.map { ", and in “\($0)”" } ?? ""
        return .said("Stopped. The records stay on this device\(copy).")
    }
}
