import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// The page of all teams.
final class TeamsPage: AppPage {
    let state = PageState()
    let title = "Teams"
    private let model: TeamsViewModel
    private let feed: PeopleFeed
    private let locale: Locale
    private let dates: any WallClock
    private let team: @MainActor (SchedulingTeam.ID) -> TeamViewModel
    private let open: @MainActor (AppRoute) -> Void

    /// - Parameters:
    ///   - model: The list.
    ///   - feed: All teams, for the age of the displayed data.
    ///   - locale: The locale of counts.
    ///   - dates: The clock for that age.
    ///   - team: Creates the screen of a team, which can delete the team.
    ///   - open: Opens another screen.
    init(
        _ model: TeamsViewModel,
        feed: PeopleFeed,
        locale: Locale,
        dates: any WallClock,
        team: @escaping @MainActor (SchedulingTeam.ID) -> TeamViewModel,
        open: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.model = model
        self.feed = feed
        self.locale = locale
        self.dates = dates
        self.team = team
        self.open = open
    }

    private var teams: [SchedulingTeam] { model.state.value?.teams ?? [] }

    var remark: TerminalText {
        model.state.value == nil
            ? "" : "\(teams.count.grouped(in: locale))" + model.state.loadingMark
    }

    var count: Int { teams.count }
    func identity(ofRow row: Int) -> AnyHashable? { teams[row].id }
    var trouble: ErrorMessage? { feed.teams.trouble() }
    var freshness: TerminalText { feed.teams.value?.age(at: dates.now) ?? "" }

    var view: View {
        guard let teams = model.state.value?.teams else { return model.state.placeholder }
        guard !teams.isEmpty else { return .text("No teams yet. To add one, press n.") }
        let columns: [Table.Column] = [
            .init("Team", .fill, priority: 3),
            .init("Lead", .fill, priority: 2),
            .init("Members", isTrailing: true),
        ]
        return .table(
            Table(columns, count: teams.count, at: state.position) { row in
                let team = teams[row]
                return [
                    "\(data: team.name)", "\(data: team.lead.fullName)",
                    "\(team.members.count)",
                ]
            }
        )
    }

    var actions: [PageAction] {
        let new = PageAction.now("n", "new", "Add a team.") { [model] in model.create() }
        guard teams.indices.contains(state.row) else { return [new] + retry }
        let team = teams[state.row]
        return [
            PageAction.now(.enter, "open", "Open the team.") { [model] in model.open(team.id) },
            new,
            PageAction.now("e", "edit", "Open the form of the team.") { [open] in
                open(.scheduling(.editTeam(team.id)))
            },
            PageAction.deletion(of: "team", team.name) { [make = self.team] in
                let screen = make(team.id)
                screen.askToDelete()
                await screen.confirmDeletion()
                return screen.deletion
            },
        ] + retry
    }

    func load() async {
        await model.load()
    }

    func stay() async {
        await PageState.followEmptying { [feed] in
            feed.teams
        } load: { [self] in
            await load()
        }
    }
}
