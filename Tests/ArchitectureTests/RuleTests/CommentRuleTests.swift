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

    @Test(
        arguments: [
            "/// The first name, for want of another.\nstruct A {}",
            "// The file is not there any more.",
            "/// All the same, the rows stay.\nstruct A {}",
            "/// An entry that lasted so many hours.\nstruct A {}",
            "// The text says again where it was.",
            "// Damaged files are put aside.",
            "/// Hands on the error to the caller.\nstruct A {}",
            "let a = 1 // An address that is not ours.",
        ]
    )
    func `a retired phrase is found (HS-38)`(code: String) {
        #expect(count(code) == 1)
    }

    @Test(
        arguments: [
            "/// Sends any message, and all the samples, once more.\nstruct A {}",
            "// So far, many handlers run on; each puts its file on the other side.",
            "let text = \"not there any more\" // A sentence for people.",
        ]
    )
    func `a part of a word and the text of a string stay`(code: String) {
        #expect(count(code) == 0)
    }

    @Test func `unfinished work is found`() {
        #expect(count("// TO" + "DO: finish.") == 1)
    }

    @Test func `a retired phrase of a page is found, but not one in code (HS-38)`() {
        let text = """
            # Files
            ```swift
            // For want of a name
            ```
            | `nobody` | a text |
            - `There is nobody to ask.`
            The file is not there any more.
            """
        let page = Page(path: "Docs/Files.md", text: text)

        #expect(CommentRule().violations(in: page).map(\.line) == [7])
    }
}
