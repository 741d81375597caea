/// The options that every command has, before or after its name (CL-2).
package enum GlobalOption {
    package static let dataDirectory = Option.value(
        "data-dir",
        "DIR",
        "Where data is kept; else MOMENTUM_HOME, else the system's folder for application data.",
        as: .directory
    )
    package static let inMemory = Option.flag("in-memory", "Keep nothing; --data-dir is not used.")
    package static let wearer = Option.value(
        "wearer",
        "NAME",
        "The person whose sites are meant, of several; else MOMENTUM_WEARER.",
        as: .text.completed(by: .listed("wearers"))
    )
    package static let json = Option.flag("json", "Print one JSON document on standard output.")
    package static let now = Option.value(
        "now",
        "TIME",
        "Stands in for the clock, for example 2026-03-01T09:30:00Z.",
        as: .time
    )
    package static let timeZone = Option.value(
        "time-zone",
        "ID",
        "The time zone of days and local times, for example Europe/Berlin.",
        as: .timeZone
    )
    static let locale = Option.value(
        "locale",
        "ID",
        "The language, and the form of dates and numbers, for example de_DE; else LC_ALL or LANG.",
        as: .locale
    )
    static let quiet = Option.flag("quiet", short: "q", "Print results and failures only.")
    static let verbose = Option.flag(
        "verbose",
        "End every failure with its domain and code, and report requests for data."
    )
    static let noPager = Option.flag("no-pager", "Print long lists at once, without a pager.")
    package static let help = Option.flag("help", short: "h", "Show what there is.")
    package static let version = Option.flag("version", short: "v", "Show the version.")

    package static let all: [any AnyOption] = [
        dataDirectory, inMemory, wearer, json, now, timeZone, locale, quiet, verbose, noPager, help,
        version,
    ]
}
