import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

@MainActor
struct SchedulingScreenText {
    let screens: SchedulingScreens

    /// The text of a screen, once it is loaded.
    ///
    /// - Throws: The reason the screen cannot be shown, such as a missing user.
    func text(of screen: SchedulingScreen) async throws -> TerminalText {
        switch screen {
        case .users(let list): try await text(of: list)
        case .user(let detail): try await text(of: detail)
        case .newUser(let form), .editUser(let form): try await text(of: form)
        case .teams(let list): try await text(of: list)
        case .team(let detail): try await text(of: detail)
        case .newTeam(let form), .editTeam(let form): try await text(of: form)
        }
    }

    private func text(of list: UsersViewModel) async throws -> TerminalText {
        await list.load(.networkElseCache)
        let shown = try await screens.value(of: list.state)
        screens.warn(of: try screens.feed.users.loadedValue())
        let traits = screens.console.traits
        return shown.text(on: traits) + screens.footnote(shown.freshness).paragraph(on: traits)
    }

    private func text(of detail: UserViewModel) async throws -> TerminalText {
        _ = try await screens.users(.networkElseCache)
        await detail.load()
        return try screens.shown(detail.state).text(on: screens.console.traits)
    }

    private func text(of list: TeamsViewModel) async throws -> TerminalText {
        await list.load(.networkElseCache)
        let shown = try await screens.value(of: list.state)
        screens.warn(of: try screens.feed.teams.loadedValue())
        let traits = screens.console.traits
        return shown.text(on: traits) + screens.footnote(shown.freshness).paragraph(on: traits)
    }

    private func text(of detail: TeamViewModel) async throws -> TerminalText {
        _ = try await screens.teams(.networkElseCache)
        await detail.load()
        return try detail.state.loadedValue().text(on: screens.console.traits)
    }

    private func text(of form: UserFormViewModel) async throws -> TerminalText {
        if form.id != nil { _ = try await screens.users() }
        await form.load()
        if case .unavailable(let message) = form.state { throw CommandFailure(message) }
        let draft = form.draft
        return """
            \(form.id == nil ? "New person" : draft.fullName, .bold)
              \(draft.jobLevel.displayName) · \(draft.craftAbility.displayName) · \
            \(draft.craftFocus.displayName)
              since \(draft.levelStartDate?.text ?? "no date")
            To save: momentum users \(form.id.map { "update \($0)" } ?? "create") --name NAME

            """
    }

    private func text(of form: TeamFormViewModel) async throws -> TerminalText {
        _ = try await screens.users()
        _ = try await screens.teams()
        await form.load()
        if case .unavailable(let message) = form.state { throw CommandFailure(message) }
        let people = form.candidates.map { candidate -> TerminalText in
            var line: TerminalText = "  [\(candidate.isMember ? "x" : " ")] \(candidate.name)"
            if form.draft.lead == candidate.id { line += " (lead)" }
            if case .taken(let teams, _) = candidate.choice {
                line += " – on \(teams.joined(separator: ", "))"
            }
            return line
        }
        return """
            \(form.id == nil ? "New team" : form.draft.name, .bold)
            \(TerminalText.lines(people))\
            To save: momentum teams \(form.id.map { "update \($0)" } ?? "create") --members IDS

            """
    }
}
