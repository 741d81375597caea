public import MomentumDomain
public import Observation

/// The note that something of the records is lost, until the user has seen it (ST-11).
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

    public private(set) var state: State = .idle

    private let inspector: any SiteRecordsInspector

    public init(inspector: any SiteRecordsInspector) {
        self.inspector = inspector
    }

    /// Looks at what was found when the records were opened.
    public func load() async {
        await settle { () throws(RepositoryError) in
            try await inspector.trouble().map { .troubled(ErrorMessage($0)) } ?? .fine
        }
    }

    /// Takes the note away, for good; ignored while there is none.
    public func acknowledge() async {
        guard case .troubled = state else { return }
        await settle { () throws(RepositoryError) in
            try await inspector.acknowledgeTrouble()
            return .fine
        }
    }

    private func settle(_ outcome: () async throws(RepositoryError) -> State) async {
        do throws(RepositoryError) {
            state = try await outcome()
        } catch {
            if !error.isCancelled { state = .failed(ErrorMessage(error)) }
        }
    }
}
