/// The words of a command line, sorted but not yet read.
struct ScannedCommandLine: Sendable {
    /// One option as it came.
    struct Occurrence: Sendable {
        let spec: OptionSpec
        let text: String?
        /// How far down the path the command is that declares it, `nil` for a global option.
        let depth: Int?
    }

    /// From the program itself to the command that was named.
    var path: [Command]
    var occurrences: [Occurrence] = []
    var words: [String] = []
    /// The first thing that is wrong, `nil` when nothing is.
    ///
    /// The rest is sorted all the same: how a mistake is reported depends on options after it.
    var error: UsageError?

    /// The path as it is typed.
    var pathText: String { path.map(\.name).joined(separator: " ") }

    /// Whether a global flag was given.
    func has(_ flag: Option<Bool>) -> Bool {
        occurrences.contains { $0.depth == nil && $0.spec.name == flag.spec.name }
    }

    /// The texts of one option, in the order they came.
    func texts(of spec: OptionSpec, isGlobal: Bool) -> [String?] {
        occurrences.filter { ($0.depth == nil) == isGlobal && $0.spec.name == spec.name }
            .map(\.text)
    }
}
