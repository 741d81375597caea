public import Foundation
public import MomentumDomain

/// The reason that a typed time does not exist or exists twice: the clocks change that day.
public struct ClockChange: Hashable, Sendable {
    enum Effect: Hashable, Sendable {
        case skipped(from: String, to: String)
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
            "\(clock) does not exist on \(day): clocks go from \(from) to \(to)."
        case .repeated(let offset):
            "\(clock) comes twice on \(day); this is the first one, at \(offset)."
        }
    }
}
