import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// The tour's work with users and teams, for a file and for a server.
@MainActor
struct SchedulingWork {
    let root: CompositionRoot
    /// The storage of the people, in a word.
    let place: String
    let log: TourLog

    /// Adds a person and a team, fails to delete its lead, and lists everything.
    ///
    /// - Returns: The texts of the screens.
    func run() async throws -> [String] {
        let users = builder.makeUsersViewModel(router: router)
        await users.load()
        guard let list = users.state.value else { throw failed("loading people", users.state) }
        log.step(
            "The people of the \(place) were loaded",
            state: users.state,
            details: [footnote(list)]
        )

        let person = try await addPerson()
        try await addTeam(leadBy: person)
        let refusal = try await deleteLead(person)
        let teams = builder.makeTeamsViewModel(router: router)
        await teams.load()
        guard let rows = teams.state.value?.rows, let list = users.state.value else {
            throw failed("loading teams", teams.state)
        }
        let lines = rows.map { "\($0.title) · \($0.subtitle)" }
        log.step("The teams were loaded again", state: teams.state, details: lines.map { "\($0)" })
        let people = list.rows(in: list.users.indices)
        return people.map { "\($0.id) \($0.title) \($0.subtitle)" } + lines + [refusal]
    }

    private var builder: SchedulingBuilder { root.scheduling }

    private var router: any RouterProtocol<SchedulingRoute> { root.router.projected(.scheduling) }

    private func addPerson() async throws -> SchedulingUser {
        let form = builder.makeUserFormViewModel(router: router)
        form.edit {
            $0.fullName = "Noor Haddad"
            $0.craftAbility = .design
        }
        await form.save()
        guard case .saved(let user) = form.state else {
            throw failed("adding a person", form.state)
        }
        log.step("\(user.fullName) was added", state: form.state)
        return user
    }

    private func addTeam(leadBy lead: SchedulingUser) async throws {
        let form = builder.makeTeamFormViewModel(router: router)
        await form.load()
        form.rename("Comet")
        form.toggle(lead.id)
        form.lead(lead.id)
        await form.save()
        guard case .saved(let team) = form.state else { throw failed("adding a team", form.state) }
        log.step("Team \(team.name) was added", state: form.state)
    }

    private func deleteLead(_ lead: SchedulingUser) async throws -> String {
        let screen = builder.makeUserViewModel(id: lead.id, router: router)
        await screen.load()
        await screen.askToDelete()
        guard case .failed(let message) = screen.deletion else {
            throw failed("deleting a lead", screen.deletion)
        }
        log.step(
            "\(lead.fullName) cannot be deleted",
            state: screen.deletion,
            details: ["\(message.sentence)"]
        )
        return message.text
    }

    private func footnote(_ list: UserList) -> TerminalText {
        "\(TerminalText.counted(list.users.count, "person", "people")), from the \("\(list.freshness.source)")"
    }

    private func failed(_ step: String, _ state: some Any) -> TourFailure {
        TourFailure(step: "\(step), \(place)", state: state)
    }
}
