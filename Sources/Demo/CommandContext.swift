import Foundation
import MomentumDomain

/// The context of every command: the global options, carried out.
struct CommandContext: Sendable {
    let console: Console
    /// The system's clock, or one fixed at the time of `--now`.
    let dates: any WallClock
    /// Gregorian, in the time zone of `--time-zone` or the system.
    let calendar: Calendar
    /// The locale of formatted results, the same for every user.
    let locale: Locale
    /// The folder for data, which need not exist yet; `nil` when nothing is to be kept.
    let dataDirectory: URL?
    let environment: [String: String]

    init(options: GlobalOptions, host: HostEnvironment, console: Console) {
        self.console = console
        dates = CommandClock(fixed: options.now, system: host.now)
        calendar = options.calendar
        locale = GlobalOptions.locale
        dataDirectory = options.dataDirectory
        environment = host.variables
    }
}

/// The clock of a command: the system's, or one fixed at the time of `--now`.
struct CommandClock: WallClock {
    let fixed: Date?
    let system: @Sendable () -> Date

    var now: Date { fixed ?? system() }
}
