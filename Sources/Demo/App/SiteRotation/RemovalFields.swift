import MomentumSiteRotationDomain

/// The fields of the reason and the findings of a set that came off.
///
/// Both can be left out.
@MainActor
enum RemovalFields {
    static let reason = "Came off"
    static let findings = "Seen"
    static let ended = "Ended"
    static let words = "redness, itching, rash, bruise, lump, hard, pus"

    /// - Parameters:
    ///   - texts: The words for reasons and findings.
    ///   - reason: The present reason.
    ///   - findings: The text of the findings, as it is typed.
    ///   - choose: Gets the chosen reason.
    ///   - see: Gets the findings of the typed text.
    /// - Returns: The field of the reason and that of the findings.
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
                choices.map { $0.map(texts.word) ?? "–" },
                chosen: choices.firstIndex(of: reason)
            ) { choose(choices[$0]) },
            .text(Self.findings, findings) { see(texts.findings(in: $0)) },
        ]
    }

    /// The problem of a text that lists findings; `nil` if every word is understood.
    static func problem(_ findings: String?, _ texts: SiteTexts.Removal) -> String? {
        let unknown = texts.unknownWords(in: findings ?? "").map { "“\($0)”" }
        return unknown.isEmpty
            ? nil : texts.unknownFindings(unknown.joined(separator: ", "), words)
    }
}
