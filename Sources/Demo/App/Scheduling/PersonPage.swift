import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// One person with the person's teams.
final class PersonPage: AppPage {
    let state = PageState()
    private let model: UserViewModel
    private let feed: PeopleFeed
    private let dates: any WallClock

    /// - Parameters:
    ///   - model: The screen of the person.
    ///   - feed: All people, for the age of the displayed data.
    ///   - dates: The clock for that age.
    init(_ model: UserViewModel, feed: PeopleFeed, dates: any WallClock) {
        self.model = model
        self.feed = feed
        self.dates = dates
    }

    private var person: UserDetail? { model.state.value }
    private var teams: [UserDetail.Membership] { person?.teams ?? [] }

    var isTitleAName: Bool { true }
    var title: String { person?.name ?? "Person" }
    var count: Int { teams.count }
    func identity(ofRow row: Int) -> AnyHashable? { teams[row].id }
    var freshness: TerminalText { feed.users.value?.age(at: dates.now) ?? "" }

    var trouble: ErrorMessage? {
        model.state.trouble(model.deletion, lists: feed.users.trouble())
    }

    var view: View {
        guard let person else { return model.state.placeholder }
        let facts = [
            ("Level", person.level), ("Craft", person.ability), ("Focus", person.focus),
            ("Since", person.start ?? "–"),
        ]
        let lines = facts.map { name, value -> View in
            .row([.text("\(name)").width(.fixed(6)), .text("\(value)")])
        }
        let teams = teams
        let rows: View =
            teams.isEmpty
            ? .text(person.teams == nil ? "–" : "On no team.")
            : .list(teams.count, at: state.position) { row in
                teams[row].isLead ? "\(data: teams[row].name) (lead)" : "\(data: teams[row].name)"
            }
        return .column(
            [.text("\(data: person.name, .bold)"), .blank] + lines
                + [.blank, .text("Teams"), rows, .text(model.deletion.progress)]
        )
    }

    var actions: [PageAction] {
        guard let person else { return retry }
        var actions: [PageAction] = []
        if teams.indices.contains(state.row) {
            let team = teams[state.row].id
            actions.append(
                PageAction.now(.enter, "open team", "Open the highlighted team.") { [model] in
                    model.open(team)
                }
            )
        }
        actions += [
            PageAction.now("e", "edit", "Open the form of the person.") { [model] in
                model.edit()
            },
            PageAction.deletion(of: "person", person.name) { [model] in
                await model.askToDelete()
                await model.confirmDeletion()
                return model.deletion
            },
        ]
        // Loading does not retry a failed deletion.
        guard model.deletion.failure != nil else { return actions + retry }
        return actions + [.dismissingDeletion(perform: model.dismissDeletion)]
    }

    func load() async {
        await model.load()
    }
}
