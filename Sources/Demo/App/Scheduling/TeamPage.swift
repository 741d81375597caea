import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// One team with its members.
final class TeamPage: AppPage {
    let state = PageState()
    private let model: TeamViewModel
    private let feed: PeopleFeed
    private let dates: any WallClock

    /// - Parameters:
    ///   - model: The screen of the team.
    ///   - feed: All teams, for the age of the displayed data.
    ///   - dates: The clock for that age.
    init(_ model: TeamViewModel, feed: PeopleFeed, dates: any WallClock) {
        self.model = model
        self.feed = feed
        self.dates = dates
    }

    private var team: TeamDetail? { model.state.value }
    private var members: [TeamDetail.Member] { team?.members ?? [] }

    var isTitleAName: Bool { true }
    var title: String { team?.name ?? "Team" }
    var remark: TerminalText { team == nil ? "" : .counted(members.count, "member") }
    var count: Int { members.count }
    func identity(ofRow row: Int) -> AnyHashable? { members[row].id }
    var freshness: TerminalText { feed.teams.value?.age(at: dates.now) ?? "" }

    var trouble: ErrorMessage? {
        model.state.trouble(model.deletion, lists: feed.teams.trouble())
    }

    var view: View {
        guard let team else { return model.state.placeholder }
        let members = team.members
        let rows = View.list(members.count, at: state.position) { row in
            members[row].isLead ? "\(data: members[row].name) (lead)" : "\(data: members[row].name)"
        }
        return .column([
            .text("\(data: team.name, .bold)"), .blank, rows, .text(model.deletion.progress),
        ])
    }

    var actions: [PageAction] {
        guard let team else { return retry }
        var actions: [PageAction] = []
        if members.indices.contains(state.row) {
            let member = members[state.row].id
            actions.append(
                PageAction.now(.enter, "open", "Open the highlighted member.") { [model] in
                    model.open(member)
                }
            )
        }
        actions += [
            PageAction.now("e", "edit", "Open the form of the team.") { [model] in model.edit() },
            PageAction.deletion(of: "team", team.name) { [model] in
                model.askToDelete()
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
