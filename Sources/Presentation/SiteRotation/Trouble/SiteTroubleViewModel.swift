import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The notice about lost records, or about a store that cannot save.
///
/// It follows the records, so that new problems appear at once. A loss is shown until the user has
/// acknowledged it; a failure to save, as long as it lasts.
@MainActor
@Observable
public final class SiteTroubleViewModel {
    public enum State: Hashable, Sendable {
        /// The records have not been checked yet.
        case idle
        /// The records are complete, or the user has acknowledged the loss.
        case fine
        case troubled(ErrorMessage)
        /// The problem is unreadable, or the acknowledgement could not be stored.
        case failed(ErrorMessage)
    }

    /// The current notice; it follows every change of the records.
    public var state: State {
        if let failure { return .failed(failure) }
        if let failure = trouble.state.failure { return .failed(failure) }
        guard let trouble = trouble.state.value else { return .idle }
        return trouble.map { .troubled(ErrorMessage($0, words: display.words)) } ?? .fine
    }

    public var canAcknowledge: Bool { trouble.state.value??.isLoss ?? false }

    /// The warning about future entries, while there are any.
    public var ahead: SiteAheadAdapter? {
        records.state.value.flatMap { SiteAheadAdapter($0, display: display) }
    }

    private let trouble: Feed<SiteRecordsTrouble?>
    private let records: Feed<SiteRecords>
    private let display: SiteDisplay
    private let inspector: any SiteRecordsInspector
    /// The reason why the acknowledgement could not be stored.
    private var failure: ErrorMessage?

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

    /// Reads the problem found when the records were opened, and follows it from then on.
    public func load() async {
        failure = nil
        await trouble.load()
        await records.loadIfNeeded()
    }

    /// Removes the notice of a loss permanently; ignored if there is none.
    ///
    /// The notice of a store that cannot save stays until saving works again.
    public func acknowledge() async {
        guard canAcknowledge else { return }
        failure = nil
        do throws(RepositoryError) {
            try await inspector.acknowledgeTrouble()
        } catch {
            if !error.isCancelled { failure = ErrorMessage(error, words: display.words) }
            return
        }
        await trouble.load()
    }
}
