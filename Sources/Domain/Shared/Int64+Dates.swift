extension Int64 {
    /// The milliseconds of the last date that is exact to the millisecond: 2⁵³.
    static let lastDate: Int64 = 1 << 53

    /// The milliseconds of the nearest date, so that differences of two never overflow.
    var boundedToDates: Int64 { Swift.min(Swift.max(self, -Self.lastDate), Self.lastDate) }
}
