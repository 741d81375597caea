package import Foundation
import MomentumTerminal

/// The global options of a command line, carried out (CL-2).
package struct GlobalOptions: Hashable, Sendable {
    /// The folder for data; `nil` when nothing is to be kept.
    package let dataDirectory: URL?
    /// The person whose data is meant; `nil` without a name.
    let wearer: String?
    /// True if `--wearer` was typed; false if the environment names the person.
    let isWearerTyped: Bool
    /// `--data-dir`, `--wearer`, `--time-zone` and `--locale` as they were typed, with a space
    /// behind; empty without them.
    let dataOptions: String
    /// The fixed time of the clock; `nil` when it runs.
    package let now: Date?
    /// Gregorian, in the requested time zone, or else in the system's.
    package let calendar: Calendar
    /// The locale of dates and numbers for people; with `--json` the neutral one.
    let locale: Locale

    init(_ scan: ScannedCommandLine, host: HostEnvironment) throws(UsageError) {
        if let error = scan.error { throw error }
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = .neutral
        calendar.timeZone = host.timeZone
        let now = host.now()
        var context = ValueContext(
            now: now,
            calendar: calendar,
            workingDirectory: host.workingDirectory
        )
        // The zone comes first, because the other times depend on it.
        if let zone = try CommandLineReader(scan: scan, context: context)
            .value(of: GlobalOption.timeZone)
        {
            calendar.timeZone = zone
            context = ValueContext(
                now: now,
                calendar: calendar,
                workingDirectory: host.workingDirectory
            )
        }

        let reader = CommandLineReader(scan: scan, context: context)
        let directory = try reader.value(of: GlobalOption.dataDirectory)
        let repeated = [
            GlobalOption.dataDirectory.spec, GlobalOption.wearer.spec, GlobalOption.timeZone.spec,
            // A document is the same in every language.
            scan.has(GlobalOption.json) ? nil : GlobalOption.locale.spec,
        ].compactMap(\.self)
        dataOptions = repeated.compactMap { spec in
            scan.texts(of: spec, isGlobal: true).compactMap(\.self).first
                .map { "\(spec.spelling) \($0.shellWord) " }
        }.joined()
        let typed = try reader.value(of: GlobalOption.wearer)
        isWearerTyped = typed != nil
        wearer = typed ?? host.variables["MOMENTUM_WEARER"].flatMap { $0.isEmpty ? nil : $0 }
        self.calendar = calendar
        self.now = try reader.value(of: GlobalOption.now)
        // It is read in any case, so that a wrong one is refused.
        let locale = try reader.value(of: GlobalOption.locale) ?? .system(host.variables)
        self.locale = scan.has(GlobalOption.json) ? .neutral : locale
        dataDirectory =
            scan.has(GlobalOption.inMemory) ? nil : directory ?? DataDirectory.standard(in: host)
    }

    /// The locales that decide the words for people, and the form of dates and numbers.
    ///
    /// `nil` with `--json`, whose documents are the same everywhere, and for an unknown locale,
    /// which is refused in English.
    static func locales(
        of scan: ScannedCommandLine,
        host: HostEnvironment
    ) -> (words: Locale, forms: Locale)? {
        guard !scan.has(GlobalOption.json) else { return nil }
        let typed = scan.texts(of: GlobalOption.locale.spec, isGlobal: true).compactMap(\.self)
        if let typed = typed.first { return Locale(named: typed).map { ($0, $0) } }
        return (.system(host.variables, "LC_MESSAGES"), .system(host.variables))
    }
}
