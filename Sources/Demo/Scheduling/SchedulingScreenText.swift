import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation

@MainActor
struct SchedulingScreenText {
    let screens: SchedulingScreens

    /// The screen of a route.
    ///
    /// - Throws: The reason that it cannot be shown, such as a missing user.
    func text(of route: SchedulingRoute) async throws -> TerminalText {
        switch route {
        case .users: try await users()
        case .user(let id): try await user(id)
        case .newUser: try form(try screens.builder.makeUserFormViewModel(), id: nil)
        case .editUser(let id):
            try form(
                try screens.builder.makeUserFormViewModel(user: try await screens.user(id)),
                id: id
            )
        case .teams: try await teams()
        case .team(let id): try await team(id)
        case .newTeam: try await form(try screens.builder.makeTeamFormViewModel(), id: nil)
        case .editTeam(let id):
            try await form(
                try screens.builder.makeTeamFormViewModel(team: try await screens.team(id)),
                id: id
            )
        }
    }

    private func users() async throws -> TerminalText {
        let list = try screens.builder.makeUsersViewModel(router: Router())
        await list.load(.networkElseCache)
        let shown = try list.state.loadedValue()
        screens.warnIfOffline(try screens.feed.users.loadedValue())
        return "\(shown.text)\(screens.footnote(shown.freshness))\n"
    }

    private func user(_ id: SchedulingUser.ID) async throws -> TerminalText {
        _ = try await screens.people(.networkElseCache)
        let screen = try screens.builder.makeUserViewModel(id: id)
        await screen.load()
        guard let detail = try screen.state.loadedValue() else {
            throw CommandFailure(ErrorMessage(SchedulingError.notFound(.person)))
        }
        return detail.text
    }

    private func teams() async throws -> TerminalText {
        let list = try screens.builder.makeTeamsViewModel(router: Router())
        await list.load(.networkElseCache)
        let shown = try list.state.loadedValue()
        screens.warnIfOffline(try screens.feed.teams.loadedValue())
        return "\(shown.text)\(screens.footnote(shown.freshness))\n"
    }

    private func team(_ id: SchedulingTeam.ID) async throws -> TerminalText {
        _ = try await screens.people(.networkElseCache)
        let screen = try screens.builder.makeTeamViewModel(id: id)
        await screen.load()
        guard let detail = try screen.state.loadedValue() else {
            throw CommandFailure(ErrorMessage(SchedulingError.notFound(.team)))
        }
        return detail.text
    }

    private func form(_ form: UserFormViewModel, id: SchedulingUser.ID?) throws -> TerminalText {
        let draft = form.draft
        return """
            \(id == nil ? "New person" : draft.fullName, .bold)
              \(draft.jobLevel.displayName) · \(draft.craftAbility.displayName) · \
            \(draft.craftFocus.displayName)
              since \(draft.levelStartDate?.text ?? "no date")
            To save: momentum users \(id.map { "update \($0)" } ?? "create") --name NAME

            """
    }

    private func form(
        _ form: TeamFormViewModel,
        id: SchedulingTeam.ID?
    ) async throws -> TerminalText {
        await form.load()
        _ = try form.rules.loadedValue()
        let people = form.candidates.map { candidate -> TerminalText in
            var line: TerminalText = "  [\(candidate.isMember ? "x" : " ")] \(candidate.name)"
            if form.draft.lead == candidate.id { line += " (lead)" }
            if case .taken(let teams, _) = candidate.choice {
                line += " – on \(teams.joined(separator: ", "))"
            }
            return line
        }
        return """
            \(id == nil ? "New team" : form.draft.name, .bold)
            \(TerminalText.lines(people))\
            To save: momentum teams \(id.map { "update \($0)" } ?? "create") --members IDS

            """
    }
}
