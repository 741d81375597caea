import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

struct SiteStatusDocument: Encodable, Sendable {
    struct Home: Encodable, Sendable {
        @Nullable var location: String?
        let start: Date
        let elapsedHours: Double
        let elapsedText: String
        let progress: Double
        let status: String
        let statusText: String
        let dueText: String
        let targetHours: Double
        /// The name of the profile.
        @Nullable var profile: String?

        init(_ site: ActiveSite, display: SiteDisplay) {
            let texts = ActiveSiteAdapter(site, display: display)
            _location = Nullable(wrappedValue: site.location?.shortName)
            start = site.entry.startTime
            elapsedHours = site.progress.elapsedHours
            elapsedText = texts.elapsedText
            progress = site.progress.fraction
            status = site.progress.status.rawValue
            statusText = texts.statusText
            dueText = texts.dueText
            targetHours = site.progress.targetHours
            profile = site.profile?.name
        }
    }

    /// The last sync with the folder of this device.
    struct Sync: Encodable, Sendable {
        let folder: String
        @Nullable var lastSync: Date?
        let isOverdue: Bool
    }

    @Nullable var home: Home?
    let invitation: String
    let recommended: [RankedLocationDocument]
    @Nullable var longestRested: String?
    @Nullable var sync: Sync?
    let ahead: [SiteEntryDocument]
    /// The worn sensor; missing unless sensors are used.
    let sensor: Nullable<Home>?

    init(
        _ home: SiteHome,
        sensor: SiteHome?,
        ahead records: SiteRecords,
        syncFolder: KnownSyncFolder?,
        display: SiteDisplay
    ) {
        ahead = SiteEntryDocument.list(records.ahead, in: records)
        sync = syncFolder.map { folder in
            Sync(
                folder: folder.location,
                lastSync: folder.lastSync,
                isOverdue: folder.isOverdue(at: home.now)
            )
        }
        self.home = home.active.map { Home($0, display: display) }
        self.sensor = sensor.map { sensor in
            Nullable(wrappedValue: sensor.active.map { Home($0, display: display) })
        }
        invitation = SiteHomeAdapter(home, display: display).invitation
        recommended = home.recommendations.recommended.map {
            RankedLocationDocument($0, now: home.now, display: display)
        }
        longestRested = home.recommendations.longestRested?.location.shortName
    }
}

extension SiteStatusDocument {
    static func text(
        _ home: SiteHomeAdapter,
        ahead: SiteAheadAdapter?,
        in records: SiteRecords,
        on traits: TerminalTraits
    ) -> TerminalText {
        .lines(SitesHistoryText.lines(ahead, in: records) + lines(home, on: traits))
    }

    /// The lines of the first screen.
    static func lines(
        _ home: SiteHomeAdapter,
        on traits: TerminalTraits = .noTerminal
    ) -> [TerminalText] {
        var lines: [TerminalText] = ["\(home.title, .bold)"]
        if let active = home.active {
            let since = [active.since, active.profile].compactMap(\.self).joined(separator: " · ")
            lines += ["\(since)", wear(active, on: traits), "\(active.dueText)", ""]
        }
        lines += TerminalText(home.invitation).paragraph(on: traits).lines
        if !home.recommended.isEmpty {
            lines += ["", "Recommended next:"] + rows(home.recommended, on: traits)
        }
        if let rested = home.longestRested, let remark = home.remark {
            lines += [""] + TerminalText(remark).paragraph(on: traits).lines
            lines += rows([rested], on: traits)
        }
        return lines
    }

    private static func rows(
        _ rows: [SiteRowAdapter],
        on traits: TerminalTraits
    ) -> [TerminalText] {
        TextTable(
            [
                .leading().cut(keeping: 21).priority(3), .leading().priority(2),
                .leading().priority(1),
            ],
            rows: rows.map { ["  \($0.title)", "\($0.lastUse)", "\($0.lastUseDate ?? "")"] }
        )
        .text(on: traits).lines
    }

    /// The wear on one line, with a bar of at most twenty cells in the remaining room.
    private static func wear(
        _ active: ActiveSiteAdapter,
        on traits: TerminalTraits
    ) -> TerminalText {
        let style: TextStyle =
            switch active.status {
            case .onTrack: .good
            case .dueSoon: .caution
            case .overdue: .bad
            }
        let words: TerminalText =
            "\(active.elapsedText) of \(active.target) · \(active.statusText, style)"
        let room = traits.outputWidth.map { $0 - words.displayWidth - 1 } ?? .max
        return room < 4 ? words : "\(bar(active.ringFraction, cells: min(room, 20))) \(words)"
    }

    /// A bar that is filled from the left.
    private static func bar(_ fraction: Double, cells: Int) -> TerminalText {
        let filled = Int((fraction * Double(cells)).rounded())
        return
            "\(String(repeating: "█", count: filled))\(String(repeating: "░", count: cells - filled))"
    }
}
