import Foundation
import MomentumDomain

/// The location that a typed text means: its short name, display name or id, in any case.
///
/// The beginning of one is enough when it fits only one location.
package enum LocationLookup: Hashable, Sendable {
    case found(SiteLocation)
    /// Several locations begin with the text.
    case ambiguous([SiteLocation])
    case none

    /// `text` is typed; the possible `locations` are in sort order.
    package init(_ text: String, in locations: [SiteLocation]) {
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
