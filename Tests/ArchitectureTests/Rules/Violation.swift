/// A place that breaks a rule.
struct Violation: Hashable, Sendable, CustomStringConvertible {
    let path: String
    let line: Int
    let message: String

    var description: String { "\(path):\(line): \(message)" }
}
