/// The targets of a page exist: every relative link, and every path of the project in a code span.
///
/// A path begins at the root or in the page's own folder.
///
/// So does every page that a comment names. Listings are left out; other checks compile or run
/// them.
struct PageRule: SourceRule {
    let name = "pages that comments name are there"
    /// True if a path from the folder of the package leads to a file or a folder.
    let exists: @Sendable (String) -> Bool

    init(exists: @escaping @Sendable (String) -> Bool) {
        self.exists = exists
    }

    func violations(in page: Page) -> [Violation] {
        var isListing = false
        var violations: [Violation] = []
        for (index, line) in page.text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            if line.hasPrefix("```") { isListing.toggle() }
            guard !isListing else { continue }
            for target in targets(in: line) where !page.places(of: target).contains(where: exists) {
                let message = "there is no \(target)"
                violations.append(Violation(path: page.path, line: index + 1, message: message))
            }
        }
        return violations
    }

    func violations(in file: SourceFile) -> [Violation] {
        let page = Page(path: file.path, text: "")
        return file.comments.flatMap { comment in
            comment.text.matches(of: /[\w.+\/-]+\.md\b/).map { String($0.output) }
                // Addresses lead outside the project.
                .filter { !$0.hasPrefix("//") && !page.places(of: $0).contains(where: exists) }
                .map { file.violation(comment.line, "there is no \($0)") }
        }
    }

    private func targets(in line: Substring) -> [String] {
        let links = line.matches(of: /\]\(([^)#\s]+)[^)]*\)/).map { String($0.1) }
            .filter { !$0.contains(":") }
        let folders = /`((?:Sources|Tests|Docs|Scripts|Examples|Benchmarks|Fuzz)\/[\w.+\/-]+)[^`]*`/
        return links + line.matches(of: folders).map { String($0.1) }
    }
}
