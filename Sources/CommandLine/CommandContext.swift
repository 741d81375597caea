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
    /// The person whose data is meant, as named by an option or the environment.
    package let wearer: String?
    /// True if an option names the person, and not the environment.
    package let isWearerTyped: Bool
    /// The owner of the records, where several people have some; `nil` for one person alone.
    package private(set) var owner: String?
    /// The folder of the owner's records; `nil` for that of all data.
    private var ownFolder: URL?
    package let environment: [String: String]
    /// The names of the command that runs and of its groups, the program's first.
    package let path: [String]
    /// The folder that paths are relative to.
    package let workingDirectory: URL
    /// The typed options for the data and its times, to be repeated; empty without one.
    private let dataOptions: String

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
        wearer = options.wearer
        isWearerTyped = options.isWearerTyped
        environment = host.variables
        workingDirectory = host.workingDirectory
        dataOptions = options.dataOptions
    }

    package var now: Date { readNow() }

    /// A command line of the program on the same data, in the same time zone, to be typed next.
    package func commandLine(_ words: String) -> String { "momentum \(dataOptions)\(words)" }

    /// A title that begins with the owner of the records, if there are several people.
    package func named(_ title: String) -> String { owner.map { "\($0): \(title)" } ?? title }

    /// The folder for the owner's records; `nil` when nothing is kept.
    package var recordsDirectory: URL? { ownFolder ?? dataDirectory }

    /// The same on the records of one of several people.
    package func of(_ owner: String, recordsIn folder: URL) -> CommandContext {
        var context = self
        (context.owner, context.ownFolder) = (owner, folder)
        return context
    }

    /// The same with another folder for data, or without one.
    package func on(_ folder: URL?) -> CommandContext {
        var context = self
        context.dataDirectory = folder
        (context.owner, context.ownFolder) = (nil, nil)
        return context
    }
}
