public import Foundation
import MomentumPresentation
public import MomentumSiteRotationDomain
package import MomentumDomain
import Observation
import Synchronization

/// The wording of the tracker for one person: words, language, calendar and time zone.
///
/// A class, because every screen keeps it, and a copy of the texts takes kilobytes.
public final class SiteDisplay: Sendable {
    public let texts: SiteTexts
    /// The calendar that decides where days begin; all texts use its time zone.
    public let calendar: Calendar
    private let shown: ShownLocale

    public init(texts: SiteTexts = SiteTexts(), locale: Locale, calendar: Calendar) {
        self.texts = texts.with(locale.forms)
        self.calendar = calendar
        shown = ShownLocale(locale)
    }

    private init(texts: SiteTexts, of other: SiteDisplay) {
        (self.texts, calendar, shown) = (texts, other.calendar, other.shown)
    }

    /// The language of sentences.
    package var words: Words { texts.words }

    /// The message about a failure in the language of the texts.
    func message(_ error: SiteRotationError) -> ErrorMessage { ErrorMessage(error, words: words) }

    /// The language and its formats, with the hour format of ``show(_:)``.
    public var locale: Locale { shown.locale }

    /// Shows times in another hour format from now on, including displays with other words.
    /// - Parameter hours: The hour format; `nil` for that of the locale.
    public func show(_ hours: ClockHours?) { shown.use(hours) }

    /// The display with the words for sensors.
    package var ofSensors: SiteDisplay { SiteDisplay(texts: texts.ofSensors, of: self) }

    /// Date and time in the format of the locale, such as `15 Jun 2025, 17:06`.
    public func dateAndTime(_ date: Date) -> String {
        date.formatted(style(time: .shortened))
    }

    /// The date without the time.
    public func date(_ date: Date) -> String {
        date.formatted(style(time: .omitted))
    }

    /// The date with the time to the second, if two times differ only in the seconds.
    func exactDateAndTime(_ date: Date) -> String {
        date.formatted(style(time: .standard))
    }

    /// The time of day to the second.
    func exactTime(_ date: Date) -> String {
        date.formatted(style(date: .omitted, time: .standard))
    }

    /// The time of day without the date.
    public func time(_ date: Date) -> String {
        date.formatted(style(date: .omitted, time: .shortened))
    }

    /// The date with the full name of its month.
    public func longDate(_ date: Date) -> String {
        date.formatted(style(date: .long, time: .omitted))
    }

    /// The day and month, with the year unless it is the year of `now`, and the time unless a day
    /// begins.
    func dayAndMonth(_ date: Date, now: Date) -> String {
        guard calendar.startOfDay(for: date) == date else { return dateAndTime(date) }
        guard calendar.isDate(date, equalTo: now, toGranularity: .year) else {
            return self.date(date)
        }
        let style = Date.FormatStyle(
            locale: locale,
            calendar: calendar,
            timeZone: calendar.timeZone
        )
        return date.formatted(style.day().month(.abbreviated))
    }

    /// The badge of a resting place, such as `Resting until 14 May`.
    public func badge(of rest: SiteRest, now: Date) -> String {
        rest.until.map { texts.rests.restingUntil(dayAndMonth($0, now: now)) }
            ?? texts.rests.resting
    }

    /// The remark before a resting place is used, with reason and end.
    public func remark(on rest: SiteRest, at location: SiteLocation?, now: Date) -> String {
        texts.rests.question(
            texts.displayName(of: location),
            rest.until.map { dayAndMonth($0, now: now) },
            rest.reason.map { texts.rests.word(for: $0, isLater: true) }
        )
    }

    /// The remark on a removed set; `nil` if its findings need none.
    public func remark(
        onRemovalOf entry: SiteEntry,
        in records: SiteRecords?,
        now: Date
    ) -> String? {
        texts.remark(
            onRemovalOf: entry,
            at: texts.displayName(of: records?.location(entry.locationID)),
            isResting: records?.suggestsRest(after: entry, at: now) != true
        )
    }

    /// A number with one decimal, from whole tenths.
    public func tenths(_ tenths: Int) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.fractionLength(1)).grouping(.never)
        return (Double(tenths) / 10).formatted(style)
    }

    /// A number with one decimal, rounded half away from zero.
    func oneDecimal(_ number: Double) -> String {
        tenths(Int((number * 10).rounded(.toNearestOrAwayFromZero)))
    }

    /// A number without unnecessary decimals.
    public func number(_ number: Double) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.fractionLength(0...1)).grouping(.never)
        return number.formatted(style)
    }

    /// The rest of a location in calendar days, such as `3 days ago`.
    public func lastUse(_ rest: PlaceRest, now: Date) -> String {
        rest == .inUse ? texts.inUse : texts.lastUse(days: rest.days(at: now, in: calendar))
    }

    /// The sentence that nothing is recommended, with the reason.
    public func nothingRecommended(_ recommendations: SiteRecommendations, now: Date) -> String {
        let isTaken = recommendations.all.contains { site in
            site.clash == .shared && site.category == .neutral
        }
        if isTaken { return texts.sensors.nothingFree }
        let resting = recommendations.all.count { $0.category == .resting }
        guard resting == 0 else {
            return resting == recommendations.all.count
                ? texts.everythingRests : texts.everythingRestsOrWasUsed
        }
        let days = recommendations.longestRested?.placeRest.days(at: now, in: calendar)
        return RestBand(days: days ?? 0) == .rested
            ? texts.everythingUsedLast : texts.everythingUsedRecently
    }

    /// The invitation to log a change: the first, the next, or the next after a time without a set.
    func invitation(isWorn: Bool, lastRemoval: Date?, isFirst: Bool) -> String {
        if isWorn { return texts.invitation }
        if isFirst { return texts.firstInvitation }
        let since = lastRemoval.map { texts.nothingWorn(dateAndTime($0)) }
        return [since, texts.invitation].compactMap(\.self).joined(separator: " ")
    }

    private func style(
        date: Date.FormatStyle.DateStyle = .abbreviated,
        time: Date.FormatStyle.TimeStyle
    ) -> Date.FormatStyle {
        Date.FormatStyle(
            date: date,
            time: time,
            locale: locale,
            calendar: calendar,
            timeZone: calendar.timeZone
        )
    }
}

/// A locale, and the hour format chosen for it.
///
/// Screens with times follow it, as they follow their records.
private final class ShownLocale: Observable, Sendable {
    private let original: Locale
    private let current: Mutex<Locale>
    private let observers = ObservationRegistrar()

    init(_ locale: Locale) {
        original = locale
        current = Mutex(locale)
    }

    var locale: Locale {
        observers.access(self, keyPath: \.locale)
        return current.withLock(\.self)
    }

    func use(_ hours: ClockHours?) {
        var components = Locale.Components(locale: original)
        components.hourCycle = hours.map { $0 == .twelve ? .oneToTwelve : .zeroToTwentyThree }
        let changed = hours == nil ? original : Locale(components: components)
        guard changed != current.withLock(\.self) else { return }
        observers.withMutation(of: self, keyPath: \.locale) {
            current.withLock { $0 = changed }
        }
    }
}
