import MomentumDI
import MomentumDomain
import MomentumPresentation

/// The chapter of the tour on Scheduling: the sample people, in memory.
@MainActor
struct SchedulingTour {
    let root: CompositionRoot
    let log: TourLog

    func run() async throws {
        log.chapter("Scheduling")
        let users = try root.scheduling.makeUsersViewModel(router: Router())
        await users.load()
        try show("The people were loaded", users)
        users.search("ana")
        try show("“ana” was searched for", users)
    }

    private func show(_ text: String, _ users: UsersViewModel) throws {
        guard let list = users.state.value else {
            throw TourFailure(step: "loading people", state: users.state)
        }
        log.step(
            text,
            state: users.state,
            details: list.rows.map { "\($0.title) · \($0.subtitle)" }
        )
    }
}
