/// The reason a set came off the body, as its name in storage.
///
/// Reasons of newer versions are kept, and shown as `Other`.
public struct RemovalReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let planned = RemovalReason(rawValue: "planned")
    public static let occlusion = RemovalReason(rawValue: "occlusion")
    public static let kinked = RemovalReason(rawValue: "kinked")
    public static let leak = RemovalReason(rawValue: "leak")
    public static let fellOff = RemovalReason(rawValue: "fellOff")
    public static let pulledOut = RemovalReason(rawValue: "pulledOut")
    public static let unexplainedHigh = RemovalReason(rawValue: "unexplainedHigh")
    public static let pain = RemovalReason(rawValue: "pain")
    public static let bleeding = RemovalReason(rawValue: "bleeding")
    public static let infection = RemovalReason(rawValue: "infection")
    public static let other = RemovalReason(rawValue: "other")

    /// The known reasons, in display order.
    public static let all: [RemovalReason] = [
        .planned, .occlusion, .kinked, .leak, .fellOff, .pulledOut, .unexplainedHigh, .pain,
        .bleeding, .infection, .other,
    ]

    /// The known reason with a name; ignores case and spaces, as in `fell off`.
    init?(name: String) {
        let letters = name.lowercased().filter(\.isLetter)
        guard let reason = Self.all.first(where: { $0.rawValue.lowercased() == letters }) else {
            return nil
        }
        self = reason
    }

    /// True for every reason but a planned change.
    public var isFailure: Bool { self != .planned }

    /// True for reasons that may be noticed late, so that the set came off before the change.
    public var mayPrecedeChange: Bool { self == .fellOff || self == .pulledOut }

    /// The position in display order; unknown reasons come last.
    var position: Int { Self.all.firstIndex(of: self) ?? Self.all.count }
}

extension RemovalReason: RegisterValue {}
