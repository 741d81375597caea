import MomentumAuthenticationDomain
import MomentumNetwork
import Testing

/// The two rules about the characters of a token.
struct SessionTokenHeaderTests {
    @Test func `every token that can be made can be sent (AU-32)`() {
        for scalar in (0...0x100).compactMap(Unicode.Scalar.init) {
            for text in ["\(scalar)", "a\(scalar)b"] {
                let token = SessionToken(text)
                #expect((token != nil) == (0x21...0x7E ~= scalar.value), "\(scalar.value)")
                #expect((HTTPCredentials(bearer: text) != nil) == (token != nil), "\(scalar.value)")
            }
        }
        let longest = String(repeating: "~", count: SessionToken.maximumLength)
        #expect(SessionToken(longest).flatMap { HTTPCredentials(bearer: $0.reveal()) } != nil)
        #expect(SessionToken("") == nil && HTTPCredentials(bearer: "") == nil)
    }
}
