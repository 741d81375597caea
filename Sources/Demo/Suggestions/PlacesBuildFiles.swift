import Foundation
import MomentumCommandLine
import MomentumDomain

/// The source and target of an index: files, or standard input and output.
///
/// An index is memory-mapped, so a stream needs a temporary file.
@MainActor
struct PlacesBuildFiles {
    let input: URL
    let output: URL
    /// The input as named on the command line.
    let named: URL
    let writesOnOutput: Bool
    private let folder: URL?
    private let console: Console

    init(_ call: Invocation, _ context: CommandContext) throws {
        console = context.console
        named = call[PlacesBuildCommand.input]
        let target = call[PlacesBuildCommand.output]
        writesOnOutput = target?.isStandardOutput == true
        if named.isStandardInput, target == nil {
            throw call.usageError(
                "There is no name to call the index after.",
                hint: "Add --output FILE."
            )
        }
        if writesOnOutput, console.mode.isJSON || console.traits.isOutputTerminal {
            throw call.usageError(
                "An index is no text, and cannot be printed here.",
                hint: "Add --output FILE."
            )
        }
        folder =
            named.isStandardInput || writesOnOutput
            ? FileManager.default.temporaryDirectory
                .appending(path: "momentum-build-\(UUID().uuidString)", directoryHint: .isDirectory)
            : nil
        input =
            named.isStandardInput
            ? (folder ?? named).appending(path: "standard input") : named
        output =
            writesOnOutput
            ? (folder ?? named).appending(path: "index")
            : target ?? named.appendingPathExtension("places")
        try check(call, OwnFiles(context.dataDirectory))
    }

    /// Refuses an output that would destroy the program's data, a backup or the input.
    private func check(_ call: Invocation, _ ownFiles: OwnFiles) throws {
        if let refusal = ownFiles.refusal(of: output) {
            throw CommandFailure(
                domain: refusal.domain,
                code: refusal.code,
                kind: "unwritable",
                message: said(refusal.explanation ?? "")
            )
        }
        let places = [input, output].map(\.standardizedFileURL).map { $0.resolvingSymlinksInPath() }
        if places[0] == places[1] {
            throw call.usageError(
                "The index would replace the file that it is made from.",
                hint: "Name another file with --output."
            )
        }
    }

    /// Copies standard input to a file that can be mapped.
    func readInput() async throws {
        guard let folder else { return }
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        guard named.isStandardInput else { return }
        try Data(try await console.input.rest()).write(to: input)
    }

    func writeOutput() throws {
        console.write(content: Array(try Data(contentsOf: output)))
    }

    nonisolated func remove() {
        guard let folder else { return }
        try? FileManager.default.removeItem(at: folder)
    }
}
