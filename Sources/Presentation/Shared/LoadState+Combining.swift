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
