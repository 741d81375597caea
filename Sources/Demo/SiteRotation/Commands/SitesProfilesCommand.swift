import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// `momentum sites profiles`.
enum SitesProfilesCommand {
    static let profile = Argument.required(
        "PROFILE",
        "Its name, or the beginning of it.",
        as: .text.completed(from: .profiles)
    )
    /// A name that commands can distinguish from having no profile.
    private static let newName = ValueFormat<String> { text, _ throws(ValueProblem) in
        guard !text.meansNoProfile else {
            throw ValueProblem(
                text,
                saying("means no profile"),
                hint: saying("Choose another name.")
            )
        }
        return text
    }
    static let added = Argument.required("NAME", "A name that no other profile has.", as: newName)
    static let planned = Option.value(
        "hours",
        "N",
        "How long it is to be worn: 12 to 240, sensors 24 to 8760.",
        as: .number(in: 12...8760, suggesting: [48, 72, 80, 168, 240])
    )
    static let kind = Option.value(
        "kind",
        "KIND",
        "What it is for: set, which it is without this, or sensor.",
        as: .choice(of: WornDevice.self)
    )
    static let name = Option.value("name", "NAME", "Its new name.", as: newName)

    static let json = """
        {"profiles": [{"id", "name", "kind": "set" | "sensor", "hours", "isArchived", "isNext"}]}
        """

    static let command = Command(
        "profiles",
        summary: "Name types of sets and sensors, each with its planned hours.",
        details: """
            A change takes the profile of the one before, or that of log --profile, with the hours \
            that it has then. Later changes of a profile change no entry.
            """,
        example: "momentum sites profiles add Flex --hours 96",
        subcommands: [
            list.proposed(for: "ls", "show"), add.proposed(for: "new", "create"),
            edit.proposed(for: "rename", "change", "update"),
            archive.proposed(for: "delete", "remove", "rm", "hide"),
            unarchive.proposed(for: "restore", "offer"),
        ]
    )

    private static let list = Command(
        "list",
        summary: "List the profiles, archived ones last.",
        example: "momentum sites profiles list",
        json: json
    ) { _, context in
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let screen = composition.sites.makeProfilesViewModel()
        await screen.load()
        let profiles = try screen.profiles.loadedValue()
        return CommandResult(
            SiteProfilesDocument(profiles, isNext: screen.isNext),
            text: SiteProfilesDocument.text(
                screen.rows,
                composition.sites.display.texts.profiles,
                on: context.console.traits
            )
        )
    }

    private static let add = Command(
        "add",
        summary: "Add a profile; an archived one of the name is offered again.",
        arguments: [added],
        options: [planned, kind],
        example: "momentum sites profiles add Flex --hours 96",
        json: json
    ) { call, context in
        guard let hours = call[planned] else {
            throw call.usageError(
                saying("--hours is missing."),
                hint: saying("For example: --hours 96")
            )
        }
        return try await perform(context) { screen in
            screen.startEditing()
            screen.edit { form in
                form.name = call[added]
                form.device = call[kind] ?? .set
                form.hours = hours
            }
            await screen.save()
        }
    }

    private static let edit = Command(
        "edit",
        summary: "Change the name or the hours of a profile; entries keep their hours.",
        arguments: [profile],
        options: [name, planned],
        example: "momentum sites profiles edit Steel --hours 60",
        json: json
    ) { call, context in
        guard call[name] != nil || call[planned] != nil else {
            throw call.usageError(
                saying("It is not said what to change."),
                hint: saying("Add --name or --hours.")
            )
        }
        return try await perform(context) { screen in
            screen.startEditing(try found(call[profile], in: screen).id)
            screen.edit { form in
                if let name = call[name] { form.name = name }
                if let hours = call[planned] { form.hours = hours }
            }
            await screen.save()
        }
    }

    private static let archive = Command(
        "archive",
        summary: "Offer a profile no more; entries keep it.",
        arguments: [profile],
        example: "momentum sites profiles archive Steel",
        json: json
    ) { call, context in
        try await perform(context) { screen in
            let profile = try found(call[profile], in: screen)
            let wasNext = screen.isNext(profile)
            await screen.setArchived(profile.id, true)
            if wasNext, case .showing = screen.state {
                context.console.remark(
                    """
                    The next change has no profile, so it takes the target of the settings. Give \
                    it another one with --profile.

                    """
                )
            }
        }
    }

    private static let unarchive = Command(
        "unarchive",
        summary: "Offer an archived profile again.",
        arguments: [profile],
        example: "momentum sites profiles unarchive Steel",
        json: json
    ) { call, context in
        try await perform(context) { screen in
            await screen.setArchived(try found(call[profile], in: screen).id, false)
        }
    }

    @MainActor
    private static func found(
        _ text: String,
        in screen: SiteProfilesViewModel
    ) throws -> WearProfile {
        try SiteArgument.profile(text, in: try screen.profiles.loadedValue())
    }

    /// Performs a change, and answers with its profile.
    @MainActor
    private static func perform(
        _ context: CommandContext,
        _ change: (SiteProfilesViewModel) async throws -> Void
    ) async throws -> CommandResult {
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let offer = try await UndoHint(composition.sites, context)
        let screen = composition.sites.makeProfilesViewModel()
        await screen.load()
        try await change(screen)
        if case .failed(_, let message, _) = screen.state { throw CommandFailure(message) }
        guard let profile = screen.lastChanged else { throw CommandFailure.interrupted }
        _ = try await composition.sites.newestRecords()
        let row = WearProfileAdapter(
            profile,
            isNext: screen.isNext(profile),
            display: composition.sites.display
        )
        let result = CommandResult(
            SiteProfilesDocument([profile], isNext: screen.isNext),
            text: "\(data: row.accessibilityLabel).\n"
        )
        return try await offer.mark(result)
    }
}
