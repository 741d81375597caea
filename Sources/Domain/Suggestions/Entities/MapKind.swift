/// A kind of place by which a system's maps can filter, in MapKit's own words.
public struct MapKind: RawRepresentable, Hashable, Sendable {
    public static let bank = MapKind(rawValue: "MKPOICategoryBank")
    public static let pharmacy = MapKind(rawValue: "MKPOICategoryPharmacy")
    public static let hospital = MapKind(rawValue: "MKPOICategoryHospital")
    public static let fitnessCenter = MapKind(rawValue: "MKPOICategoryFitnessCenter")
    public static let spa = MapKind(rawValue: "MKPOICategorySpa")
    public static let golf = MapKind(rawValue: "MKPOICategoryGolf")
    public static let animalService = MapKind(rawValue: "MKPOICategoryAnimalService")

    /// The raw value of `MKPointOfInterestCategory`.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
