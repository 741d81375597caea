import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumDomain
import MomentumTerminal

/// The result of checking a server for the needs of the sign-in, in JSON and as text.
struct ServerCheckDocument: Encodable, Sendable {
    struct Check: Encodable, Sendable {
        let name: String
        let isRight: Bool
        let found: String
        @Nullable var advice: String?
    }

    let server: String
    let checks: [Check]

    init(_ findings: [ServerFinding], server: String) {
        self.server = server
        checks = findings.map { finding in
            Check(
                name: finding.need.rawValue,
                isRight: finding.isRight,
                found: finding.found,
                advice: finding.advice?.english
            )
        }
    }

    func text(on traits: TerminalTraits) -> TerminalText {
        let table = TextTable(
            [.leading("Check").cut, .leading("State"), .leading("Found").cut],
            rows: checks.map { check in
                let state =
                    check.isRight ? TerminalText("right", .good) : TerminalText("wrong", .bad)
                return ["\(check.name)", state, "\(check.found)"]
            }
        ).text(on: traits)
        let advice = checks.compactMap { check in
            check.advice.map { "\n\(check.name): \($0)\n" }
        }
        return "\(table)\(TerminalText(lines: advice.joined()))"
    }
}
