import Foundation

/// The surroundings of the program; tests pass their own.
struct HostEnvironment: Sendable {
    var variables: [String: String]
    var workingDirectory: URL
    var homeDirectory: URL
    var timeZone: TimeZone
    var now: @Sendable () -> Date
    var traits: TerminalTraits
    var input: any LineSource
    var output: any ByteSink
    var error: any ByteSink

    static func system() -> HostEnvironment {
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
            error: FileDescriptorSink.error
        )
    }
}
