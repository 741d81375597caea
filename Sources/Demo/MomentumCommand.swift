import Foundation
import MomentumCommandLine
import MomentumData
import MomentumDomain
import MomentumTerminal

/// The terminal front end of the suite, with its composition root.
@main
struct MomentumCommand {
    static let version = SuiteVersion.text
    /// The program's name in requests to servers.
    static let userAgent = "momentum/\(version)"

    @MainActor
    static func main() async {
        StandardStreams.reserve()
        // A write to a closed pipe then returns an error that can be handled.
        signal(SIGPIPE, SIG_IGN)
        let words = ProcessWords.system
        let work = Task { await run(words.texts, unreadable: words.unreadable, host: .system()) }
        Interruption.watch {
            // The first interruption requests a clean end; the second one ends the process at once.
            guard !work.isCancelled else { Interruption.end() }
            work.cancel()
        }
        let exitCode = await work.value
        if exitCode == .interrupted { Interruption.end() }
        exit(exitCode.rawValue)
    }

    /// Runs one command line; names the process that a document waits for.
    @MainActor
    static func run(
        _ words: [String],
        unreadable: String? = nil,
        host: HostEnvironment
    ) async -> ExitCode {
        let tell: @Sendable (Phrase, Int32?) -> Void = { subject, process in
            let line = remark(onWaitFor: process, using: subject) + "\n"
            // No stream is left to report a failure.
            try? host.error.write(Array(line.utf8))
        }
        return await SharedDocument.onWait.withValue(.init(tell)) {
            await CommandProgram(root: .momentum, version: version, host: host)
                .run(words, unreadable: unreadable)
        }
    }

    /// The message for people while another process holds the lock that a command needs.
    nonisolated static func remark(onWaitFor process: Int32?, using subject: Phrase) -> String {
        let subject = said(subject)
        return if let process {
            saying("Waiting for process \(process), which is using the \(subject).")
        } else {
            saying("Waiting for another process, which is using the \(subject).")
        }
    }
}
