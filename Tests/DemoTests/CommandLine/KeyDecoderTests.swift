import Testing

@testable import MomentumCommandLine

@Suite struct KeyDecoderTests {
    @Test(
        arguments: [
            ("a", [.text("a")]),
            ("pasted text", [.text("pasted text")]),
            ("é東👍🏽", [.text("é東👍🏽")]),
            ("\r", [.enter]), ("\n", [.enter]), ("\t", [.next]),
            ("\u{7F}", [.backspace]), ("\u{08}", [.backspace]),
            ("\u{04}", [.endOfInput]), ("\u{0C}", [.redraw]),
            ("\u{15}", [.eraseLine]), ("\u{17}", [.eraseWord]),
            ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[Z", [.previous]),
            ("\u{1B}OA", [.up]), ("\u{1B}OB", [.down]),
            // Keys without a meaning here, and sequences with parameters.
            ("\u{1B}[C\u{1B}[3~\u{1B}[1;5A\u{00}\u{01}x", [.text("x")]),
            ("ab\u{7F}c\r", [.text("ab"), .backspace, .text("c"), .enter]),
            ("\u{1B}\u{1B}[B", [.escape, .down]),
        ] as [(String, [Key])]
    )
    func `bytes become keys, however they are cut`(input: String, expected: [Key]) {
        let bytes = Array(input.utf8)
        for cut in 0...bytes.count {
            var decoder = KeyDecoder()

            let keys = decoder.keys(Array(bytes[..<cut])) + decoder.keys(Array(bytes[cut...]))

            #expect(Self.joined(keys) == Self.joined(expected), "cut at \(cut)")
        }
    }

    /// Text may come in parts.
    private static func joined(_ keys: [Key]) -> [Key] {
        keys.reduce(into: []) { keys, key in
            if case .text(let text) = key, case .text(let before)? = keys.last {
                keys[keys.count - 1] = .text(before + text)
            } else {
                keys.append(key)
            }
        }
    }

    @Test func `an escape byte alone is the key once nothing follows`() {
        var decoder = KeyDecoder()

        #expect(decoder.keys([0x1B]) == [])
        #expect(decoder.pause() == [.escape])
        #expect(decoder.pause() == [])
        #expect(decoder.keys(Array("[A".utf8)) == [.text("[A")])
    }

    @Test func `a sequence that is never finished is dropped`() {
        var decoder = KeyDecoder()

        #expect(decoder.keys(Array("\u{1B}[1;".utf8)) == [])
        #expect(decoder.pause() == [])
        #expect(decoder.keys(Array("a".utf8)) == [.text("a")])
    }

    @Test func `bytes that are no UTF-8 are no way to crash`() {
        var decoder = KeyDecoder()

        let keys = decoder.keys([0x80, 0xFF, 0xC3, 0x28, 0xF8, 0x0D])

        #expect(keys.last == .enter)
    }
}
