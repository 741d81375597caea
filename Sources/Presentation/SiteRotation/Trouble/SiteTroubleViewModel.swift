import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The note that something of the records is lost, or that nothing can be saved. It follows the
/// records, so that what happens while a screen is open is on it at once. What is lost is said
/// until the user has seen it; what cannot be saved, as long as that is so.
@MainActor
@Observable
public final class SiteTroubleViewModel {
    /// What there is to say.
    public enum State: Hashable, Sendable {
        /// Nobody has looked yet.
        case idle
        /// The records were found whole, or the user knows that they were not.
        case fine
        case troubled(ErrorMessage)
        /// It cannot be told, or not be noted that it was seen.
        case failed(ErrorMessage)
    }

    /// What there is to say now; it follows what becomes of the records.
    public var state: State {
        if let failure { return .failed(failure) }
        if let failure = trouble.state.failure { return .failed(failure) }
        guard let trouble = trouble.state.value else { return .idle }
        return trouble.map { .troubled(ErrorMessage($0)) } ?? .fine
    }

    /// Whether ``acknowledge()`` does something.
    public var canAcknowledge: Bool { trouble.state.value??.isLoss ?? false }

    /// What is said of entries that lie in the future, until there is none.
    public var ahead: SiteAheadAdapter? {
        records.state.value.flatMap { SiteAheadAdapter($0, display: display) }
    }

    private let trouble: Feed<SiteRecordsTrouble?>
    private let records: Feed<SiteRecords>
    private let display: SiteDisplay
    private let inspector: any SiteRecordsInspector
    /// Why it could not be noted that the user has seen the note.
    private var failure: ErrorMessage?

    /// - Parameters:
    ///   - trouble: What there is to say, shared with the other screens.
    ///   - records: The records, shared with the other screens.
    ///   - inspector: Notes that the user has seen it.
    ///   - display: How things are said.
    public init(
        trouble: Feed<SiteRecordsTrouble?>,
        records: Feed<SiteRecords>,
        inspector: any SiteRecordsInspector,
        display: SiteDisplay
    ) {
        self.trouble = trouble
        self.records = records
        self.display = display
        self.inspector = inspector
    }

    /// Looks at what was found when the records were opened, and follows them from then on.
    public func load() async {
        failure = nil
        await trouble.load()
        await records.loadIfNeeded()
    }

    /// Takes the note of what is lost away, for good; ignored while there is none.
    ///
    /// That nothing can be saved is no such note: it goes when something can be saved again.
    public func acknowledge() async {
        guard canAcknowledge else { return }
        failure = nil
        do throws(RepositoryError) {
            try await inspector.acknowledgeTrouble()
        } catch {
            if !error.isCancelled { failure = ErrorMessage(error) }
            return
        }
        await trouble.load()
    }
}
