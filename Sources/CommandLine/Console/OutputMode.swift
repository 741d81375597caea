/// The output options of the command line.
package struct OutputMode: Hashable, Sendable {
    /// `--json`: standard output is for one document, standard error for people (CL-4).
    package var isJSON = false
    /// `--quiet`: results and failures only.
    package var isQuiet = false
    /// `--verbose`: every failure ends with its domain and code.
    var isVerbose = false
}
