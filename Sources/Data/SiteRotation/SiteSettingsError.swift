import Foundation
import MomentumDomain

/// Why the settings of the tracker cannot be used.
enum SiteSettingsError: Error, Hashable, Sendable {
    /// A newer version wrote them; they were left as they are (SR-81).
    case newerVersion(path: String, found: Int, supported: Int)
}

extension SiteSettingsError: MomentumError {
    static let errorDomain = "SiteRotation.Settings"

    var errorCode: Int {
        switch self {
        case .newerVersion: 1
        }
    }

    var cause: FailureCause? { nil }
    var isCancelled: Bool { false }

    var explanation: String? {
        switch self {
        case .newerVersion(let path, let found, let supported):
            "A newer version of this program has written the settings in “\(path)” (version "
                + "\(found); this one reads up to \(supported)). Nothing was changed. Install the "
                + "newer version to use them."
        }
    }
}
