public import Foundation
public import MomentumDomain

/// The reason that a typed time does not exist or exists twice: the clocks change that day.
public struct ClockChange: Hashable, Sendable {
    enum Effect: Hashable, Sendable {
        /// The local times before and after the change, in seconds since 1970 as if they were GMT.
        case skipped(from: Int, to: Int)
        /// The first of two such times, and its distance from GMT.
        case repeated(offset: String)
    }

    private let clock: String
    private let moment: Date
    private let zone: TimeZone
    private let effect: Effect

    init(_ clock: String, on moment: Date, in zone: TimeZone, _ effect: Effect) {
        (self.clock, self.moment, self.zone, self.effect) = (clock, moment, zone, effect)
    }

    /// The remark, with the day in the format of the locale.
    public func phrase(in locale: Locale) -> Phrase {
        let style = Date.FormatStyle(
            locale: locale,
            calendar: Calendar(identifier: .gregorian),
            timeZone: zone
        )
        let day = moment.formatted(style.day().month(.abbreviated))
        return switch effect {
        case .skipped(let from, let to):
            """
            \(clock) does not exist on \(day): clocks go from \(Self.time(from, in: locale)) to \
            \(Self.time(to, in: locale)).
            """
        case .repeated(let offset):
            "\(clock) comes twice on \(day); this is the first one, at \(offset)."
        }
    }

    /// The time of day with the clock of the locale.
    private static func time(_ seconds: Int, in locale: Locale) -> String {
        Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(
            Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: .gmt)
        )
    }
}
