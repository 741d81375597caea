/// Something seen at the place of a set that came off, as its name in storage.
///
/// Findings that a newer version has written are kept, and shown as `Other`.
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

    /// The known findings, in the order in which they are offered.
    public static let all: [SiteFinding] = [
        .redness, .itching, .rash, .bruise, .lump, .hard, .pus,
    ]

    /// True if the place may need a rest; a wearer is asked, and nothing is decided.
    public var suggestsRest: Bool { [.lump, .hard, .bruise].contains(self) }
}
