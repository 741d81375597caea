import Foundation
@testable import MomentumData
import MomentumDomain
import Testing

@Suite struct SHA256Tests {
    // The example values of NIST for SHA-256, and the empty message.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
                + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func `the vectors of NIST come out (AU-9)`(message: String, expected: String) {
        #expect(hex(SHA256.hash(of: Array(message.utf8))) == expected)
    }

    @Test func `a million times the letter a comes out (AU-9)`() {
        let message = [UInt8](repeating: 0x61, count: 1_000_000)

        #expect(
            hex(SHA256.hash(of: message))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        )
    }

    @Test func `the example of RFC 7636, appendix B, comes out (AU-9)`() {
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"

        #expect(
            SHA256.hash(of: Array(verifier.utf8)).base64URL
                == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
        )
    }

    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { byte in
            let text = String(byte, radix: 16)
            return text.count < 2 ? "0" + text : text
        }.joined()
    }
}
