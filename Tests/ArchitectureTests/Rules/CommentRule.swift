/// Unfinished work is an issue, not a comment, a sentence of a comment begins with its subject, and
/// no comment uses a retired phrase.
///
/// A phrase is found on one line; line breaks may hide it.
struct CommentRule: SourceRule {
    let name = "no notes to self in comments, no question word as their subject, no retired phrase"

    private static let marks = ["TODO", "FIXME", "XXX", "HACK"]

    func violations(in file: SourceFile) -> [Violation] {
        file.comments.flatMap { comment -> [Violation] in
            let marks = Self.marks.filter(comment.text.contains).map {
                file.violation(comment.line, "\($0): finish it, or open an issue")
            }
            let subjects = comment.text.matches(of: Self.subject).map {
                file.violation(comment.line, "“\($0.output.1)” as a subject: name the thing")
            }
            let phrases = comment.text.matches(of: Self.retired).map {
                file.violation(comment.line, "“\($0.output)” is retired: use everyday words")
            }
            return marks + subjects + phrases
        }
    }

    /// The retired phrases of a page; listings and code spans, such as texts, are left out.
    func violations(in page: Page) -> [Violation] {
        var isListing = false
        return page.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .flatMap { index, line -> [Violation] in
                if line.hasPrefix("```") { isListing.toggle() }
                guard !isListing else { return [] }
                return line.replacing(/`[^`]*`/, with: "`").matches(of: Self.retired).map {
                    let message = "“\($0.output)” is retired: use everyday words"
                    return Violation(path: page.path, line: index + 1, message: message)
                }
            }
    }

    /// A question word at the beginning of a comment, of a parameter's text or of a sentence.
    private static var subject: Regex<(Substring, Substring)> {
        #/
            (?:^///?\ +(?:-\ [^:]*:\ +)?|[.!?:]\ +)
            (What|Whatever|Who|Whoever|Whose|Whether|How|Where|Wherever|Which|Whichever|Why)\b
        /#
    }

    /// A phrase that no native speaker would write here.
    private static var retired: Regex<Substring> {
        #/
            \b(?:
                for\ want\ of
                |any\ more
                |all\ the\ same
                |so\ many
                |says?\ again
                |puts?\ aside
                |hand(?:s|ed)?\ on
                |(?:not|none)\ (?:of\ )?ours
                |comes?\ to\ terms
                |nobody|somebody|anybody
            )\b
        /#.ignoresCase()
    }
}
