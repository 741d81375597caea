import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumTerminal

extension SiteSheetAnswers {
    /// Reads the typed answer to a question.
    ///
    /// - Returns: The problem with it, in a sentence; `nil` if it is one.
    mutating func read(
        _ text: String,
        for question: SiteSheetQuestion,
        in locations: [SiteLocation]
    ) -> String? {
        switch question {
        case .columns(let column, let headers):
            // A name shared by several columns is not an answer.
            let isName = headers.count { $0.comparisonKey == text.comparisonKey } == 1
            let isNumber = Int(text).map { $0 > 0 } ?? false
            guard isNumber || isName
            else {
                return saying("“\(text)” is no column. Type its number, from 1, or its name.")
            }
            setColumn(column, to: text)
        case .dateOrder:
            guard let order = DateOrder(rawValue: text.lowercased()) else {
                return saying("“\(text)” is neither dmy nor mdy.")
            }
            setDateOrder(order)
        case .missingTime:
            guard let seconds = Self.timeOfDay(text) else {
                return saying("“\(text)” is not a time of day such as 08:00.")
            }
            setMissingTime(seconds)
        case .durationUnit:
            guard let unit = DurationUnit(rawValue: text.lowercased()) else {
                return saying("“\(text)” is neither hours nor days.")
            }
            setDurationUnit(unit)
        case .place(let name, _, _):
            guard let place = Self.place(text, in: locations) else {
                return saying(
                    """
                    There is no location “\(text)”, or there are several. \
                    Type its name, new or none.
                    """
                )
            }
            setPlace(name, to: place)
        }
        return nil
    }

    /// The place for a typed text; `nil` if no location or several match.
    static func place(_ text: String, in locations: [SiteLocation]) -> Place? {
        switch text.lowercased() {
        case "new": return .new
        case "none": return Place.none
        default: break
        }
        guard case .found(let location) = LocationLookup(text, in: locations) else { return nil }
        return .location(location)
    }

    /// The seconds from midnight to a typed time of day.
    static func timeOfDay(_ text: String) -> Int? {
        guard let match = text.wholeMatch(of: /([0-9]{1,2}):([0-9]{2})/)?.output,
            let hours = Int(match.1), let minutes = Int(match.2), hours < 24, minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * 60
    }
}
