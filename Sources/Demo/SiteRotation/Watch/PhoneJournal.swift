import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumTerminal
import Synchronization

/// Passes states to the watch, and reports each on the terminal.
final class PhoneJournal: WatchStateSender {
    private let sender: any WatchStateSender
    private let console: Console
    private let texts: SiteTexts
    private let sent = Mutex<[WatchState]>([])

    init(_ sender: any WatchStateSender, console: Console, texts: SiteTexts) {
        self.sender = sender
        self.console = console
        self.texts = texts
    }

    /// The states sent to the watch, the oldest first.
    var states: [WatchState] { sent.withLock { $0 } }

    func send(_ state: WatchState) async throws(WatchLinkError) {
        try await sender.send(state)
        let before = sent.withLock { states in
            states.append(state)
            return states.dropLast().last
        }
        let site = state.active.map { texts.displayName(of: $0.place) } ?? texts.noActiveSite
        console.remark("State \(state.revision) pushed: \(site)\n")
        let known = Set((before?.answers ?? []).map(\.id))
        for answer in state.answers where before != nil && !known.contains(answer.id) {
            let outcome: TerminalText =
                answer.refusal.map { "\(texts.watch.reason($0))" } ?? "logged"
            console.remark("Command \(answer.id.uuidString): \(outcome)\n")
        }
    }
}
