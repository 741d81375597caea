import Testing

@Suite struct PageRuleTests {
    private let rule = PageRule { ["Docs/Sync.md", "Sources/Domain", "Scripts/api"].contains($0) }

    @Test(arguments: [
        ("[a](Sync.md) [b](../Docs/Sync.md#files) [c](https://swift.org) [d](#below)", []),
        ("Run `Scripts/api check`, and read `Sources/Domain/`.", []),
        ("`Tests are in words`", []),
        ("[a](Gone.md)", [1]),
        ("\n`Sources/Gone/File.swift` and `Scripts/gone now`", [2, 2]),
        ("```sh\nScripts/gone `Scripts/gone`\n```\n`Scripts/gone`", [4]),
    ])
    func `a link or a path that leads nowhere is found with its line`(text: String, lines: [Int]) {
        let page = Page(path: "Docs/Page.md", text: text)

        #expect(rule.violations(in: page).map(\.line) == lines)
    }

    @Test(arguments: [
        ("/// As Docs/Sync.md says, and `../../../Docs/Sync.md`.", []),
        ("let page = \"Gone.md\" // see https://swift.org/Gone.md", []),
        ("let a = 1\n// In `Gone.md`, section 2, and Docs/Sync.md.", [2]),
    ])
    func `a comment that names a page which is not there is found`(code: String, lines: [Int]) {
        #expect(rule.lines(in: code) == lines)
    }
}
