public import Foundation
public import MomentumDomain

/// A reminder with its texts, ready to show.
public struct SiteReminderNotice: Hashable, Sendable, Identifiable {
    public let id: SiteReminder.ID
    public let at: Date
    public let title: String
    public let text: String

    public init(id: SiteReminder.ID, at: Date, title: String, text: String) {
        self.id = id
        self.at = at
        self.title = title
        self.text = text
    }
}

/// Shows reminders at their times, even while the program is not running.
public protocol SiteReminderScheduler: Sendable {
    /// Replaces the wearer's pending reminders: by id, new ones are added, present ones are
    /// replaced, and all others of this wearer are withdrawn.
    ///
    /// - Parameter notices: All future notices; an empty list withdraws everything and requests no
    ///   permission.
    /// - Throws: The reason some of them will not be shown.
    func schedule(_ notices: [SiteReminderNotice]) async throws(SiteReminderError)
}

/// The reason why reminders cannot be shown.
public enum SiteReminderError: Error, Hashable, Sendable {
    /// The wearer has not allowed this program to show reminders.
    case notAllowed
    case failed(FailureCause)
}

extension SiteReminderError: MomentumError {
    public static var errorDomain: String { "SiteRotation.Reminders" }

    public var errorCode: Int {
        switch self {
        case .notAllowed: 1
        case .failed: 2
        }
    }

    public var cause: FailureCause? {
        if case .failed(let cause) = self { cause } else { nil }
    }

    public var isCancelled: Bool { false }
}
