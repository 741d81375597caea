import Foundation

@testable import MomentumCommandLine

extension HostEnvironment {
    /// No terminal, no variables, UTC, noon of 1 March 2026.
    static func fixture(
        variables: [String: String] = [:],
        traits: TerminalTraits = TerminalTraits(),
        input: any LineSource = ScriptedInput()
    ) -> HostEnvironment {
        HostEnvironment(
            variables: variables,
            workingDirectory: URL(filePath: "/srv/here/", directoryHint: .isDirectory),
            homeDirectory: URL(filePath: "/home/ada/", directoryHint: .isDirectory),
            timeZone: .gmt,
            now: { Date(timeIntervalSince1970: 1_772_366_400) },
            traits: traits,
            input: input,
            output: RecordingSink(),
            error: RecordingSink()
        )
    }
}
