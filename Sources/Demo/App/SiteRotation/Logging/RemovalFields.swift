import MomentumSiteRotationDomain
import MomentumTerminal

/// The fields for the reason and the findings of a removed set.
///
/// Both are optional.
@MainActor
enum RemovalFields {
    static let reason = "Came off"
    static let findings = "Seen"
    static let ended = "Ended"
    static var words: String { said("redness, itching, rash, bruise, lump, hard, pus") }

    /// - Parameters:
    ///   - texts: The words for reasons and findings.
    ///   - reason: The current reason.
    ///   - findings: The findings as typed.
    ///   - choose: Receives the chosen reason.
    ///   - see: Receives the findings in the typed text.
    /// - Returns: The fields of the reason and of the findings.
    static func fields(
        _ texts: SiteTexts.Removal,
        reason: RemovalReason?,
        findings: String,
        choose: @escaping (RemovalReason?) -> Void,
        see: @escaping (Set<SiteFinding>) -> Void
    ) -> [PageField] {
        let choices = [nil] + RemovalReason.all.map(Optional.some)
        return [
            .choice(
                Self.reason,
                choices.map { $0.map { texts.word(for: $0) } ?? "–" },
                chosen: choices.firstIndex(of: reason)
            ) { choose(choices[$0]) },
            .text(Self.findings, findings) { see(texts.findings(in: $0)) },
        ]
    }

    /// The problem of a text that lists findings; `nil` if every word is known.
    static func problem(_ findings: String?, _ texts: SiteTexts.Removal) -> String? {
        let unknown = texts.unknownWords(in: findings ?? "").map { saying("“\($0)”") }
        return unknown.isEmpty
            ? nil : texts.unknownFindings(unknown.joined(separator: ", "), words)
    }
}
