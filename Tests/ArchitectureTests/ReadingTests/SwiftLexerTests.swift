import Testing

@Suite struct SwiftLexerTests {
    private func texts(_ code: String) -> [String] {
        SwiftLexer(code).tokens.map(\.text)
    }

    @Test(
        arguments: [
            ("// print()\nlet a", ["let", "a"]),
            ("/* a /* nested */ print() */ b", ["b"]),
            ("/// doc\n/** doc */ c", ["c"]),
            ("/**/ d", ["d"]),
            ("a // no end", ["a"]),
        ]
    )
    func `comments are no code`(code: String, expected: [String]) {
        #expect(texts(code) == expected)
    }

    @Test(
        arguments: [
            (#""print()""#, ["print()"]),
            (#""a \" b" c"#, [#"a \" b"#, "c"]),
            (##"#"a " \n b"# c"##, [#"a " \n b"#, "c"]),
            ("\"\"\"\n  \"quoted\" \"\"\n\"\"\" d", ["\n  \"quoted\" \"\"\n", "d"]),
            (#""""#, [""]),
            (#""no end"#, ["no end"]),
        ]
    )
    func `text in a string is no code`(code: String, expected: [String]) {
        #expect(texts(code) == expected)
    }

    @Test(
        arguments: [
            (#""at \(Date()) o'clock""#, ["(", "Date", "(", ")", ")", "at  o'clock"]),
            (#""\(f("x)"))" y"#, ["(", "f", "(", "x)", ")", ")", "", "y"]),
            (##"#"\(a) \#(b)"#"##, ["(", "b", ")", #"\(a) "#]),
            ("\"\"\"\n\\(a)\n\"\"\"", ["(", "a", ")", "\n\n"]),
        ]
    )
    func `the code of an interpolation is code`(code: String, expected: [String]) {
        #expect(texts(code) == expected)
    }

    @Test(
        arguments: [
            (#"x = /print\/"()/"#, ["x", "=", #"print\/"()"#]),
            (##"f(#/a/b"/#)"##, ["f", "(", #"a/b""#, ")"]),
            ("a / b / c", ["a", "/", "b", "/", "c"]),
            ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]),
            ("return /x/", ["return", "x"]),
        ]
    )
    func `a regular expression is no code, a division is`(code: String, expected: [String]) {
        #expect(texts(code) == expected)
    }

    @Test(
        arguments: [
            ("0..<5", ["0", ".", ".", "<", "5"]),
            ("1_000.5 0xFF 1e5", ["1_000.5", "0xFF", "1e5"]),
            ("() -> Int", ["(", ")", "->", "Int"]),
            ("a - >b", ["a", "-", ">", "b"]),
            ("#expect(x)", ["#expect", "(", "x", ")"]),
            ("größe", ["größe"]),
        ]
    )
    func `numbers, names and punctuation`(code: String, expected: [String]) {
        #expect(texts(code) == expected)
    }

    @Test func `a name in backticks is no keyword`() {
        let tokens = SwiftLexer("func `print (SR-1)`() `class`").tokens

        #expect(tokens.map(\.text) == ["func", "print (SR-1)", "(", ")", "class"])
        #expect(tokens.last?.isCode("class") == false)
    }

    @Test func `each token knows the conditions it stands under`() {
        let code = """
            a
            #if canImport(MapKit) // why
            b
            #if DEBUG
            c
            #endif
            #elseif os(Linux)
            d
            #else
            e
            #endif
            f
            """

        #expect(
            SwiftLexer(code).tokens.map(\.conditions) == [
                [],
                ["canImport(MapKit)"],
                ["canImport(MapKit)", "DEBUG"],
                ["!(canImport(MapKit)) && os(Linux)"],
                ["!(!(canImport(MapKit)) && os(Linux))"],
                [],
            ]
        )
    }

    @Test func `lines are counted through strings and comments`() {
        let code = "a /*\n\n*/ b\n\"\"\"\n\n\"\"\" c\nd e"

        let tokens = SwiftLexer(code).tokens

        #expect(tokens.map(\.line) == [1, 3, 4, 6, 7, 7])
        #expect(tokens.map(\.isFirstOnLine) == [true, true, true, false, true, false])
    }

    @Test func `documentation belongs to the token below it`() {
        let code = """
            /// One
            a b
            // Not documentation
            c
            /// Two
            // swift-format-ignore
            d
            /// Three

            e
            """

        #expect(
            SwiftLexer(code).tokens.map { $0.isDocumented ? $0.text : "" } == [
                "a", "b", "", "d", "",
            ]
        )
    }

    @Test(arguments: ["\"", "\"\"\"", "/*", "`", "#", "#\"", "\\", "\"\\(", "#if", "/", "\u{0}"])
    func `what no compiler accepts ends all the same`(code: String) {
        #expect(SwiftLexer(code).tokens.count < 3)
    }
}
