public import Foundation
public import MomentumDomain

/// A reminder with its words, ready to be shown.
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
    /// Makes these the reminders that wait: by their ids new ones are added, present ones are
    /// replaced, and all others of the tracker are withdrawn.
    ///
    /// - Parameter notices: All to come; an empty list withdraws everything and asks nobody.
    /// - Throws: The reason why some of them will not be shown.
    func schedule(_ notices: [SiteReminderNotice]) async throws(SiteReminderError)
}

/// The reason why reminders will not be shown.
public enum SiteReminderError: Error, Hashable, Sendable {
    /// The wearer does not allow this program to show any.
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
