public import Foundation
public import MomentumDomain

/// Snoozes the reminders of the worn set.
public protocol SnoozeSiteUseCaseProtocol: Sendable {
    /// Snoozes the reminders on all devices, counted from the time of this call.
    /// - Parameter snooze: The confirmed change; its id takes effect once.
    /// - Returns: The end of the snooze; `nil` if the set was removed since.
    /// - Throws: ``SiteRotationError/unknownEntry(_:)``, ``SiteRotationError/noActiveSite``,
    ///   ``SiteRotationError/previousOvertaken``, ``SiteRotationError/snoozeOutOfRange(minutes:)``
    ///   or ``SiteRotationError/repository(_:)``; nothing is then written.
    @discardableResult
    func execute(_ snooze: SiteSnooze) async throws(SiteRotationError) -> Date?
}

/// Passes the change to the repository, which checks it against the newest records.
public struct SnoozeSiteUseCase: SnoozeSiteUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(_ snooze: SiteSnooze) async throws(SiteRotationError) -> Date? {
        let commit = try await sites.perform([.snooze(snooze)], at: dates.now).last
        return commit?.after.entry(snooze.entryID)?.snoozedUntil
    }
}
