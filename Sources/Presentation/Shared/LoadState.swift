/// The state of a screen that shows one loaded value.
public enum LoadState<Value, Failure> {
    case idle
    /// Loading; `previous` is the value shown before, so that a reload does not blank the screen.
    case loading(previous: Value?)
    case loaded(Value)
    /// The load failed; `previous` is the last value, which is still useful next to the failure.
    case failed(Failure, previous: Value?)

    /// The newest value, in any state.
    public var value: Value? {
        switch self {
        case .idle: nil
        case .loading(let previous), .failed(_, let previous): previous
        case .loaded(let value): value
        }
    }

    /// The failure of the last load; `nil` after a success and while another load is running.
    public var failure: Failure? {
        if case .failed(let failure, _) = self { failure } else { nil }
    }

    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}

extension LoadState: Sendable where Value: Sendable, Failure: Sendable {}
extension LoadState: Equatable where Value: Equatable, Failure: Equatable {}
extension LoadState: Hashable where Value: Hashable, Failure: Hashable {}

extension LoadState {
    /// The state of a screen that needs two values: the less complete of the two states.
    ///
    /// As soon as both values exist, the newest of each are combined and shown.
    public func combined<Other, Combined>(
        with other: LoadState<Other, Failure>,
        _ combine: (Value, Other) -> Combined
    ) -> LoadState<Combined, Failure> {
        combined(other, value.flatMap { value in other.value.map { combine(value, $0) } })
    }

    /// The state of a screen that shows this value also without the one of `other`, while that is
    /// loading or next to its failure.
    ///
    /// The value of `other` is `nil` until it exists.
    public func combined<Other, Combined>(
        besides other: LoadState<Other, Failure>,
        _ combine: (Value, Other?) -> Combined
    ) -> LoadState<Combined, Failure> {
        combined(other, value.map { combine($0, other.value) })
    }

    private func combined<Other, Combined>(
        _ other: LoadState<Other, Failure>,
        _ value: Combined?
    ) -> LoadState<Combined, Failure> {
        if let failure = failure ?? other.failure { return .failed(failure, previous: value) }
        if isLoading || other.isLoading { return .loading(previous: value) }
        guard other.value != nil else { return .idle }
        return value.map(LoadState<Combined, Failure>.loaded) ?? .idle
    }

    /// The state with a transformed value.
    public func map<Mapped>(_ transform: (Value) -> Mapped) -> LoadState<Mapped, Failure> {
        switch self {
        case .idle: .idle
        case .loading(let previous): .loading(previous: previous.map(transform))
        case .loaded(let value): .loaded(transform(value))
        case .failed(let failure, let previous):
            .failed(failure, previous: previous.map(transform))
        }
    }
}
