extension Console {
    /// Starts to report work that takes a while.
    ///
    /// - Parameters:
    ///   - label: The work, for example `Importing`.
    ///   - unit: The counted things in the plural, for example `rows`.
    ///   - total: The number of things; `nil` if unknown.
    ///   - clock: The clock that measures the rate.
    /// - Returns: The reporter; ``ProgressReporter/finish()`` removes its line.
    package func progress(
        _ label: String,
        unit: String,
        total: Int?,
        clock: some Clock<Duration> = ContinuousClock()
    ) -> ProgressReporter {
        ProgressReporter(console: self, label: label, unit: unit, total: total, clock: clock)
    }
}
