import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

struct SiteRecommendationsDocument: Encodable, Sendable {
    struct Row: Encodable, Sendable {
        let id: String
        let name: String
        let category: String
        @Nullable var lastUsed: Date?
        let lastUsedText: String
    }

    let avoid: [RankedLocationDocument]
    let recommended: [RankedLocationDocument]
    @Nullable var longestRested: String?
    let all: [Row]

    init(_ recommendations: SiteRecommendations, now: Date, display: SiteDisplay) {
        avoid = recommendations.avoid.map {
            RankedLocationDocument($0, now: now, display: display)
        }
        recommended = recommendations.recommended.map {
            RankedLocationDocument($0, now: now, display: display)
        }
        longestRested = recommendations.longestRested?.location.shortName
        all = recommendations.all.map { site in
            Row(
                id: site.id.uuidString,
                name: site.location.shortName,
                category: site.category.rawValue,
                lastUsed: site.lastUse,
                lastUsedText: display.lastUse(site.lastUse, now: now)
            )
        }
    }

    static func text(
        _ recommendations: SiteRecommendations,
        now: Date,
        display: SiteDisplay
    ) -> TerminalText {
        func rows(_ sites: [RankedLocation]) -> [TerminalText] {
            sites.map { site in
                let row = SiteRowAdapter(site, now: now, display: display)
                let date: TerminalText = row.lastUseDate.map { ", \($0)" } ?? ""
                let label: TerminalText = row.badgeLabel.map { " · \($0)" } ?? ""
                return "  \(badge(row.category)) \(row.title) · \(row.lastUse)\(date)\(label)"
            }
        }
        let recommended = recommendations.recommended
        let longest = recommendations.longestRested
        let heading: [TerminalText] =
            recommended.isEmpty
            ? ["\(display.nothingRecommended(longestRested: longest, now: now))"]
            : ["\(display.texts.recommended, .bold)"]
        let offered =
            recommended.isEmpty
            ? longest.map { [$0] } ?? [] : recommended
        return .lines(
            heading + rows(offered) + ["", "\("All Locations", .bold)"]
                + rows(recommendations.all)
        )
    }

    /// A sign for each category; the label at the end of its line explains it.
    private static func badge(_ category: SiteCategory) -> TerminalText {
        switch category {
        case .avoid: "!"
        case .recommended: "✓"
        case .neutral: " "
        }
    }
}
