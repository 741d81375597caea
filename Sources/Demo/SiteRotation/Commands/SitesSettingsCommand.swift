import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesSettingsCommand {
    static let targetHours = Option.value(
        "target-hours",
        "N",
        "How long a set is to be worn, 12 to 168.",
        as: .number(
            in: SiteSettings.targetHoursRange,
            suggesting: SiteSettings().targetHoursChoices
        )
    )
    static let threshold = Option.value(
        "absorption-threshold",
        "N",
        "How many percent below the overall median a location is flagged, 5 to 50.",
        as: .number(
            in: SiteSettings.absorptionThresholdRange,
            suggesting: SiteSettings().absorptionThresholdChoices
        )
    )
    static let strategy = Option.value(
        "strategy",
        "NAME",
        "How recommended locations are chosen.",
        as: .choice(of: RecommendationStrategy.self)
    )

    static let sensors = Option.value(
        "sensors",
        "on|off",
        "Whether glucose sensors are logged beside sets.",
        as: .choice("on", "off")
    )

    static let clock = Option.value(
        "clock",
        "12|24|system",
        "The hours of the times on this device; system for those of its language.",
        as: .choice("12", "24", "system")
    )

    static let command = Command(
        "settings",
        summary: "Show or change the settings of the tracker.",
        options: [
            targetHours, threshold, strategy,
            SitesRecommendCommand.cooldown, sensors, clock,
        ],
        example: "momentum sites settings --target-hours 60",
        json: """
            {"targetHours", "absorptionThreshold", "strategy", "cooldown", "onboardingCompleted"}, \
            with sensors also "sensors": true, with chosen hours also "clock"
            """
    ) { call, context in
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let offer = try await UndoHint(composition.sites, context)
        let screen = composition.sites.makeSettingsViewModel(
            router: composition.router.projected(.sites)
        )
        let changes = changes(call)
        await screen.change(changes)
        if case .failed(_, let message) = screen.state { throw CommandFailure(message) }
        try await answerOffer(screen, context)
        if let message = screen.trouble { throw CommandFailure(message) }
        await screen.load()
        let settings = try screen.settings.loadedValue()
        if call[targetHours] != nil { try await remarkOnProfile(composition.sites, context) }
        let result = CommandResult(
            SiteSettingsDocument(settings),
            text: SitesSettingsText.text(screen, on: context.console.traits)
        )
        // Undo reverts the wearer's settings, but none of the device.
        return try await offer.mark(call[clock] == nil ? result : result.saved())
    }

    /// Remarks that a profile, not the target, determines the hours of the next change.
    @MainActor
    private static func remarkOnProfile(
        _ sites: SiteRotationBuilder,
        _ context: CommandContext
    ) async throws {
        guard let profile = try await sites.records().lastProfile else { return }
        let display = sites.display
        let sentence = display.texts.profiles.overridesTarget(
            profile.name,
            "\(display.number(profile.hours)) \(display.texts.hours)"
        )
        context.console.remark("\(data: sentence)\n")
    }

    /// Asks about adding places for sensors; without a person to ask, explains how to add them.
    @MainActor
    private static func answerOffer(
        _ screen: SiteSettingsViewModel,
        _ context: CommandContext
    ) async throws {
        guard case .offering(let zones) = screen.state, let question = screen.offerQuestion else {
            return
        }
        switch try await context.console.confirm("\(question)", isYesUsual: true) {
        case true?: await screen.acceptOffer()
        case false?: screen.declineOffer()
        case nil:
            screen.declineOffer()
            let commands = zones.map { zone in
                context.commandLine(
                    "sites locations add \(zone.bodyPart) --qualifier \(zone.qualifier) "
                        + "--sensors-only\n"
                )
            }
            context.console.remark(
                "Places for sensors alone are added with:\n"
                    + TerminalText(lines: commands.joined())
            )
        }
    }

    private static func changes(_ call: Invocation) -> [SiteSettingsChange] {
        [
            call[targetHours].map(SiteSettingsChange.targetHours),
            call[threshold].map(SiteSettingsChange.absorptionThreshold),
            call[strategy].map(SiteSettingsChange.strategy),
            call[SitesRecommendCommand.cooldown].map(SiteSettingsChange.cooldown),
            call[sensors].map { .sensors($0 == "on") },
            call[clock].map { .clockHours(Int($0).flatMap(ClockHours.init)) },
        ].compactMap(\.self)
    }
}
