import Foundation
import MomentumDomain

/// Finds the location that somebody means by what they type.
///
/// The short name, the display name or the id, without case; the beginning of one is enough
/// when it fits one location alone.
public enum LocationLookup: Hashable, Sendable {
    case found(SiteLocation)
    /// Several locations begin like this.
    case ambiguous([SiteLocation])
    case none

    /// - Parameters:
    ///   - text: What was typed.
    ///   - locations: Those that can be meant, in sort order.
    public init(_ text: String, in locations: [SiteLocation]) {
        let key = text.comparisonKey
        let exact = locations.filter { $0.names.contains(key) }
        if let location = exact.first {
            self = .found(location)
            return
        }
        let fitting = locations.filter { location in
            !key.isEmpty && location.names.contains { $0.hasPrefix(key) }
        }
        self =
            switch fitting.count {
            case 0: .none
            case 1: .found(fitting[0])
            default: .ambiguous(fitting)
            }
    }
}

extension SiteLocation {
    fileprivate var names: [String] {
        [shortName.comparisonKey, displayName.comparisonKey, id.uuidString.lowercased()]
    }
}
