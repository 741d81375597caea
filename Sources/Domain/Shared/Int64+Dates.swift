extension Int64 {
    /// The last date that is exact to the millisecond: 2⁵³ ms.
    @inlinable static var lastDate: Int64 { 1 << 53 }

    /// The milliseconds of the years 1 to 9999, which every calendar and every file can represent.
    @inlinable package static var calendar: ClosedRange<Int64> {
        -62_135_596_800_000...253_402_300_799_999
    }

    /// The milliseconds of the nearest valid date, so that the difference of two never overflows.
    @inlinable package var boundedToDates: Int64 {
        Swift.min(Swift.max(self, -Self.lastDate), Self.lastDate)
    }
}
