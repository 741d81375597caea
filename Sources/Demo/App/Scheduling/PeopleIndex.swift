import MomentumSchedulingPresentation
import Observation

/// The people and teams that the palette finds.
@MainActor
@Observable
final class PeopleIndex {
    private var index = AppMatching.Index<AppPeople.Row>([]) { $0.name }
    @ObservationIgnored private var indexed: AppPeople?
    @ObservationIgnored private let feed: PeopleFeed

    init(_ feed: PeopleFeed) {
        self.feed = feed
    }

    /// Adds people that have been loaded since.
    func update() async {
        let known = AppPeople(feed)
        guard known != indexed else { return }
        indexed = known
        let index = await AppMatching.Index.folding(known.rows) { $0.name }
        if known == indexed { self.index = index }
    }

    func find(_ text: String) -> [AppPeople.Row] { index.find(text) }
}
