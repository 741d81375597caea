import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The answer of `momentum sites watch status` and `… run`.
struct WatchStatusDocument: Encodable, Sendable {
    struct Home: Encodable, Sendable {
        @Nullable var location: String?
        let start: Date
        let elapsedText: String
        let status: String
        let targetHours: Double
    }

    struct Waiting: Encodable, Sendable {
        let id: UUID
        let location: UUID
        let requestedAt: Date
    }

    /// The state: `awaitingState`, `noActiveSite` or `wearing`.
    let state: String
    @Nullable var source: UUID?
    @Nullable var revision: Int?
    @Nullable var home: Home?
    let recommended: [RankedLocationDocument]
    let all: [RankedLocationDocument]
    let waiting: [Waiting]
    let notices: [String]

    init(_ situation: WatchSituation, now: Date, display: SiteDisplay) {
        let received = situation.state
        let texts = WatchHomeAdapter(situation, now: now, display: display)
        state = received == nil ? "awaitingState" : texts.active == nil ? "noActiveSite" : "wearing"
        source = received?.source
        revision = received?.revision
        if let received, let active = received.active(at: now), let shown = texts.active {
            home = Home(
                location: active.place?.shortName,
                start: active.start,
                elapsedText: shown.elapsedText,
                status: shown.status.rawValue,
                targetHours: received.targetHours
            )
        }
        let selection = received.map(WatchSelection.init)
        recommended = (selection?.recommended ?? []).map {
            RankedLocationDocument($0, now: now, display: display)
        }
        all = (selection?.all ?? []).map { RankedLocationDocument($0, now: now, display: display) }
        waiting = situation.waiting.map { command in
            Waiting(
                id: command.id,
                location: command.locationID,
                requestedAt: command.requestedAt
            )
        }
        notices = texts.notices
    }

    /// The first screen of the watch, line by line.
    static func text(_ home: WatchHomeAdapter) -> TerminalText {
        var lines: [TerminalText] = ["\(home.title, .bold)"]
        if let active = home.active {
            lines += [
                "\(active.since)",
                "\(active.elapsedText) of \(active.target) · \(active.statusText, .bold)",
            ]
        }
        if let invitation = home.invitation { lines.append("\(invitation)") }
        if !home.recommended.isEmpty {
            lines +=
                ["", "Recommended next:"]
                + home.recommended.map { "  \($0.title) · \($0.lastUse)" }
        }
        if !home.notices.isEmpty { lines += [""] + home.notices.map { "\($0)" } }
        return .lines(lines)
    }
}
