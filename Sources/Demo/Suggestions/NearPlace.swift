import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSuggestionsDomain

/// The place of `suggest --near`.
enum NearPlace: Hashable, Sendable {
    case coordinate(Coordinate)
    /// An address, which a server finds.
    case address(String)
    /// No place, even if an address is saved.
    case nowhere

    /// The rule for the option's value, with an example.
    static let example =
        "--near takes LAT,LON such as 42.9956,-71.4548, or an address with --nominatim URL."

    /// The place in the form that the search takes: an address, or a coordinate.
    var address: String {
        switch self {
        case .coordinate(let place): place.text
        case .address(let address): address
        case .nowhere: ""
        }
    }
}

extension Coordinate {
    /// The coordinate in the form of an address.
    fileprivate var text: String { "\(latitude),\(longitude)" }
}

extension NearPlace {
    /// Parses a latitude and a longitude; `nil` if they are out of range.
    init?(latitude: some StringProtocol, longitude: some StringProtocol) {
        guard let latitude = Self.number(latitude), let longitude = Self.number(longitude) else {
            return nil
        }
        let place = Coordinate(latitude: latitude, longitude: longitude)
        guard place.isValid else { return nil }
        self = .coordinate(place)
    }

    fileprivate static func number(_ text: some StringProtocol) -> Double? {
        // Double also parses hexadecimal digits, and words such as "infinity".
        let text = String(text)
        return text.wholeMatch(of: /[-+]?[0-9]*\.?[0-9]+\.?/) == nil ? nil : Double(text)
    }
}

extension ValueFormat where Value == NearPlace {
    /// A latitude and a longitude separated by a comma or blanks, an address, or `none`.
    static var nearPlace: ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            guard text.lowercased() != "none" else { return .nowhere }
            let parts = text.split { $0 == "," || $0.isWhitespace }
            guard parts.contains(where: { NearPlace.number($0) == nil }) else {
                guard parts.count == 2 else {
                    throw ValueProblem(
                        text,
                        "is neither a coordinate nor an address",
                        hint: NearPlace.example
                    )
                }
                guard let place = NearPlace(latitude: parts[0], longitude: parts[1]) else {
                    throw ValueProblem(
                        text,
                        "is no place on Earth",
                        hint: "Latitude is from -90 to 90, longitude from -180 to 180. "
                            + NearPlace.example
                    )
                }
                return place
            }
            return .address(text)
        }
    }
}
