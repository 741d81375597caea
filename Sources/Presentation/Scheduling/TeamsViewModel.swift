public import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import Observation

/// The list of teams.
@MainActor
@Observable
public final class TeamsViewModel {
    private let feed: PeopleFeed
    private let display: SchedulingDisplay
    private let router: any RouterProtocol<SchedulingRoute>
    private let loads = ScreenWork()

    public init(
        feed: PeopleFeed,
        display: SchedulingDisplay,
        router: any RouterProtocol<SchedulingRoute>
    ) {
        self.feed = feed
        self.display = display
        self.router = router
    }

    /// The list; a reload and its failure keep the rows.
    public var state: LoadState<TeamList, ErrorMessage> {
        feed.teams.map { [display] in TeamList($0, display: display) }
    }

    /// Loads the teams; concurrent calls share the load.
    ///
    /// Without a policy, cached teams are shown at once, followed by the server's.
    public func load(_ policy: LoadPolicy? = nil) async {
        await loads.run { [feed] in await feed.reloadTeams(policy) }
    }

    /// Opens a team.
    public func open(_ id: SchedulingTeam.ID) {
        router.push(.team(id))
    }

    /// Ends running work because the screen has closed.
    public func close() {
        loads.cancel()
    }

    public func create() {
        router.present(.newTeam)
    }
}

/// The teams that a list shows.
public struct TeamList: Hashable, Sendable {
    public let teams: [SchedulingTeam]
    public let rows: [TeamRowAdapter]
    public let freshness: Freshness

    init(_ loaded: LoadedValue<[SchedulingTeam]>, display: SchedulingDisplay) {
        teams = display.order.sorted(loaded.value, by: \.name)
        rows = teams.map { TeamRowAdapter($0, words: display.words) }
        freshness = loaded.freshness
    }
}

/// A team as a row of texts.
public struct TeamRowAdapter: Hashable, Identifiable, Sendable {
    public let id: SchedulingTeam.ID
    public let title: String
    public let subtitle: String

    public init(_ team: SchedulingTeam, words: Words = .english) {
        id = team.id
        title = team.name
        let members = Phrase.counted(team.members.count, "member")
        subtitle = words("\(team.lead.fullName) · \(members)")
    }
}
