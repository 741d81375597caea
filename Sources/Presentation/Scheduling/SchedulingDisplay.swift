public import Foundation
public import MomentumSchedulingDomain

/// How lists of people are ordered and said.
public struct SchedulingDisplay: Sendable {
    public let locale: Locale
    public let timeZone: TimeZone
    /// How a search matches.
    public let matching: UserFilter.Matching
    /// Turns "one team a person" into a remark.
    public let allowsSeveralTeams: Bool

    public init(
        locale: Locale,
        timeZone: TimeZone,
        matching: UserFilter.Matching = .parts,
        allowsSeveralTeams: Bool = false
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.matching = matching
        self.allowsSeveralTeams = allowsSeveralTeams
    }

    var order: NameOrder { NameOrder(locale: locale) }
}
