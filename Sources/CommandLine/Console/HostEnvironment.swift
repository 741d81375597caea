package import Foundation

/// The surroundings of the program; tests pass their own.
package struct HostEnvironment: Sendable {
    package var variables: [String: String]
    var workingDirectory: URL
    var homeDirectory: URL
    package var timeZone: TimeZone
    package var now: @Sendable () -> Date
    package var traits: TerminalTraits
    package var input: any LineSource
    package var output: any ByteSink
    package var error: any ByteSink
    /// Called before a pager starts; Ctrl-C then goes to the pager.
    var pagerWillStart: @Sendable () -> Void = {}

    package static func system() -> HostEnvironment {
        let variables = ProcessInfo.processInfo.environment
        let files = FileManager.default
        return HostEnvironment(
            variables: variables,
            workingDirectory: URL(
                filePath: files.currentDirectoryPath,
                directoryHint: .isDirectory
            ),
            homeDirectory: variables["HOME"].flatMap { path in
                path.isEmpty ? nil : URL(filePath: path, directoryHint: .isDirectory)
            } ?? files.homeDirectoryForCurrentUser,
            timeZone: .current,
            now: { Date() },
            traits: .system(environment: variables),
            input: StandardInput(),
            output: FileDescriptorSink.output,
            error: FileDescriptorSink.error,
            pagerWillStart: { Interruption.watch {} }
        )
    }

    /// The pager of long lists; `nil` if standard output is not a terminal or the user disabled
    /// paging.
    func makePager() -> Pager? {
        guard traits.isOutputTerminal, let command = PagerCommand.find(in: variables) else {
            return nil
        }
        return Pager(command, height: traits.height, output: output, willStart: pagerWillStart)
    }
}
