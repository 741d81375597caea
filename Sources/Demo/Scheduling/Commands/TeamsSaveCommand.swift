import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// `momentum teams create` and `momentum teams update`.
enum TeamsSaveCommand {
    static let create = Command(
        "create",
        summary: "Add a team.",
        options: TeamValues.all,
        example: "momentum teams create --name Comet --members 5 --lead 5",
        json: #"{"id", "name", "teamLead", "members", "remarks": [text]}, else as in list"#
    ) { call, context in
        let missing = [
            call[TeamValues.name] == nil ? "--name NAME" : nil,
            call[TeamValues.members] == nil ? "--members IDS" : nil,
            call[TeamValues.lead] == nil ? "--lead ID" : nil,
        ].compactMap(\.self)
        guard missing.isEmpty else {
            throw call.usageError(
                "A team needs a name, members and a lead.",
                hint: "Add \(missing.joined(separator: " "))."
            )
        }
        let screens = try await SchedulingScreens(call, context)
        return try await save(nil, call, screens)
    }

    static let update = Command(
        "update",
        summary: "Change a team; what is not given stays.",
        arguments: [TeamsShowCommand.id],
        options: TeamValues.all,
        example: "momentum teams update 1 --members 1,2,5",
        json: #"{"id", "name", "teamLead", "members", "remarks": [text]}, else as in list"#
    ) { call, context in
        let screens = try await SchedulingScreens(call, context)
        let team = try await screens.team(call[TeamsShowCommand.id])
        return try await save(team.id, call, screens)
    }

    @MainActor
    private static func save(
        _ id: SchedulingTeam.ID?,
        _ call: Invocation,
        _ screens: SchedulingScreens
    ) async throws -> CommandResult {
        _ = try await screens.users()
        _ = try await screens.teams()
        let form = screens.builder.makeTeamFormViewModel(id: id, router: screens.router)
        await form.load()
        try await fill(form, call, screens)
        await form.save()
        let team = try form.state.savedValue(
            problems: form.shownProblems,
            canSave: form.canSave,
            call
        )
        let row = TeamRowAdapter(team)
        return CommandResult(
            TeamDocument(team, remarks: form.remarks),
            text:
                "Saved \(row.title) (\(row.id)): \(row.subtitle).\n\(TerminalText.remarks(form.remarks))"
        )
        .saved()
    }

    /// Puts the given values into the form.
    ///
    /// - Throws: The reason that it refuses a member or the lead.
    @MainActor
    private static func fill(
        _ form: TeamFormViewModel,
        _ call: Invocation,
        _ screens: SchedulingScreens
    ) async throws {
        if let name = call[TeamValues.name] { form.rename(name) }
        var members: Set<SchedulingUser.ID> = []
        for name in call[TeamValues.members] ?? [] {
            members.insert(try await screens.id(of: name))
        }
        if call[TeamValues.members] != nil {
            form.toggle(form.draft.members.symmetricDifference(members))
        }
        let lead: SchedulingUser.ID? =
            if let name = call[TeamValues.lead] { try await screens.id(of: name) } else { nil }
        if let lead { form.lead(lead) }
        if let id = members.subtracting(form.draft.members).min() {
            throw CommandFailure(ErrorMessage(refusal(of: id, form), words: .current))
        }
        if let lead, form.draft.lead != lead {
            throw CommandFailure(
                ErrorMessage(SchedulingError.invalid([.leadNotMember]), words: .current)
            )
        }
    }

    /// The reason that the form refused a member.
    @MainActor
    private static func refusal(of id: Int, _ form: TeamFormViewModel) -> SchedulingError {
        switch form.candidates.first(where: { $0.id == id })?.choice {
        case .taken(let teams, _): .invalid([.memberOnOtherTeam(user: id, teams: teams)])
        case .free, nil: .invalid([.unknownMember(id)])
        }
    }
}

private enum TeamValues {
    static let name = Option.value("name", "NAME", "The team's name.", as: .text)
    static let members = Option.value(
        "members",
        "IDS",
        "The members' numbers or names, separated by commas.",
        as: .people
    )
    static let lead = Option.value(
        "lead",
        "ID",
        "The lead's number or name.",
        as: .personOrTeam.completed(from: .users)
    )
    static let all: [any AnyOption] = [name, members, lead, SchedulingScreens.server]
}
