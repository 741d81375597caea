import Foundation
package import MomentumSiteRotationDomain

/// The wearer of some of the program's notifications, which it keeps apart from those of others.
package struct ReminderOwner: Hashable, Sendable {
    private let wearer: SiteWearer?

    /// `nil` if the program has one wearer.
    package init(_ wearer: SiteWearer?) {
        self.wearer = wearer
    }

    /// The identifier of a notice among all notifications of the program.
    package func identifier(of notice: SiteReminderNotice) -> String {
        prefix + notice.id.description
    }

    /// True for the identifiers of this wearer's notices.
    package func owns(_ identifier: String) -> Bool {
        identifier.hasPrefix(prefix)
            && SiteReminder.ID(String(identifier.dropFirst(prefix.count))) != nil
    }

    /// The title, which begins with the wearer's name if the program has several wearers.
    package func title(of notice: SiteReminderNotice) -> String {
        wearer.map { "\($0.name): \(notice.title)" } ?? notice.title
    }

    private var prefix: String { wearer.map { "\($0.id.uuidString)/" } ?? "" }
}
