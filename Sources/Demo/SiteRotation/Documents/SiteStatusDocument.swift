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
        let targetHours: Double
    }

    /// The last sync with the folder of this device.
    struct Sync: Encodable, Sendable {
        let folder: String
        @Nullable var lastSync: Date?
        let isOverdue: Bool
    }

    @Nullable var home: Home?
    let recommended: [RankedLocationDocument]
    @Nullable var longestRested: String?
    @Nullable var sync: Sync?
    let ahead: [SiteEntryDocument]

    init(
        _ home: SiteHome,
        ahead records: SiteRecords,
        syncFolder: KnownSyncFolder?,
        display: SiteDisplay
    ) {
        ahead = records.ahead.map { SiteEntryDocument($0, in: records) }
        sync = syncFolder.map { folder in
            Sync(
                folder: folder.location,
                lastSync: folder.lastSync,
                isOverdue: folder.isOverdue(at: home.now)
            )
        }
        self.home = home.active.map { site in
            Home(
                location: site.location?.shortName,
                start: site.entry.startTime,
                elapsedHours: site.progress.elapsedHours,
                elapsedText: ActiveSiteAdapter(site, display: display).elapsedText,
                progress: site.progress.fraction,
                status: site.progress.status.rawValue,
                targetHours: site.progress.targetHours
            )
        }
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
        in records: SiteRecords
    ) -> TerminalText {
        .lines(SitesHistoryText.lines(ahead, in: records) + lines(home))
    }

    /// The first screen, line by line.
    static func lines(_ home: SiteHomeAdapter) -> [TerminalText] {
        var lines: [TerminalText] = ["\(home.title, .bold)"]
        if let active = home.active {
            lines += [
                "\(active.since)",
                "\(bar(active.ringFraction)) \(active.elapsedText) of \(active.target) · "
                    + "\(active.statusText, .bold)",
            ]
        }
        if let invitation = home.invitation { lines.append("\(invitation)") }
        if !home.recommended.isEmpty {
            lines += ["", "Recommended next:"] + home.recommended.map(line)
        }
        if let rested = home.longestRested, let remark = home.remark {
            lines += ["", "\(remark)", line(rested)]
        }
        return lines
    }

    private static func line(_ row: SiteRowAdapter) -> TerminalText {
        "  \(row.title) · \(row.lastUse)\(row.lastUseDate.map { ", \($0)" } ?? "")"
    }

    /// A bar of twenty cells, filled from the left.
    private static func bar(_ fraction: Double) -> TerminalText {
        let filled = Int((fraction * 20).rounded())
        let cells = String(repeating: "█", count: filled)
        return "\(cells + String(repeating: "░", count: 20 - filled))"
    }
}
