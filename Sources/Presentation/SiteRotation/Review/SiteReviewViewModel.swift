public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The issues of the history, with a correction for most of them.
@MainActor
@Observable
public final class SiteReviewViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case loading
        /// Nothing seems wrong.
        case clear
        case issues([SiteIssueAdapter])
        /// The records or settings could not be read.
        case failed(ErrorMessage)
    }

    public private(set) var state: State = .idle
    /// The plan for the chosen issue.
    public let correction: SiteCorrectionViewModel

    private let records: Feed<SiteRecords>
    private let settings: Feed<SiteSettings>
    private let review: any ReviewSitesUseCaseProtocol
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay
    @ObservationIgnored private var newest = 0

    /// `correction` plans and applies the fix of an issue, under ids of `identifiers`.
    public init(
        records: Feed<SiteRecords>,
        settings: Feed<SiteSettings>,
        review: any ReviewSitesUseCaseProtocol,
        correction: SiteCorrectionViewModel,
        identifiers: any IdentifierSource,
        display: SiteDisplay
    ) {
        self.records = records
        self.settings = settings
        self.review = review
        self.correction = correction
        self.identifiers = identifiers
        self.display = display
    }

    /// The issues to show.
    public var issues: [SiteIssueAdapter] {
        if case .issues(let issues) = state { issues } else { [] }
    }

    /// A number that grows with the records and settings; ``load()`` then finds changes.
    public var revision: Int { records.revision + settings.revision }

    /// Reviews the newest records; a later call replaces this one.
    public func load() async {
        newest += 1
        let number = newest
        if issues.isEmpty { state = .loading }
        await records.loadIfNeeded()
        await settings.loadIfNeeded()
        guard number == newest else { return }
        guard let known = records.state.value, let chosen = settings.state.value else {
            let failure = records.state.failure ?? settings.state.failure
            return state = failure.map(State.failed) ?? .idle
        }
        let found = await review.execute(known, settings: chosen)
        guard number == newest else { return }
        state =
            found.isEmpty
            ? .clear
            : .issues(
                found.enumerated().map { index, issue in
                    SiteIssueAdapter(issue, number: index + 1, in: known, display: display)
                }
            )
    }

    /// Plans the fix of an issue in ``correction``; ignored if only the wearer can fix it.
    public func plan(_ issue: SiteIssueAdapter) async {
        guard let fix = issue.issue.correction(id: identifiers.next()) else { return }
        await correction.plan(fix)
    }

    /// Applies the plan of ``correction``, and reviews the records again.
    ///
    /// It refuses if the issue has changed.
    public func apply() async {
        await correction.apply()
        switch correction.state {
        case .applied, .refused: await load()
        default: return
        }
    }
}
