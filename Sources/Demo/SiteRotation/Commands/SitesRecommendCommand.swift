import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumTerminal

enum SitesRecommendCommand {
    static let strategy = Option.value(
        "strategy",
        "NAME",
        "How to choose; the setting without it.",
        as: .choice(of: RecommendationStrategy.self)
    )
    static let cooldown = Option.value(
        "cooldown",
        "N",
        "How many changes a body part rests, for bodyPartCooldown.",
        as: .integer(in: SiteSettings.cooldownRange)
    )

    static let command = Command(
        "recommend",
        summary: "List where the next set could go, and what to avoid.",
        options: [strategy, cooldown],
        example: "momentum sites recommend --strategy byBodyPart",
        json: """
            {"avoid": [L], "recommended": [L], "longestRested": name | null, \
            "all": [L with "category"]}, L is {"id", "name", "lastUsed", "lastUsedText"}, for a \
            resting one also "restingUntil": time | null, at or beside what the other device wears \
            also "clash": "shared" | "near"
            """
    ) { call, context in
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let settings = try await composition.sites.settings()
        let chosen = call[strategy] ?? settings.strategy
        guard call[cooldown] == nil || chosen == .bodyPartCooldown else {
            throw call.usageError(
                saying("--cooldown means nothing for \(chosen.rawValue)."),
                hint: saying("Add --strategy bodyPartCooldown.")
            )
        }
        let sites = SiteRecommender.recommend(
            try await composition.sites.records(),
            at: context.dates.now,
            options: RecommendationOptions(
                strategy: chosen,
                cooldown: call[cooldown] ?? settings.cooldown,
                usesSensors: settings.usesSensors
            )
        )
        let display = composition.sites.display
        return CommandResult(
            SiteRecommendationsDocument(sites, now: context.dates.now, display: display),
            text: SiteRecommendationsDocument.text(
                sites,
                now: context.dates.now,
                display: display,
                on: context.console.traits
            )
        )
        .paged()
    }
}
