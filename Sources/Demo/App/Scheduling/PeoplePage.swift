import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// The list of all people, with a filter by name and craft.
final class PeoplePage: AppPage {
    let state = PageState()
    let title = "People"
    private let model: UsersViewModel
    private let feed: PeopleFeed
    private let locale: Locale
    private var order: NameOrder { NameOrder(locale: locale) }
    private let dates: any WallClock
    private let person: @MainActor (SchedulingUser.ID) -> UserViewModel
    private let open: @MainActor (AppRoute) -> Void
    private let memberships = PageMemo<[SchedulingTeam], TeamMembership>()

    /// - Parameters:
    ///   - model: The list.
    ///   - feed: All people and teams, for the number of people and for their teams.
    ///   - locale: The locale of counts, and of the order of team names.
    ///   - dates: The clock for the age of rows.
    ///   - person: Creates the screen of a person, which can delete the person.
    ///   - open: Opens another screen.
    init(
        _ model: UsersViewModel,
        feed: PeopleFeed,
        locale: Locale,
        dates: any WallClock,
        person: @escaping @MainActor (SchedulingUser.ID) -> UserViewModel,
        open: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.model = model
        self.feed = feed
        self.locale = locale
        self.dates = dates
        self.person = person
        self.open = open
        state.filter = model.filter.query
    }

    private var users: [SchedulingUser] { model.state.value?.users ?? [] }

    private var highlighted: SchedulingUser? {
        users.indices.contains(state.row) ? users[state.row] : nil
    }

    var remark: TerminalText {
        guard let all = feed.users.value?.value.count.grouped(in: locale) else { return "" }
        let count: TerminalText =
            model.filter.isEmpty ? "\(all)" : "\(users.count.grouped(in: locale)) of \(all)"
        let craft = model.filter.ability.map { ["\($0.displayName)" as TerminalText] } ?? []
        return .joined([count] + craft, separator: " · ") + model.state.loadingMark
    }

    var count: Int { users.count }
    func identity(ofRow row: Int) -> AnyHashable? { users[row].id }
    var canFilter: Bool { true }
    var trouble: ErrorMessage? { feed.users.trouble() ?? feed.teams.trouble() }
    var freshness: TerminalText { feed.users.value?.age(at: dates.now) ?? "" }

    var view: View {
        guard let list = model.state.value else { return model.state.placeholder }
        switch list.emptiness {
        case .noUsers: return .text("Nobody yet. To add somebody, press n.")
        case .hidden: return .text("Nobody fits. To see everybody, press x.")
        case nil: break
        }
        let columns: [Table.Column] = [
            .init("Name", .fill, priority: 5),
            .init("Level", priority: 3),
            .init("Craft", priority: 4),
            .init("Focus", priority: 1),
            .init("Teams", .fill, priority: 2),
        ]
        return .table(
            Table(columns, count: list.users.count, at: state.position) { [self] row in
                let user = list.users[row]
                let focus = user.craftFocus
                return [
                    "\(data: user.fullName)", "\(user.jobLevel.displayName)",
                    "\(user.craftAbility.displayName)",
                    focus == .notApplicable ? "–" : "\(focus.displayName)", teams(of: user.id),
                ]
            }
        )
    }

    var actions: [PageAction] {
        var actions: [PageAction] = []
        if let user = highlighted {
            actions.append(
                PageAction.now(.enter, "open", "Open the person.") { [model] in
                    model.open(user.id)
                }
            )
        }
        actions.append(
            PageAction.now("n", "new", "Add a person.") { [model] in model.create() }
        )
        if let user = highlighted { actions += change(user) }
        actions.append(
            PageAction.now("c", "craft", "Show one craft after the other, then all.") { [self] in
                chooseCraft()
            }
        )
        if !model.filter.isEmpty {
            actions.append(
                PageAction.now("x", "clear", "Show everybody again.") { [model, state] in
                    model.clearFilter()
                    state.filter = ""
                }
            )
        }
        return actions + retry
    }

    private func change(_ user: SchedulingUser) -> [PageAction] {
        [
            PageAction.now("e", "edit", "Open the form of the person.") { [open] in
                open(.scheduling(.editUser(user.id)))
            },
            PageAction.deletion(of: "person", user.fullName) { [person] in
                let screen = person(user.id)
                await screen.askToDelete()
                await screen.confirmDeletion()
                return screen.deletion
            },
        ]
    }

    func load() async {
        async let teams: Void = feed.reloadTeams()
        await model.load()
        await teams
    }

    func stay() async {
        await PageState.followEmptying { [feed] in
            feed.users
        } load: { [self] in
            await load()
        }
    }

    func filtered() async {
        model.search(state.filter)
    }

    private func chooseCraft() {
        let crafts = CraftAbility.allKnown
        guard let chosen = model.filter.ability else { return model.choose(crafts.first) }
        let next = crafts.firstIndex(of: chosen).map { $0 + 1 } ?? 0
        // Choosing the current craft again selects all.
        model.choose(crafts.indices.contains(next) ? crafts[next] : chosen)
    }

    private func teams(of user: SchedulingUser.ID) -> TerminalText {
        guard let teams = feed.teams.value?.value else { return "" }
        let membership = memberships.value(of: teams) { TeamMembership(teams: teams, order: order) }
        return .joined(
            membership.teams(of: user).map { team in
                team.lead.id == user ? "\(data: team.name) (lead)" : "\(data: team.name)"
            }
        )
    }
}
