extension SiteSettings {
    /// Half a day, in hours.
    private static let targetHoursStep = 12.0
    /// Percentage points.
    private static let absorptionThresholdStep = 5.0

    /// What a picker of the target offers, in hours and in ascending order.
    ///
    /// That is every step of the range, and ``targetHours`` where it lies between two (SR-82).
    public var targetHoursChoices: [Double] {
        Self.choices(Self.targetHoursRange, by: Self.targetHoursStep, keeping: targetHours)
    }

    /// The same for ``absorptionThreshold``, in percent.
    public var absorptionThresholdChoices: [Double] {
        Self.choices(
            Self.absorptionThresholdRange,
            by: Self.absorptionThresholdStep,
            keeping: absorptionThreshold
        )
    }

    private static func choices(
        _ range: ClosedRange<Double>,
        by step: Double,
        keeping value: Double
    ) -> [Double] {
        let steps = Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
        return steps.contains(value) ? steps : (steps + [value]).sorted()
    }
}
