package import Observation

extension Observable where Self: AnyObject & Sendable {
    /// Calls `change` after every change of what `values` reads, while this object lives.
    @MainActor
    package func follow(
        _ values: @escaping @MainActor (Self) -> Void,
        _ change: @escaping @MainActor (Self) async -> Void
    ) {
        withObservationTracking {
            values(self)
        } onChange: { [weak self] in
            // Called before the value is set; on the main actor's next turn it is set.
            Task { @MainActor in
                guard let self else { return }
                self.follow(values, change)
                await change(self)
            }
        }
    }
}
