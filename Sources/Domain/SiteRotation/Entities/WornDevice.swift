/// A device worn on the body; each has its own log.
public enum WornDevice: String, Hashable, Sendable, Codable, CaseIterable {
    /// The infusion set.
    case set
    /// The glucose sensor.
    case sensor

    public var other: WornDevice { self == .set ? .sensor : .set }

    /// The use of places for this device alone.
    public var use: PlaceUse { self == .set ? .sets : .sensors }
}
