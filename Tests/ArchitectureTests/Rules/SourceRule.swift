import Testing

/// A rule that every file of the package keeps.
protocol SourceRule: CustomTestStringConvertible, Sendable {
    /// The rule in a few words, with the requirement it comes from.
    var name: String { get }

    /// The places of `file` that break the rule, in order.
    func violations(in file: SourceFile) -> [Violation]
}

extension SourceRule {
    var testDescription: String { name }

    /// The lines that break the rule in a file made up for a test.
    func lines(in code: String, at path: String = "Sources/Domain/Shared/Sample.swift") -> [Int] {
        violations(in: SourceFile(path: path, text: code)).map(\.line)
    }
}
