import MomentumDomain
import Synchronization

/// Locates the user's current address before a place search needs it.
public protocol PrimeLocationUseCaseProtocol: Sendable {
    /// The address to locate; listeners prime it again after a change.
    var address: CurrentAddress { get }

    /// The position of the current address.
    ///
    /// The saved address is the current one until another is set. Concurrent calls share one
    /// request.
    ///
    /// - Returns: The address and its position, which is `nil` if the address is unknown.
    /// - Throws: `SuggestionError`; the next call tries again.
    @discardableResult
    func execute() async throws(SuggestionError) -> PrimedLocation
}

/// An address, and its position if known.
public struct PrimedLocation: Hashable, Sendable {
    /// The address; empty if the user entered none.
    public let address: String
    public let coordinate: Coordinate?

    public init(address: String, coordinate: Coordinate?) {
        self.address = address
        self.coordinate = coordinate
    }
}

/// Reads the saved address once, and locates it for ``SuggestUseCase``.
public final class PrimeLocationUseCase: PrimeLocationUseCaseProtocol {
    private struct State {
        /// The saved address as it was read last.
        var savedAddress: String?
        var following: [Task<Void, Never>] = []
    }

    public let address: CurrentAddress
    private let locations: AddressLocations
    private let answers: any DetailAnswersRepository
    private let state = Mutex(State())

    public init(
        address: CurrentAddress,
        locations: AddressLocations,
        answers: any DetailAnswersRepository
    ) {
        self.address = address
        self.locations = locations
        self.answers = answers
    }

    deinit {
        state.withLock { for task in $0.following { task.cancel() } }
    }

    /// Locates each changed address at once, and takes over the saved one from other processes, as
    /// long as the use case lives; the assembly calls this.
    public func followAddress() {
        let current = Task { [weak self, address] in
            for await _ in address.changes.dropFirst() {
                // A field that needs the position reports a failure, and tries again.
                _ = try? await self?.execute()
            }
        }
        let saved = Task { [weak self, answers] in
            for await saved in answers.changes() { self?.takeOver(saved) }
        }
        state.withLock { $0.following += [current, saved] }
    }

    @discardableResult
    public func execute() async throws(SuggestionError) -> PrimedLocation {
        if !address.isKnown { try await readAddress() }
        let current = address.location
        if let picked = current.coordinate {
            locations.remember(picked, ofAddress: current.address)
        }
        let coordinate = try await locations.locate(current.address)
        if let coordinate { await save(coordinate, of: current.address) }
        return PrimedLocation(address: current.address, coordinate: coordinate)
    }

    private func readAddress() async throws(SuggestionError) {
        let saved: DetailAnswers
        do throws(RepositoryError) {
            saved = try await answers.answers()
        } catch {
            throw .repository(error)
        }
        remember(saved)
        address.adopt(saved.address)
    }

    /// Searches near the newly saved address, unless the user searches near another place.
    private func takeOver(_ saved: DetailAnswers) {
        if remember(saved) == address.value { address.set(saved.address) }
    }

    /// Notes the saved address and its position.
    ///
    /// - Returns: The former saved address; `nil` if none was read before.
    @discardableResult
    private func remember(_ saved: DetailAnswers) -> String? {
        if let coordinate = saved.coordinate {
            locations.remember(coordinate, ofAddress: saved.address)
        }
        return state.withLock { state in
            defer { state.savedAddress = PrefixRule.trimmed(saved.address) }
            return state.savedAddress
        }
    }

    /// Stores the position of the saved address, so that the next run need not request it.
    private func save(_ coordinate: Coordinate, of current: String) async {
        @Sendable func isMissing(in saved: DetailAnswers) -> Bool {
            saved.coordinate == nil && PrefixRule.trimmed(saved.address) == current
        }
        do throws(RepositoryError) {
            // Most searches are near a saved position or another place: those change no file.
            guard isMissing(in: try await answers.answers()) else { return }
            try await answers.update { saved in
                if isMissing(in: saved) { saved.coordinate = coordinate }
            }
        } catch {
            // Nothing is lost: the next run requests the position again.
        }
    }
}
