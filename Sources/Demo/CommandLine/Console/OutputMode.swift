/// What the command line says about output.
struct OutputMode: Hashable, Sendable {
    /// `--json`: standard output is for one document, people read standard error (CL-4).
    var isJSON = false
    /// `--quiet`: results and failures only.
    var isQuiet = false
    /// `--verbose`: every failure ends with its domain and code.
    var isVerbose = false
}
