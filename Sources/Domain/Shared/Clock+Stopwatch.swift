extension Clock<Duration> {
    /// Returns a function that measures the time since this call.
    ///
    /// It does so for an existential clock too, whose instants have no name. A clock unlike a wall
    /// clock is never set.
    package func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
