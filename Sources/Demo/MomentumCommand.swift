import Foundation
import MomentumCommandLine
import MomentumDomain

/// The terminal front end of the suite, and its composition root.
@main
struct MomentumCommand {
    static let version = SuiteVersion.text
    /// The program's name in requests to servers.
    static let userAgent = "momentum/\(version)"

    @MainActor
    static func main() async {
        StandardStreams.reserve()
        // A write to a closed pipe is then an error, which can be handled.
        signal(SIGPIPE, SIG_IGN)
        let words = ProcessWords.system
        let program = CommandProgram(root: .momentum, version: version, host: .system())
        let work = Task { await program.run(words.texts, unreadable: words.unreadable) }
        Interruption.watch {
            // The first interruption asks for a clean end; the second one does not wait for it.
            guard !work.isCancelled else { Interruption.end() }
            work.cancel()
        }
        let exitCode = await work.value
        if exitCode == .interrupted { Interruption.end() }
        exit(exitCode.rawValue)
    }
}
