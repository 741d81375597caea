import MomentumDomain
public import MomentumPresentation
import MomentumSuggestionsDomain
import Observation

/// Locates the current address for one field, and retries while the field has the focus.
@MainActor
@Observable
final class FieldPosition {
    /// The pauses after failures before the next attempt.
    private static let pauses: [Duration] = [.seconds(5), .seconds(15), .seconds(60)]

    private(set) var state: PositionState = .none

    private let prime: any PrimeLocationUseCaseProtocol
    private let clock: any Clock<Duration>
    private let words: Words
    @ObservationIgnored private var onKnown: @MainActor () -> Void = {}
    @ObservationIgnored private var onChange: @MainActor () -> Void = {}
    /// Listens for other addresses from the first attempt on.
    @ObservationIgnored private var following: Task<Void, Never>?
    @ObservationIgnored private var attempt: Task<Void, Never>?
    /// The number of failed attempts since the last focus.
    @ObservationIgnored private var failures = 0
    @ObservationIgnored private var isPausing = false
    @ObservationIgnored private var isFocused = false

    init(prime: any PrimeLocationUseCaseProtocol, clock: any Clock<Duration>, words: Words) {
        self.words = words
        self.prime = prime
        self.clock = clock
    }

    deinit {
        following?.cancel()
        attempt?.cancel()
    }

    /// Calls `onKnown` each time a position becomes known, and `onChange` each time another address
    /// makes a position useless.
    func report(
        onChange: @escaping @MainActor () -> Void,
        onKnown: @escaping @MainActor () -> Void
    ) {
        self.onChange = onChange
        self.onKnown = onKnown
    }

    /// Tries at once, unless an attempt is running; with focus, retries after each failure.
    func begin(isFocused: Bool) {
        self.isFocused = isFocused
        follow()
        if attempt == nil || isPausing { start() }
    }

    /// Tries at the first edit of a field that never had the focus.
    func beginWithEdit(isFocused: Bool) {
        if following == nil { begin(isFocused: isFocused) }
    }

    /// Ends the retries; a running attempt continues.
    func loseFocus() {
        isFocused = false
        if isPausing { stop() }
    }

    private func follow() {
        guard following == nil else { return }
        let addresses = prime.address.changes
        following = Task { [weak self] in
            for await _ in addresses.dropFirst() { self?.startAnew() }
        }
    }

    /// Locates another address; the position of the former one says nothing about it.
    private func startAnew() {
        state = .locating
        onChange()
        start()
    }

    private func start() {
        stop()
        failures = 0
        if state != .known { state = .locating }
        attempt = Task { [weak self, prime, clock] in
            while true {
                let outcome = await Self.outcome(prime)
                guard !Task.isCancelled, let pause = self?.received(outcome) else { return }
                try? await clock.sleep(for: pause)
                guard !Task.isCancelled else { return }
                self?.resume()
            }
        }
    }

    private func resume() {
        isPausing = false
        state = .locating
    }

    private func stop() {
        attempt?.cancel()
        attempt = nil
        isPausing = false
    }

    /// Applies the outcome of an attempt.
    ///
    /// - Returns: The pause before the next attempt; `nil` if there is none.
    private func received(_ outcome: Result<PrimedLocation, SuggestionError>) -> Duration? {
        switch outcome {
        case .success(let location) where location.coordinate != nil:
            state = .known
            onKnown()
        case .success(let location):
            state = location.address.isEmpty ? .none : .unknown
        case .failure(let error):
            state = error.isCancelled ? .none : .failed(ErrorMessage(error, words: words))
            if isFocused, Self.pauses.indices.contains(failures) {
                defer { failures += 1 }
                isPausing = true
                return Self.pauses[failures]
            }
        }
        attempt = nil
        return nil
    }

    private static func outcome(
        _ prime: any PrimeLocationUseCaseProtocol
    ) async -> Result<PrimedLocation, SuggestionError> {
        do throws(SuggestionError) {
            return .success(try await prime.execute())
        } catch {
            return .failure(error)
        }
    }
}

/// The state of the position near which a field searches.
public enum PositionState: Hashable, Sendable {
    /// No places are searched, or the user entered no address.
    case none
    case locating
    case known
    /// The address could not be located.
    case unknown
    case failed(ErrorMessage)
}
