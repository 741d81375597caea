extension Console {
    /// Starts to report work that takes a while.
    ///
    /// - Parameters:
    ///   - label: What is being done, for example `Importing`.
    ///   - unit: What is counted, in the plural, for example `rows`.
    ///   - total: How many there are, `nil` when nobody knows.
    ///   - clock: Measures the rate.
    /// - Returns: The reporter; ``ProgressReporter/finish()`` takes its line away.
    func progress(
        _ label: String,
        unit: String,
        total: Int?,
        clock: some Clock<Duration> = ContinuousClock()
    ) -> ProgressReporter {
        ProgressReporter(console: self, label: label, unit: unit, total: total, clock: clock)
    }
}
