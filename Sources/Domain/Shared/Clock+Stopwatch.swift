extension Clock<Duration> {
    /// Returns a function that measures the time since this call.
    ///
    /// It serves an existential clock too, whose instants have no common type. Unlike a wall clock,
    /// a clock is never set.
    package func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
