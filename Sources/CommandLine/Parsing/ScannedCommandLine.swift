/// The words of a command line, sorted but not yet read.
struct ScannedCommandLine: Sendable {
    /// One use of an option.
    struct Occurrence: Sendable {
        let spec: OptionSpec
        let text: String?
        /// The depth in the path of the command that declares it; `nil` for a global option.
        let depth: Int?
    }

    /// The commands from the program itself to the named one.
    var path: [Command]
    var occurrences: [Occurrence] = []
    var words: [String] = []
    /// The first mistake; `nil` when there is none.
    ///
    /// The rest is sorted nevertheless, because options after a mistake decide how it is reported.
    var error: UsageError?

    var pathText: String { path.map(\.name).joined(separator: " ") }

    func has(_ flag: Option<Bool>) -> Bool {
        occurrences.contains { $0.depth == nil && $0.spec.name == flag.spec.name }
    }

    func texts(of spec: OptionSpec, isGlobal: Bool) -> [String?] {
        occurrences.filter { ($0.depth == nil) == isGlobal && $0.spec.name == spec.name }
            .map(\.text)
    }
}
