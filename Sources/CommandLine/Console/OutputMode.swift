/// The output options of the command line.
package struct OutputMode: Hashable, Sendable {
    /// True with `--json`: standard output holds one document, standard error the text for people
    /// (CL-4).
    package var isJSON = false
    /// True with `--quiet`: prints results and failures only.
    package var isQuiet = false
    /// True with `--verbose`: ends every failure with its domain and code, and reports requests.
    package var isVerbose = false
}
