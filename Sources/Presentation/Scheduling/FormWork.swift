import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import Observation

/// The work of a form of a user or a team: one load, one save, and newer versions of the value.
///
/// The view model owns the draft and the rules.
@MainActor
@Observable
final class FormWork<Value: Identifiable & Hashable & Sendable> {
    typealias List = KeyPath<PeopleFeed, LoadState<LoadedValue<[Value]>, ErrorMessage>>

    private(set) var state: FormState<Value>
    /// The value as loaded or stored, for comparison; `nil` for a new one.
    private(set) var original: Value?
    /// True once saving was tried, so that all problems appear.
    private(set) var wasTried = false
    @ObservationIgnored private var saving: Task<Void, Never>?
    private let loads = ScreenWork()
    private let feed: PeopleFeed
    private let list: List
    private let isSame: (Value, Value) -> Bool
    private let words: Words

    /// `list` has the value in `feed`; `isSame` is true for values that the form shows alike.
    init(
        isNew: Bool,
        feed: PeopleFeed,
        list: List,
        isSame: @escaping (Value, Value) -> Bool,
        words: Words
    ) {
        self.feed = feed
        self.list = list
        self.isSame = isSame
        self.words = words
        state = isNew ? .editing : .idle
    }

    /// A different version of the value that arrived meanwhile.
    var newer: Value? {
        // No other user has removed the values that an incomplete answer lacks.
        guard let original, let loaded = feed[keyPath: list].value, loaded.remark == nil,
            let current = loaded.value.first(where: { $0.id == original.id })
        else { return nil }
        return isSame(current, original) ? nil : current
    }

    /// Replaces the value to compare with by the newer one; returns both.
    func takeNewer() -> (original: Value, newer: Value)? {
        guard let original, let newer else { return nil }
        self.original = newer
        return (original, newer)
    }

    /// Finds the value after `read`; also works after a failure.
    ///
    /// Concurrent calls share one load.
    ///
    /// - Returns: The value to edit; `nil` if another call already had it, or without one.
    func load(
        _ id: Value.ID,
        of subject: SchedulingSubject,
        _ read: @escaping @MainActor () async -> Void
    ) async -> Value? {
        switch state {
        case .idle, .unavailable: state = .loading
        case .loading: break
        case .editing, .saving, .saved, .failed: return nil
        }
        // A newer load may have replaced the one that was waited for.
        while await loads.run(read), feed[keyPath: list].isLoading {}
        let known = feed[keyPath: list]
        // Another caller may still be waiting.
        guard case .loading = state, !known.isLoading else { return nil }
        // Rows from before a failure are old, and saving sends whole values.
        guard case .loaded(let loaded) = known else {
            state = known.failure.map { .unavailable($0) } ?? .idle
            return nil
        }
        // Saving would remove the values that an incomplete answer lacks.
        if let remark = loaded.remark {
            state = .unavailable(ErrorMessage(remark, words: words))
            return nil
        }
        guard let value = loaded.value.first(where: { $0.id == id }) else {
            state = .unavailable(ErrorMessage(SchedulingError.notFound(subject), words: words))
            return nil
        }
        original = value
        state = .editing
        return value
    }

    /// Waits for a load, which ends with the form.
    func run(_ load: @escaping @MainActor () async -> Void) async { await loads.run(load) }

    /// Starts `store`, which ends with ``finish(_:)`` or ``fail(_:)``; ignored while one is
    /// running.
    func save(if canSave: Bool, _ store: @escaping @MainActor () async -> Void) async {
        guard state.isEditable else { return }
        wasTried = true
        guard canSave else { return }
        state = .saving
        let task = Task { await store() }
        saving = task
        await task.cancellableValue
    }

    func finish(_ value: Value) {
        original = value
        state = .saved(value)
    }

    func fail(_ error: SchedulingError) {
        state = error.isCancellation ? .editing : .failed(ErrorMessage(error, words: words))
    }

    /// Ends running work because the form has closed.
    ///
    /// A running save is cancelled, and the lists will reload, because it may have been stored.
    func close() {
        loads.cancel()
        guard case .saving = state else { return }
        saving?.cancel()
        feed.markForReloading()
    }
}
