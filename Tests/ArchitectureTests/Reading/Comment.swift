/// A comment, with all its marks.
struct Comment: Sendable {
    let text: String
    let line: Int
    let lastLine: Int

    var isDocumentation: Bool {
        (text.hasPrefix("///") && !text.hasPrefix("////"))
            || (text.hasPrefix("/**") && !text.hasPrefix("/***") && text != "/**/")
    }
}
