package import Foundation

/// The context of every command: the global options, carried out.
package struct CommandContext: Sendable {
    package let console: Console
    /// The system's clock, or the time of `--now`.
    package let now: @Sendable () -> Date
    /// Gregorian, in the time zone of `--time-zone` or the system.
    package let calendar: Calendar
    /// The locale of formatted results, the same for every user.
    package let locale: Locale
    /// The folder for data, which need not exist yet; `nil` when nothing is kept.
    package let dataDirectory: URL?
    package let environment: [String: String]

    init(options: GlobalOptions, host: HostEnvironment, console: Console) {
        self.console = console
        if let fixed = options.now { now = { fixed } } else { now = host.now }
        calendar = options.calendar
        locale = GlobalOptions.locale
        dataDirectory = options.dataDirectory
        environment = host.variables
    }
}
