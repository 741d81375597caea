public import Foundation
import MomentumDomain

/// An invented history, which shows every screen at work before there are real entries.
///
/// Equal arguments give equal histories; each ends with a set that has been worn for 30 hours.
public struct SiteSample: Hashable, Sendable {
    /// The lengths that a sample can have, in days.
    public static let lengths = 1...3_650

    /// The history as a CSV file in the import format.
    public let csv: String

    /// Creates a history of `days` days, clamped to ``lengths``, whose last set starts 30 hours
    /// before `now`.
    public init(days: Int, now: Date) {
        let days = min(max(days, Self.lengths.lowerBound), Self.lengths.upperBound)
        var start =
            Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down)) - 30 * 3600
        let beginning = start - Double(days) * 86_400
        var numbers = Numbers()
        var places: [SitePlace] = []
        var rows: [String] = []
        var duration = ""
        // Built backwards, so that the end does not depend on the length.
        while rows.isEmpty || start >= beginning {
            let rested = Self.places.filter { !places.suffix(5).contains($0) }
            places.append(rested[numbers.next(below: rested.count)])
            let note = Self.notes[numbers.next(below: Self.notes.count)]
            let name = places.last?.shortName ?? ""
            let time = start.formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
            rows.append("\(time),\(name),\(duration),\(note)\n")
            // One set in twelve falls off early. Tenths of an hour are whole seconds.
            let isShort = numbers.next(below: 12) == 0
            let tenths = isShort ? 40 + numbers.next(below: 50) : 640 + numbers.next(below: 140)
            duration = "\(tenths / 10).\(tenths % 10)"
            start -= Double(tenths) * 360
        }
        csv = "date,location,duration_hours,note\n" + rows.reversed().joined()
    }

    private static let places = SiteLocation.defaults.map(\.place)
    private static let notes = [
        "", "", "", "", "", "", "", "new vial", "a little red", "came off in the shower",
    ]
}

/// Numbers that look random but are equal in every run.
private struct Numbers {
    private var state: UInt64 = 0x5DEE_CE66D

    /// A number from 0 to `limit` − 1.
    mutating func next(below limit: Int) -> Int {
        // Knuth's MMIX generator; its high bits are the most random.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
