import Foundation
import MomentumCommandLine
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTerminal

/// `momentum sites wearers`: several people, each with their own records.
enum SitesWearersCommand {
    struct Document: Encodable, Sendable {
        struct Wearer: Encodable, Sendable {
            let id: UUID
            let name: String
        }

        let wearers: [Wearer]

        init(_ wearers: SiteWearers) {
            self.wearers = wearers.all.map { Wearer(id: $0.id, name: $0.name) }
        }
    }

    static let name = "wearers"

    static let json = #"{"wearers": [{"id", "name"}]}"#

    private static let wearer = Argument.required(
        "NAME",
        "The name of a wearer.",
        as: .text.completed(from: .wearers)
    )
    private static let newName = Argument.required(
        "NEW-NAME",
        "A name that no other wearer has.",
        as: .text
    )
    private static let first = Option.value(
        "first",
        "NAME",
        "With the second wearer: the name of the one whose records are there already; else Me.",
        as: .text
    )

    static let command = Command(
        name,
        summary: "Log the sites of several people, each with records of their own.",
        details: """
            Each wearer has records, settings and a sync of their own. Name one with --wearer or \
            MOMENTUM_WEARER; without, the first is meant, whose records stay where they are.
            """,
        example: "momentum sites wearers add Ben --first Ada",
        subcommands: [
            list.proposed(for: "ls", "show"), add.proposed(for: "new", "create"),
            rename.proposed(for: "edit", "name"), remove.proposed(for: "rm", "delete"),
        ]
    )

    private static let list = Command(
        "list",
        summary: "List the wearers.",
        example: "momentum sites wearers list",
        json: json
    ) { call, context in
        let wearers = try folders(call, context).wearers()
        let lines: [TerminalText] = wearers.all.map { "\($0.name)" }
        return CommandResult(
            Document(wearers),
            text: lines.isEmpty
                ? """
                One person alone logs sites here. Add another with: \
                \(context.commandLine("sites wearers add NAME"))

                """
                : .lines(lines)
        )
    }

    private static let add = Command(
        "add",
        summary: "Add a wearer without records.",
        arguments: [newName],
        options: [first],
        example: "momentum sites wearers add Ben --first Ada",
        json: json
    ) { call, context in
        let folders = try folders(call, context)
        let hadNone = try folders.wearers().all.isEmpty
        guard hadNone || call[first] == nil else {
            throw call.usageError(
                saying("--first names the first wearer, who has a name already."),
                hint: saying(
                    "Rename with: \(context.commandLine("sites wearers rename NAME NEW-NAME"))"
                )
            )
        }
        let added = try await folders.add(call[newName], first: call[first] ?? "Me")
        let wearers = try folders.wearers()
        var lines: [TerminalText] = ["Added \(added.name, .bold)."]
        if hadNone, let first = wearers.all.first {
            lines.append("The records so far are those of \(first.name, .bold).")
        }
        let example = context.commandLine("--wearer \(added.name.shellWord) sites status")
        lines.append("Name whose sites are meant, for example: \(example)")
        return CommandResult(Document(wearers), text: .lines(lines)).saved()
    }

    private static let rename = Command(
        "rename",
        summary: "Give a wearer another name.",
        arguments: [wearer, newName],
        example: "momentum sites wearers rename Me Ada",
        json: json
    ) { call, context in
        let folders = try folders(call, context)
        let old = try found(call, in: folders)
        let renamed = try await folders.changeName(of: old.name, to: call[newName])
        return CommandResult(
            Document(try folders.wearers()),
            text: "\(old.name) is \(renamed.name, .bold) now.\n"
        )
        .saved()
    }

    private static let remove = Command(
        "remove",
        summary: "Take a wearer off the list, and move the records to another folder.",
        details: "Asks on a terminal; elsewhere --yes has to be given. Nothing is deleted.",
        arguments: [wearer],
        options: [SitesLocationsRemoveCommand.yes],
        example: "momentum sites wearers remove Ben --yes",
        json: #"{"wearers": [{"id", "name"}], "movedTo": path | null}"#
    ) { call, context in
        let yes = SitesLocationsRemoveCommand.yes
        guard call[yes] || context.console.traits.isInputTerminal else {
            throw call.usageError(
                saying("Removing asks first."),
                hint: saying("Add --yes to remove unasked.")
            )
        }
        let folders = try folders(call, context)
        let wearer = try found(call, in: folders)
        let isFirst = try folders.wearers().isFirst(wearer)
        guard !isFirst else {
            throw SiteWearerError.first(wearer.name)
        }
        let question: TerminalText =
            "Take \(wearer.name, .bold) off the list, and move the records to “removed”?"
        let isSure =
            if call[yes] { true } else { try await context.console.confirm(question) == true }
        guard isSure else {
            return CommandResult(
                Removal(wearers: Document(try folders.wearers()).wearers, movedTo: nil),
                text: "Nothing was removed.\n"
            )
        }
        let place = try await folders.remove(wearer.name).path(percentEncoded: false)
        return CommandResult(
            Removal(wearers: Document(try folders.wearers()).wearers, movedTo: place),
            text: "Removed \(wearer.name, .bold). The records are in \(place)\n"
        )
        .saved()
    }

    private struct Removal: Encodable, Sendable {
        let wearers: [Document.Wearer]
        let movedTo: String?
    }

    private static func found(
        _ call: Invocation,
        in folders: SiteWearerFolders
    ) throws -> SiteWearer {
        let wearers = try folders.wearers()
        do throws(SiteWearerError) {
            return try wearers.wearer(named: call[wearer])
        } catch {
            let path = call.path.split(separator: " ").map(String.init)
            throw UsageError.unknownWearer(call[wearer], of: wearers, in: path)
        }
    }

    private static func folders(
        _ call: Invocation,
        _ context: CommandContext
    ) throws -> SiteWearerFolders {
        guard let folder = context.dataDirectory else {
            throw call.usageError(
                saying("There are no wearers when nothing is kept."),
                hint: saying("Leave out --in-memory.")
            )
        }
        try DataDirectory.check(folder)
        return SiteWearerFolders(folder)
    }
}
