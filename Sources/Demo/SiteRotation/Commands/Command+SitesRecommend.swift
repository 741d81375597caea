import MomentumDomain

extension Command {
    /// `momentum sites recommend`
    static let sitesRecommend = Command(
        "recommend",
        summary: "List where the next set could go, and what to avoid.",
        options: [SitesRecommendCommand.strategy, SitesRecommendCommand.cooldown],
        example: "momentum sites recommend --strategy byBodyPart",
        json: """
            {"avoid": [names], "recommended": [names], "longestRested": name | null, \
            "all": [{"id", "name", "category", "lastUsed", "lastUsedText"}]}
            """
    ) { call, context in
        let composition = try Composition(context)
        let settings = try await composition.siteSettings()
        let sites = SiteRecommender.recommend(
            try await composition.siteRecords(),
            options: RecommendationOptions(
                strategy: call[SitesRecommendCommand.strategy] ?? settings.strategy,
                cooldown: call[SitesRecommendCommand.cooldown] ?? settings.cooldown
            )
        )
        let display = try composition.siteDisplay()
        return CommandAnswer(
            SiteRecommendationsDocument(sites, now: context.clock.now, display: display),
            text: SiteRecommendationsDocument.text(
                sites,
                now: context.clock.now,
                display: display
            )
        )
    }
}
