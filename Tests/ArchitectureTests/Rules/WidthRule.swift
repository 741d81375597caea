/// A comment ends at column 100, as the formatter makes it of code.
///
/// `swift format` leaves comments as they are. A line with an address may be longer.
struct WidthRule: SourceRule {
    let name = "comments end at column 100"

    func violations(in file: SourceFile) -> [Violation] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return file.comments.flatMap { $0.line...$0.lastLine }.compactMap { number in
            let line = lines[number - 1]
            guard line.utf8.count > 100, line.count > 100, !line.contains("://") else { return nil }
            return file.violation(number, "\(line.count) columns")
        }
    }
}
