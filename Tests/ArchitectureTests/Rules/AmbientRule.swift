/// Domain and Presentation take clock, calendar, locale, time zone and random numbers as
/// parameters; they never read them from the system (AK-10, AK-14).
///
/// Code that uses the current locale implicitly counts too, for example `formatted()` and
/// `localizedCompare`. So do values that differ in each process, for example `hashValue`.
struct AmbientRule: SourceRule {
    let name = "no rule reads clock, locale, time zone or random numbers by itself (AK-10, AK-14)"

    private static let time = "take the date from a WallClock, the time from a Clock"
    private static let place = "take locale, calendar and time zone as parameters"
    private static let chance =
        "take identifiers and random numbers from a source that is passed in"

    private static let uses: [Use] = [
        Use("Date()", advice: time),
        Use("Date.init()", advice: time),
        Use("Date.now", advice: time),
        Use(".now", .inferredMember, advice: time),
        Use(".timeIntervalSinceNow", advice: time),
        Use("Date(timeIntervalSinceNow:", advice: time),
        Use("NSDate()", advice: time),
        Use("CFAbsoluteTimeGetCurrent", advice: time),
        Use("ProcessInfo", advice: time),
        Use("ContinuousClock", advice: time),
        Use("SuspendingClock", advice: time),
        Use("Task.sleep", advice: time),
        Use("clock_gettime", advice: time),
        Use("gettimeofday", advice: time),

        Use("Locale.current", advice: place),
        Use("Locale.preferredLanguages", advice: place),
        Use("Calendar.current", advice: place),
        Use("TimeZone.current", advice: place),
        Use("NSTimeZone", advice: place),
        Use("NSLocale", advice: place),
        Use(".current", .inferredMember, advice: place),
        Use(".autoupdatingCurrent", advice: place),
        Use(".formatted()", advice: place),
        Use(".localizedCompare", advice: place),
        Use(".localizedStandardCompare", advice: place),
        Use(".localizedCaseInsensitiveCompare", advice: place),
        Use(".localizedCaseInsensitiveContains", advice: place),
        Use(".localizedStandardContains", advice: place),
        Use(".localizedLowercase", advice: place),
        Use(".localizedUppercase", advice: place),
        Use(".localizedCapitalized", advice: place),

        Use("UUID()", advice: chance),
        Use("UUID.init()", advice: chance),
        Use(".random(", harmlessWith: "using", advice: chance),
        Use(".randomElement(", harmlessWith: "using", advice: chance),
        Use(".shuffled(", harmlessWith: "using", advice: chance),
        Use(".shuffle(", harmlessWith: "using", advice: chance),
        Use("SystemRandomNumberGenerator", advice: chance),
        Use("arc4random", advice: chance),
        Use("arc4random_uniform", advice: chance),
        Use("drand48", advice: chance),
        Use(".hashValue", advice: "hash values differ in each process"),
        Use("Hasher()", advice: "hash values differ in each process"),
    ]

    func violations(in file: SourceFile) -> [Violation] {
        guard file.layer?.kind == .domain || file.layer?.kind == .presentation else { return [] }
        return Use.violations(of: Self.uses, in: file)
    }
}
