/// The reason a place rests, as its name in storage.
///
/// Reasons of newer versions are kept, and shown as `Other`.
public struct RestReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let scar = RestReason(rawValue: "scar")
    public static let lump = RestReason(rawValue: "lump")
    public static let rash = RestReason(rawValue: "rash")
    public static let bruise = RestReason(rawValue: "bruise")
    public static let soreness = RestReason(rawValue: "soreness")
    public static let other = RestReason(rawValue: "other")

    /// The known reasons, in display order.
    public static let all: [RestReason] = [.scar, .lump, .rash, .bruise, .soreness, .other]
}

extension RestReason: RegisterValue {}
