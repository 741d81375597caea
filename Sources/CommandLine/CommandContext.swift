package import Foundation

/// The context of every command, with the global options applied.
package struct CommandContext: Sendable {
    package let console: Console
    /// Reads the system's clock, or returns the time of `--now`.
    private let readNow: @Sendable () -> Date
    /// The Gregorian calendar, in the time zone of `--time-zone` or the system.
    package let calendar: Calendar
    /// The locale of dates and numbers for people (CL-23).
    ///
    /// Output with `--json` does not depend on it.
    package let locale: Locale
    /// The folder for data, which need not exist yet; `nil` if nothing is kept.
    package private(set) var dataDirectory: URL?
    /// The person the command acts for, named by an option or the environment.
    package let wearer: String?
    /// True if an option names the person; false if the environment does.
    package let isWearerTyped: Bool
    /// The owner of the records; `nil` if the data folder belongs to one person.
    package private(set) var owner: String?
    /// The folder of the owner's records; `nil` if all data share one folder.
    private var ownFolder: URL?
    package let environment: [String: String]
    /// The work after the answer, before the program ends, even if the command fails.
    package let unfinished: UnfinishedWork
    /// The names of the program, of the groups and of the command that runs.
    package let path: [String]
    /// The folder that paths are relative to.
    package let workingDirectory: URL
    /// The data, time and language options as they were typed, to be repeated; empty if there were
    /// none.
    private let dataOptions: String

    init(
        options: GlobalOptions,
        host: HostEnvironment,
        console: Console,
        path: [String] = [],
        unfinished: UnfinishedWork = UnfinishedWork()
    ) {
        self.path = path
        self.unfinished = unfinished
        self.console = console
        if let fixed = options.now { readNow = { fixed } } else { readNow = host.now }
        calendar = options.calendar
        locale = options.locale
        dataDirectory = options.dataDirectory
        wearer = options.wearer
        isWearerTyped = options.isWearerTyped
        environment = host.variables
        workingDirectory = host.workingDirectory
        dataOptions = options.dataOptions
    }

    package var now: Date { readNow() }

    /// A command line for the same data, time zone and language, for the user to type next.
    package func commandLine(_ words: String) -> String { "momentum \(dataOptions)\(words)" }

    /// The title, preceded by the owner of the records if there are several people.
    package func named(_ title: String) -> String { owner.map { "\($0): \(title)" } ?? title }

    /// The folder for the owner's records; `nil` if nothing is kept.
    package var recordsDirectory: URL? { ownFolder ?? dataDirectory }

    /// The context for the records of one of several people.
    package func of(_ owner: String, recordsIn folder: URL) -> CommandContext {
        var context = self
        (context.owner, context.ownFolder) = (owner, folder)
        return context
    }

    /// The context for another data folder, or for none.
    package func on(_ folder: URL?) -> CommandContext {
        var context = self
        context.dataDirectory = folder
        (context.owner, context.ownFolder) = (nil, nil)
        return context
    }
}
