/// Unfinished work is an issue, not a comment.
struct CommentRule: SourceRule {
    let name = "no notes to self in comments"

    private static let marks = ["TODO", "FIXME", "XXX", "HACK"]

    func violations(in file: SourceFile) -> [Violation] {
        file.comments.flatMap { comment in
            Self.marks.filter(comment.text.contains).map {
                file.violation(comment.line, "\($0): finish it, or open an issue")
            }
        }
    }
}
