/// What a screen that shows one loaded thing can be doing.
public enum LoadState<Value, Failure> {
    case idle
    /// Loading; `previous` is what was on screen before, so that a reload need not blank it.
    case loading(previous: Value?)
    case loaded(Value)
    /// The load failed; `previous` is what is still worth showing beside the failure.
    case failed(Failure, previous: Value?)

    /// The newest value there is, whatever is going on.
    public var value: Value? {
        switch self {
        case .idle: nil
        case .loading(let previous), .failed(_, let previous): previous
        case .loaded(let value): value
        }
    }

    /// What the last load failed with, or `nil` when it did not or another one is running.
    public var failure: Failure? {
        if case .failed(let failure, _) = self { failure } else { nil }
    }

    /// Whether a load is running.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}

extension LoadState: Sendable where Value: Sendable, Failure: Sendable {}
extension LoadState: Equatable where Value: Equatable, Failure: Equatable {}
extension LoadState: Hashable where Value: Hashable, Failure: Hashable {}

extension LoadState {
    /// The state of a screen that needs two things: it is as far as the one that is less far.
    ///
    /// What is shown meanwhile is made of the newest values of both, once there are both.
    public func combined<Other, Combined>(
        with other: LoadState<Other, Failure>,
        _ combine: (Value, Other) -> Combined
    ) -> LoadState<Combined, Failure> {
        let value = value.flatMap { value in other.value.map { combine(value, $0) } }
        if let failure = failure ?? other.failure { return .failed(failure, previous: value) }
        if isLoading || other.isLoading { return .loading(previous: value) }
        return value.map(LoadState<Combined, Failure>.loaded) ?? .idle
    }

    /// The same state of a value that is made of this one.
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
