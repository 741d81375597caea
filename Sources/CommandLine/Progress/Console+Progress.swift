extension Console {
    /// Starts to report work that takes a while.
    ///
    /// - Parameters:
    ///   - label: The work, for example `Importing`.
    ///   - unit: The counted things in the plural, for example `rows`, or `.megabytes` of bytes.
    ///   - total: The number of things; `nil` if unknown.
    ///   - delay: The time before the first line; work that is shorter shows nothing.
    ///   - clock: The clock that measures the rate.
    /// - Returns: The reporter; ``ProgressReporter/finish()`` removes its line.
    package func progress(
        _ label: String,
        unit: ProgressUnit,
        total: Int?,
        delay: Duration = ProgressReporter.delay,
        clock: some Clock<Duration> = ContinuousClock()
    ) -> ProgressReporter {
        ProgressReporter(
            console: self,
            label: label,
            unit: unit,
            total: total,
            delay: delay,
            clock: clock
        )
    }
}
