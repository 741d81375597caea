extension Console {
    /// Creates a reporter for long work.
    ///
    /// - Parameters:
    ///   - label: The work, for example `Importing`.
    ///   - unit: The plural of the counted items, for example `rows`, or `.megabytes` for bytes.
    ///   - total: The number of items; `nil` if unknown.
    ///   - delay: The time before the first line; shorter work shows nothing.
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
