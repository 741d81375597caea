public import Foundation
public import MomentumDomain

/// Why a change of the records was refused, or could not be kept.
public enum SiteRotationError: Error, Hashable, Sendable {
    case unknownLocation(SiteLocation.ID)
    case disabledLocation(SiteLocation.ID)
    /// The time of a change lies after now.
    case changeInTheFuture(Date)
    /// The time of a change lies before the latest start of any entry, which is given too.
    case changeBeforeLatestEntry(Date, latest: Date)
    /// There is no such entry, or no longer.
    case unknownEntry(SiteEntry.ID)
    /// A corrected time lies after now.
    case timeInTheFuture(Date)
    /// A time lies before 1970, which only a wrong clock says.
    case timeBeforeEra(Date)
    case endBeforeStart(start: Date, end: Date)
    /// An entry cannot be opened again while another one is open.
    case anotherEntryIsOpen(SiteEntry.ID)
    /// An entry cannot be opened again when a later one exists.
    case laterEntryExists(SiteEntry.ID)
    /// Another entry would start after the site that is worn, which has to start last.
    case startAfterActiveSite
    /// The site that is worn has to start last, and another entry starts later.
    case activeSiteBeforeLatest
    /// Another entry starts within the same second at the same place; one of them would be hidden
    /// as its twin.
    case twinExists(SiteEntry.ID)
    /// The change was saved by an earlier attempt, as it was then.
    case savedBefore(SiteEntry.ID)
    /// A default location can be switched off, and not removed.
    case defaultLocation(SiteLocation.ID)
    case unknownZone
    /// A zone of this name is there and on.
    case zoneExists(String)
    case emptyBodyPart
    /// A name has more than `limit` characters.
    case nameTooLong(limit: Int)
    case nameWithParentheses
    /// A name begins with the word or letter for a side.
    case nameWithSide
    /// A note has more than `limit` characters.
    case noteTooLong(limit: Int)
    /// The note of the site that is worn was to be changed, and none is worn.
    case noActiveSite
    /// There is no change of this device that could be taken back.
    case nothingToUndo
    /// The last enabled location would be switched off.
    case lastEnabledLocation
    /// The records could not be read or written.
    case repository(RepositoryError)
}

extension SiteRotationError: MomentumError {
    public static var errorDomain: String { "SiteRotation" }

    // Written down, because the code of a Swift error is otherwise the position of its case.
    public var errorCode: Int {
        switch self {
        case .unknownLocation: 1
        case .disabledLocation: 2
        case .changeInTheFuture: 3
        case .changeBeforeLatestEntry: 4
        case .lastEnabledLocation: 5
        case .unknownEntry: 6
        case .timeInTheFuture: 7
        case .endBeforeStart: 8
        case .anotherEntryIsOpen: 9
        case .laterEntryExists: 10
        case .startAfterActiveSite: 11
        case .defaultLocation: 12
        case .unknownZone: 13
        case .zoneExists: 14
        case .emptyBodyPart: 15
        case .nameTooLong: 16
        case .nameWithParentheses: 17
        case .nameWithSide: 18
        case .nothingToUndo: 19
        case .noActiveSite: 20
        case .activeSiteBeforeLatest: 21
        case .twinExists: 22
        case .savedBefore: 23
        case .noteTooLong: 25
        case .timeBeforeEra: 24
        case .repository: 100
        }
    }

    public var cause: FailureCause? {
        if case .repository(let error) = self { error.cause } else { nil }
    }

    public var isCancelled: Bool { self == .repository(.cancelled) }
}
