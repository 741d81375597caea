import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The typed filter of the history: words of a location, and a period, in any order.
///
/// The period is `7`, `30` or `90` days, or a range such as `2026-02-01..yesterday`.
struct HistoryFilterText {
    private(set) var filter = SiteHistoryFilter()
    /// The words that name the location.
    private(set) var place = ""
    private(set) var problem: String?

    /// The filter ignores words that it does not understand.
    init(_ text: String, locations: [SiteLocation], now: Date, calendar: Calendar) {
        var words: [String] = []
        for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
            if ["7", "30", "90"].contains(word), let days = Int(word) {
                filter.range = .lastDays(days)
            } else if let range = word.firstRange(of: "..") {
                read(
                    from: word[..<range.lowerBound],
                    to: word[range.upperBound...],
                    now: now,
                    calendar: calendar
                )
            } else if !Self.isWord(word, "days") || filter.range == .allTime {
                words.append(word)
            }
        }
        place = words.joined(separator: " ")
        readPlace(locations)
    }

    /// The text with the next period: 7, 30 or 90 days, or all time.
    ///
    /// Days end with a space, so that a place can be typed next.
    var next: String {
        let days: Int? =
            switch filter.range {
            case .allTime: 7
            case .lastDays(7): 30
            case .lastDays(30): 90
            case .lastDays, .days: nil
            }
        return [place, days.map { "\($0) " } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private mutating func read(
        from: Substring,
        to: Substring,
        now: Date,
        calendar: Calendar
    ) {
        do throws(TypedDay.Problem) {
            let from =
                from.isEmpty
                ? nil : try TypedDay(String(from), now: now, calendar: calendar).date
            let to =
                to.isEmpty ? nil : try TypedDay(String(to), now: now, calendar: calendar).date
            if let from, let to, to < from {
                problem = said("The range ends before it begins.")
            } else if from != nil || to != nil {
                filter.range = .days(from: from, to: to)
            }
        } catch {
            let forms = TerminalText.translated(TypedDay.forms)
            problem = said("Write days like \(forms), with two dots between them.")
        }
    }

    /// True for an English word, and for it in the language of the program.
    private static func isWord(_ text: String, _ word: String) -> Bool {
        [word, translated(word)].contains { $0.comparisonKey == text.comparisonKey }
    }

    private mutating func readPlace(_ locations: [SiteLocation]) {
        guard !place.isEmpty else { return }
        guard !Self.isWord(place, "unknown") else {
            filter.place = .unknown
            return
        }
        switch LocationLookup(place, in: locations) {
        case .found(let location): filter.place = .location(location.id)
        case .ambiguous(let locations): filter.place = .locations(Set(locations.map(\.id)))
        case .none: problem = said("There is no location “\(place)”.")
        }
    }
}
