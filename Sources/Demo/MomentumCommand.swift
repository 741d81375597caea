import Foundation
import MomentumDomain

/// The terminal front end of the suite, and its composition root.
@main
struct MomentumCommand {
    static let version = SuiteVersion.text
    /// How the program names itself to servers.
    static let userAgent = "momentum/\(version)"

    @MainActor
    static func main() async {
        StandardStreams.reserve()
        // Writing to a closed pipe is then an error of the write, which can be handled.
        signal(SIGPIPE, SIG_IGN)
        let words = ProcessWords.system
        let program = CommandProgram(root: .momentum, version: version, host: .system())
        let work = Task { await program.run(words.texts, unreadable: words.unreadable) }
        Interruption.watch {
            // The first one asks for a clean end, the second one does not wait for it.
            guard !work.isCancelled else { Interruption.end() }
            work.cancel()
        }
        let exitCode = await work.value
        if exitCode == .interrupted { Interruption.end() }
        exit(exitCode.rawValue)
    }
}
