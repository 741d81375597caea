import Foundation

extension ValueFormat where Value == URL {
    /// The path of a file that is opened as such; it need not exist.
    static var file: ValueFormat { path(completion: .files, isDirectory: false) }

    /// The path of a folder, which need not exist.
    static var directory: ValueFormat { path(completion: .directories, isDirectory: true) }

    /// The path of a file that is read from beginning to end; `-` is standard input.
    static var input: ValueFormat { stream(.standardInput) }

    /// The path of a file that is written from beginning to end; `-` is standard output.
    static var output: ValueFormat { stream(.standardOutput) }

    private static func stream(_ standard: URL) -> ValueFormat {
        ValueFormat(completion: .files) { text, context throws(ValueProblem) in
            text == "-" ? standard : try file.read(text, context)
        }
    }

    private static func path(completion: CompletionHint, isDirectory: Bool) -> ValueFormat {
        ValueFormat(completion: completion) { text, context throws(ValueProblem) in
            guard !text.isEmpty else { throw ValueProblem(text, "is empty", hint: "Name a path.") }
            guard text != "-" else {
                throw ValueProblem(
                    text,
                    "is standard input or output",
                    hint: "Name a path; one that is a dash is written ./-."
                )
            }
            guard !text.unicodeScalars.contains("\0") else {
                throw ValueProblem(text, "is no path", hint: "Name a path.")
            }
            return URL(
                filePath: text,
                directoryHint: isDirectory ? .isDirectory : .notDirectory,
                relativeTo: context.workingDirectory
            ).standardizedFileURL
        }
    }
}
