/// The rest of a place, as a body map shows it.
public enum BodyMapLevel: String, Hashable, Sendable, Codable, CaseIterable {
    case inUse
    /// Up to 2 days of rest.
    case days0
    /// 3 to 6 days of rest.
    case days3
    /// 7 to 13 days of rest.
    case days7
    /// 14 or more days of rest.
    case days14
    case neverUsed
    /// The wearer has planned a rest for the place.
    case resting

    /// The level of a place with this rest, or with these whole days since its last removal.
    init(_ rest: PlaceRest, days: Int?) {
        self =
            switch (rest, days ?? 0) {
            case (.inUse, _): .inUse
            case (.neverUsed, _): .neverUsed
            case (.since, ...2): .days0
            case (.since, ...6): .days3
            case (.since, ...13): .days7
            case (.since, _): .days14
            }
    }

    /// The sign for the level if there are no colours.
    public var sign: Character {
        switch self {
        case .inUse: "@"
        case .days0: "#"
        case .days3: "+"
        case .days7: "-"
        case .days14: "o"
        case .neverUsed: "n"
        case .resting: "x"
        }
    }
}
