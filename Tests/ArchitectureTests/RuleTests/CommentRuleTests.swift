import Testing

@Suite struct CommentRuleTests {
    private func count(_ code: String) -> Int {
        let file = SourceFile(path: "Sources/Demo/A.swift", text: code)
        return CommentRule().violations(in: file).count
    }

    @Test(
        arguments: [
            "/// What a terminal shows.\nstruct A {}",
            "// Whoever comes next waits.",
            "/// - Returns: Whether it is there.\nfunc a() -> Bool { true }",
            "/// A place.\n///\n/// - Parameters:\n///   - a: Where it is.\nfunc a(_ a: Int) {}",
            "/// A place. How it is found is up to the caller.\nstruct A {}",
            "let a = 1 // Where the rows begin.",
        ]
    )
    func `a question word is no subject`(code: String) {
        #expect(count(code) == 1)
    }

    @Test(
        arguments: [
            "/// When the program goes on, the mode is set again.\nstruct A {}",
            "/// Finds out how it is done, and what is left.\nstruct A {}",
            "/// ``What/a`` is the first, `Where` the second.\nstruct A {}",
            "let question = \"// What is it? Who is it?\"",
        ]
    )
    func `a clause after its subject and a clause of time stay`(code: String) {
        #expect(count(code) == 0)
    }

    @Test func `unfinished work is found`() {
        #expect(count("// TO" + "DO: finish.") == 1)
    }
}
