import MomentumAuthenticationDomain
import MomentumDomain
import MomentumPresentation
import Testing

@Suite struct AuthenticationErrorTests {
    @Test(arguments: [
        (
            AuthenticationError.serverSendsToken,
            "This server puts the session itself into the address, which other programs may see. "
                + "That session was ended. If you accept this, sign in again and choose so.",
            13
        ),
        (
            .serverRefused(code: "no_session"),
            "The page ended without a session. Please try again.", 5
        ),
        (
            .serverRefused(code: "no_url"),
            "The server could not begin the sign-in. Its owner finds the reason in "
                + "Docs/ServerNeeds.md, “Symptoms”.", 5
        ),
        (
            .serverRefused(code: "init_failed"),
            "The server could not begin the sign-in. Its owner finds the reason in "
                + "Docs/ServerNeeds.md, “Symptoms”.", 5
        ),
        (
            .serverRefused(code: "other"),
            "The server refused the sign-in (other). Please try again, or ask its owner.", 5
        ),
        (
            .exchangeFailed(.missing),
            "This server cannot exchange codes. It puts the session itself into the address, which "
                + "other programs may see. If you accept this, sign in again and choose so.", 6
        ),
        (
            .exchangeFailed(.codeRefused),
            "The sign-in took too long or was used already. Please sign in again.", 6
        ),
        (
            .exchangeFailed(.other(FailureCause(domain: "Transport", code: 2))),
            "The sign-in could not be completed. Please try again.", 6
        ),
        (
            .exchangeFailed(
                .other(FailureCause(domain: "Transport", code: 2, explanation: "It is off."))
            ),
            "The sign-in could not be completed. It is off.", 6
        ),
    ])
    func `a sign-in that fails says what to do (AU-40, AU-42)`(
        error: AuthenticationError,
        sentence: String,
        code: Int
    ) {
        #expect(ErrorMessage(error).text == "\(sentence)\n\nError: Authentication \(code)")
    }
}
