/// The devices that a place is used for.
public struct PlaceUse: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let sets = PlaceUse(rawValue: 1)
    public static let sensors = PlaceUse(rawValue: 2)
    /// The default use of a place.
    public static let both: PlaceUse = [.sets, .sensors]
}

extension PlaceUse: RegisterValue {
    /// The write of this use; none stands for the default.
    var written: FieldWrite<PlaceUse?> { .set(self == .both ? nil : self) }
}
