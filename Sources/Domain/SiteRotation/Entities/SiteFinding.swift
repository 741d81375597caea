/// An observation at the place of a removed set, as its name in storage.
///
/// Findings of newer versions are kept, and shown as `Other`.
public struct SiteFinding: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let redness = SiteFinding(rawValue: "redness")
    public static let itching = SiteFinding(rawValue: "itching")
    public static let rash = SiteFinding(rawValue: "rash")
    public static let bruise = SiteFinding(rawValue: "bruise")
    public static let lump = SiteFinding(rawValue: "lump")
    public static let hard = SiteFinding(rawValue: "hard")
    public static let pus = SiteFinding(rawValue: "pus")

    /// The known findings, in display order.
    public static let all: [SiteFinding] = [
        .redness, .itching, .rash, .bruise, .lump, .hard, .pus,
    ]

    /// True if the place may need a rest; the wearer is only asked.
    public var suggestsRest: Bool { [.lump, .hard, .bruise].contains(self) }
}
