/// A file reads in one go: at most 300 lines.
///
/// A longer one says why in a comment that begins with `// Longer than 300 lines because`.
struct LengthRule: SourceRule {
    let name = "no file is longer than 300 lines without a reason"

    func violations(in file: SourceFile) -> [Violation] {
        let reason = "// Longer than 300 lines because "
        guard file.lineCount > 300, !file.comments.contains(where: { $0.text.hasPrefix(reason) })
        else { return [] }
        return [file.violation(301, "\(file.lineCount) lines: one job each?")]
    }
}
