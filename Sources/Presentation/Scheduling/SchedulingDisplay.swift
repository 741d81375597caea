public import Foundation
public import MomentumDomain
import MomentumPresentation
public import MomentumSchedulingDomain

/// The order and the wording of lists of people.
public struct SchedulingDisplay: Sendable {
    public let locale: Locale
    public let timeZone: TimeZone
    public let matching: UserFilter.Matching
    /// True if a second team for a person causes a remark, not a refusal.
    public let allowsSeveralTeams: Bool
    /// The language of sentences.
    public let words: Words

    public init(
        locale: Locale,
        timeZone: TimeZone,
        matching: UserFilter.Matching = .parts,
        allowsSeveralTeams: Bool = false,
        words: Words = .english
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.matching = matching
        self.allowsSeveralTeams = allowsSeveralTeams
        self.words = words.with(locale.forms)
    }

    var order: NameOrder { NameOrder(locale: locale) }
}
