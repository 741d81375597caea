package import Foundation

/// The context of every command: the global options, carried out.
package struct CommandContext: Sendable {
    package let console: Console
    /// Reads the system's clock, or returns the time of `--now`.
    private let readNow: @Sendable () -> Date
    /// Gregorian, in the time zone of `--time-zone` or the system.
    package let calendar: Calendar
    /// The locale of dates and numbers for people (CL-23); with `--json` it is the same for all.
    package let locale: Locale
    /// The folder for data, which need not exist yet; `nil` when nothing is kept.
    package private(set) var dataDirectory: URL?
    package let environment: [String: String]
    /// The names of the command that runs and of its groups, the program's first.
    package let path: [String]
    /// The folder that paths are relative to.
    package let workingDirectory: URL
    /// The typed option for the folder, to be repeated; empty without one.
    private let folderOption: String

    init(
        options: GlobalOptions,
        host: HostEnvironment,
        console: Console,
        path: [String] = []
    ) {
        self.path = path
        self.console = console
        if let fixed = options.now { readNow = { fixed } } else { readNow = host.now }
        calendar = options.calendar
        locale = options.locale
        dataDirectory = options.dataDirectory
        environment = host.variables
        workingDirectory = host.workingDirectory
        folderOption = options.folderOption
    }

    package var now: Date { readNow() }

    /// A command line of the program on the same data, to be typed next.
    package func commandLine(_ words: String) -> String { "momentum \(folderOption)\(words)" }

    /// The same with another folder for data, or without one.
    package func on(_ folder: URL?) -> CommandContext {
        var context = self
        context.dataDirectory = folder
        return context
    }
}
