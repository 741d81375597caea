import Foundation

/// The terminal front end of the suite, and its composition root.
@main
struct MomentumCommand {
    static let version = "0.1.0"

    @MainActor
    static func main() async {
        signal(SIGPIPE, SIG_IGN)
        let program = CommandProgram(root: .momentum, version: version, host: .system())
        let exitCode = await program.run(Array(CommandLine.arguments.dropFirst()))
        exit(exitCode.rawValue)
    }
}
