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
        let restingUntil: Nullable<Date>?
        let clash: String?
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
                lastUsedText: display.lastUse(site.placeRest, now: now),
                restingUntil: site.rest.map { Nullable(wrappedValue: $0.until) },
                clash: site.clash?.rawValue
            )
        }
    }

    static func text(
        _ recommendations: SiteRecommendations,
        now: Date,
        display: SiteDisplay,
        on traits: TerminalTraits
    ) -> TerminalText {
        func rows(_ sites: [RankedLocation]) -> TerminalText {
            TextTable(
                [
                    .leading().cut(keeping: 23).priority(9), .leading().onlyWide.cut.priority(0),
                    .leading().priority(5), .leading().priority(1),
                    .leading().cut.priority(4),
                ],
                rows: sites.map { site in
                    let row = SiteRowAdapter(site, now: now, display: display)
                    return [
                        "  \(badge(row.category)) \(row.title)", "\(site.location.shortName)",
                        "\(row.lastUse)", "\(row.lastUseDate ?? "")",
                        TerminalText(row.badgeLabel ?? "", style(row.category)),
                    ]
                }
            )
            .text(on: traits)
        }
        let recommended = recommendations.recommended
        let longest = recommendations.longestRested
        let nothing = display.nothingRecommended(recommendations, now: now)
        let heading: TerminalText =
            recommended.isEmpty
            ? TerminalText(nothing).paragraph(on: traits)
            : "\(display.texts.recommended, .bold)\n"
        let offered =
            recommended.isEmpty
            ? longest.map { [$0] } ?? [] : recommended
        return heading + rows(offered) + "\n\("All Locations", .bold)\n"
            + rows(recommendations.all)
    }

    private static func style(_ category: SiteCategory) -> TextStyle {
        switch category {
        case .avoid: .caution
        case .recommended: .good
        case .resting: .dim
        case .neutral: .plain
        }
    }

    /// A sign for each category; the label at the end of the line explains it.
    private static func badge(_ category: SiteCategory) -> TerminalText {
        switch category {
        case .avoid: "!"
        case .recommended: "✓"
        case .resting: "x"
        case .neutral: " "
        }
    }
}
