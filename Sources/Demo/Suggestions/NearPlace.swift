import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSuggestionsDomain

/// The place of `suggest --near`.
enum NearPlace: Hashable, Sendable {
    case coordinate(Coordinate)
    /// An address, which a server finds.
    case address(String)

    /// The place as the search takes it: an address, or a coordinate written as one.
    var address: String {
        switch self {
        case .coordinate(let place): "\(place.latitude),\(place.longitude)"
        case .address(let address): address
        }
    }
}

extension ValueFormat where Value == NearPlace {
    /// A latitude and a longitude with a comma or blanks between, or an address.
    static var nearPlace: ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            let parts = text.split { $0 == "," || $0.isWhitespace }
            guard parts.contains(where: { Self.number($0) == nil }) else {
                guard parts.count == 2, let latitude = Self.number(parts[0]),
                    let longitude = Self.number(parts[1])
                else {
                    throw ValueProblem(
                        text,
                        "is neither a coordinate nor an address",
                        hint: example
                    )
                }
                let place = Coordinate(latitude: latitude, longitude: longitude)
                guard place.isValid else {
                    throw ValueProblem(
                        text,
                        "is no place on Earth",
                        hint: "Latitude is from -90 to 90, longitude from -180 to 180. \(example)"
                    )
                }
                return .coordinate(place)
            }
            return .address(text)
        }
    }

    private static var example: String { "Write it like 52.52,13.40." }

    private static func number(_ text: Substring) -> Double? {
        // Double reads hexadecimal digits too, and words such as "infinity".
        text.wholeMatch(of: /[-+]?[0-9]*\.?[0-9]+\.?/) == nil ? nil : Double(text)
    }
}
