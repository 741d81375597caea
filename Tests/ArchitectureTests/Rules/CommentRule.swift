/// Unfinished work is an issue, not a comment, and a sentence of a comment begins with its subject.
struct CommentRule: SourceRule {
    let name = "no notes to self in comments, and no question word as their subject"

    private static let marks = ["TODO", "FIXME", "XXX", "HACK"]

    func violations(in file: SourceFile) -> [Violation] {
        file.comments.flatMap { comment in
            Self.marks.filter(comment.text.contains).map {
                file.violation(comment.line, "\($0): finish it, or open an issue")
            }
                + comment.text.matches(of: Self.subject).map {
                    file.violation(comment.line, "“\($0.output.1)” as a subject: name the thing")
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
}
