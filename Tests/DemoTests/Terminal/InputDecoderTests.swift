import MomentumTerminal
import MomentumTestSupport
import Testing

@Suite struct InputDecoderTests {
    @Test(
        arguments: [
            ("a", [.key("a")]),
            ("é東", [.key("é"), .key("東")]),
            ("\r", [.key(.enter)]), ("\n", [.key(.enter)]), ("\t", [.key(.tab)]),
            ("\u{7F}", [.key(.backspace)]), ("\u{08}", [.key(.backspace)]),
            ("\u{03}", [.key(.control("c"))]), ("\u{1A}", [.key(.control("z"))]),
            ("\u{1B}[A", [.key(.up)]), ("\u{1B}OB", [.key(.down)]),
            ("\u{1B}[Z", [.key(.backTab)]), ("\u{1B}[3~", [.key(.delete)]),
            ("\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]),
            ("\u{1B}[H\u{1B}[4~", [.key(.home), .key(.end)]),
            ("\u{1B}b\u{1B}[1;5C", [.key(.alt("b")), .key(.alt("f"))]),
            ("\u{1B}\u{1B}[B", [.key(.escape), .key(.down)]),
            // Unknown keys, and answers that were not requested.
            ("\u{1B}[20~\u{1B}[?1;2c\u{1B}]11;rgb:00/00/00\u{07}x", [.key("x")]),
            ("\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}P1$r0m\u{1B}\\y", [.key("y")]),
            ("\u{1B}[<0;3;2M\u{1B}[<0;3;2m", [.click(row: 1, column: 2)]),
            ("\u{1B}[<64;1;1M\u{1B}[<65;1;1M", [.wheel(isUp: true), .wheel(isUp: false)]),
            ("\u{1B}[M !!z", [.key("z")]),
            ("\u{1B}[200~a\rb\u{1B}[Ac\u{1B}[201~d", [.paste("a\rb\u{1B}[Ac"), .key("d")]),
        ] as [(String, [Input])]
    )
    func `bytes become inputs, however they are cut (TA-17, TA-29)`(
        text: String,
        expected: [Input]
    ) {
        let bytes = Array(text.utf8)
        for cut in 0...bytes.count {
            var decoder = InputDecoder()

            let inputs =
                decoder.inputs(Array(bytes[..<cut])) + decoder.inputs(Array(bytes[cut...]))

            #expect(inputs == expected, "cut at \(cut)")
        }
    }

    @Test func `an escape byte alone is the key once nothing follows (TA-29)`() {
        var decoder = InputDecoder()

        #expect(decoder.inputs([0x1B]) == [])
        #expect(decoder.pause() == [.key(.escape)])
        #expect(decoder.pause() == [])
        #expect(decoder.inputs(Array("[A".utf8)) == [.key("["), .key("A")])
    }

    @Test func `a string of the terminal without an end is given up`() {
        var decoder = InputDecoder()

        #expect(decoder.inputs(Array("\u{1B}]0;".utf8) + Array(repeating: 0x61, count: 5000)) == [])
        #expect(decoder.inputs(Array("b".utf8)) == [.key("b")])
    }

    @Test(arguments: ["", "\u{1B}", "\u{1B}[20"])
    func `Ctrl-C ends a paste without an end, and keys are heard again (TA-17)`(torn: String) {
        var decoder = InputDecoder()

        #expect(decoder.inputs(Array("\u{1B}[200~a\rb\(torn)".utf8)) == [])
        #expect(decoder.pause() == [])
        #expect(decoder.inputs([0x03]) == [.paste("a\rb")])
        #expect(decoder.inputs(Array("q\u{1B}[201~r".utf8)) == [.key("q"), .key("r")])
        #expect(decoder.inputs([0x03]) == [.key(.control("c"))])
    }

    @Test(arguments: ["\u{1B}P", "\u{1B}]0;", "\u{1B}[1;", "\u{1B}O"])
    func `Ctrl-C is heard behind the beginning of a sequence (TA-29)`(torn: String) {
        var decoder = InputDecoder()

        _ = decoder.inputs(Array(torn.utf8))
        #expect(decoder.inputs([0x03]) == [.key(.control("c"))])
        #expect(decoder.inputs(Array("q".utf8)) == [.key("q")])
    }

    @Test func `a byte of a pasted text ends nothing (TA-17)`() {
        var decoder = InputDecoder()

        #expect(decoder.inputs(Array("\u{1B}[200~a\u{3}d".utf8)) == [])
        #expect(decoder.inputs(Array("q\u{1B}[201~".utf8)) == [.paste("a\u{3}dq")])
    }

    @Test(arguments: [1, 2, 3]) func `no bytes trap, and keys come after them (TA-35)`(seed: UInt64)
    {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2000 {
            var decoder = InputDecoder()
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let count = Int.random(in: 0...12, using: &generator)
                let bytes = (0..<count).map { _ in
                    Bool.random(using: &generator)
                        ? UInt8.random(in: .min ... .max, using: &generator)
                        : Array("\u{1B}[O]M<;0123~".utf8).randomElement(using: &generator) ?? 0
                }
                _ = decoder.inputs(bytes)
                _ = decoder.pause()
            }
            // The end of a paste and of a string, then a key.
            let end = decoder.inputs(Array("\u{18}\u{1B}[201~\u{07}\u{1B}\\AAAAAAZ".utf8))
            #expect(end.last == .key("Z"), "seed \(generator.seed)")
        }
    }
}
