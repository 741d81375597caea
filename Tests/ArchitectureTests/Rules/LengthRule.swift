/// A file reads in one go: at most 300 lines for one type, 200 for a type with what belongs to it.
///
/// A longer one says why in a comment that begins with `// Longer than 300 lines because`.
struct LengthRule: SourceRule {
    let name =
        "no file is longer than 300 lines, or 200 with several types, without a reason (HS-26)"

    func violations(in file: SourceFile) -> [Violation] {
        let types = Set(file.declarations.filter { $0.isType && !$0.isPrivate }.map(\.name))
        let most = types.count > 1 ? 200 : 300
        let reason = "// Longer than \(most) lines because "
        guard file.lineCount > most, !file.comments.contains(where: { $0.text.hasPrefix(reason) })
        else { return [] }
        return [file.violation(most + 1, "\(file.lineCount) lines: one subject?")]
    }
}
