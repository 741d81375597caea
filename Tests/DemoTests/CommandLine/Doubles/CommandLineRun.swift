import Foundation

@testable import MomentumCommandLine
@testable import MomentumDemo

/// One command line, carried out inside the test process, and what it printed.
struct CommandLineRun {
    let exitCode: ExitCode
    let output: String
    let errors: String

    /// Carries out `words` with `root` as the table of commands.
    @MainActor
    init(
        words: [String],
        root: Command = .momentum,
        host: HostEnvironment = .fixture(),
        outputFailure: WriteFailure? = nil
    ) async {
        let output = RecordingSink(failure: outputFailure)
        let errors = RecordingSink()
        var host = host
        host.output = output
        host.error = errors
        let program = CommandProgram(root: root, version: "1.2.3", host: host)
        // Before the many tests that only compute: behind all of them, requests would take longer
        // than the program waits.
        let run = Task(priority: .high) { await program.run(words) }
        exitCode = await withTaskCancellationHandler {
            await run.value
        } onCancel: {
            run.cancel()
        }
        self.output = output.text
        self.errors = errors.text
    }

    /// Carries out the words with the table of the program itself.
    @MainActor
    init(_ words: String..., host: HostEnvironment = .fixture()) async {
        await self.init(words: words, host: host)
    }

    /// The one document on standard output.
    var document: NSDictionary? {
        get throws {
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? NSDictionary
        }
    }
}
