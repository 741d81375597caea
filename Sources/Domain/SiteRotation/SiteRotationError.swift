public import Foundation
public import MomentumDomain

/// The reason a change of the records was refused, or could not be saved.
public enum SiteRotationError: Error, Hashable, Sendable {
    case unknownLocation(SiteLocation.ID)
    case disabledLocation(SiteLocation.ID)
    /// The time of a change is after now.
    case changeInTheFuture(Date)
    /// The time of a change precedes the latest start of any entry, which is also given.
    case changeBeforeLatestEntry(Date, latest: Date)
    /// The entry does not exist, or was deleted.
    case unknownEntry(SiteEntry.ID)
    /// A corrected time is after now.
    case timeInTheFuture(Date)
    /// A time is before 1970, which only a wrong clock causes.
    case timeBeforeEra(Date)
    case endBeforeStart(start: Date, end: Date)
    /// An entry cannot be reopened while another one is open.
    case anotherEntryIsOpen(SiteEntry.ID)
    /// An entry cannot be reopened while later ones exist; the values are the last one and their
    /// count.
    case laterEntryExists(SiteEntry.ID, count: Int)
    /// Another entry would start after the worn site, which must start last.
    case startAfterActiveSite
    /// The worn site must start last, but another entry starts later.
    case activeSiteBeforeLatest
    /// Another entry starts in the same second at the same place, so that one would be hidden as a
    /// twin.
    case twinExists(SiteEntry.ID)
    /// A forgotten change would start within a minute of another entry.
    case startTaken(SiteEntry.ID)
    /// The previous entry would end before its start.
    case beforePrevious(SiteEntry.ID)
    /// It would end after the start of the next entry.
    case afterNext(SiteEntry.ID)
    /// No other entry ends or starts within a minute of the moved time.
    case noNeighbour(SiteEntry.ID)
    /// There is no location that differs only in its side.
    case noOtherSide(SiteLocation.ID?)
    /// The records changed since the plan was made; the value is the new plan.
    indirect case planChanged(SiteCorrectionPlan)
    /// An earlier attempt saved the change in its form at that time.
    case savedBefore(SiteEntry.ID)
    /// A default location can be disabled, but not removed.
    case defaultLocation(SiteLocation.ID)
    case unknownZone
    /// Another location has this name, or the complete zone exists and is enabled.
    case nameTaken(String)
    case emptyBodyPart
    /// A name is longer than `limit` characters.
    case nameTooLong(limit: Int)
    case nameWithParentheses
    /// A name begins with the word or letter for a side.
    case nameWithSide
    /// A note is longer than `limit` characters.
    case noteTooLong(limit: Int)
    /// The change describes the worn site, but no site is worn.
    case noActiveSite
    /// A removal reason or findings were given for a set that is still worn.
    case stillWorn(SiteEntry.ID)
    /// A set came off after the change that replaced it.
    case endAfterChange(Date, change: Date)
    /// The rest does not exist, or was deleted.
    case unknownRest(SiteRest.ID)
    /// A rest that has already ended cannot be ended.
    case restIsOver(SiteRest.ID)
    /// A rest that has not begun can be deleted, but not ended.
    case restNotBegun(SiteRest.ID)
    /// The length of a snooze is outside ``SiteSnooze/range``.
    case snoozeOutOfRange(minutes: Int)
    /// The wear profile does not exist.
    case unknownProfile(WearProfile.ID)
    /// A new set was given an archived profile.
    case archivedProfile(WearProfile.ID)
    /// A set was given a profile of sensors, or a sensor a profile of sets.
    case profileOfOtherDevice(WearProfile.ID)
    /// Another profile has the name.
    case profileExists(String)
    case emptyProfileName
    /// The planned hours of a profile are out of range.
    case hoursOutOfRange(ClosedRange<Double>)
    /// This device has no change that could be undone.
    case nothingToUndo
    /// No change was undone since the last change of this device.
    case nothingToRedo
    /// Another change was made since the preview of the undo.
    case undoOvertaken
    /// Another change closed the entry that this one would have closed or snoozed.
    case previousOvertaken
    /// The records changed since the preview of an import or a restore.
    case restoreOvertaken
    /// The records changed since the issue was shown.
    case issueGone
    /// The last enabled location would be disabled.
    case lastEnabledLocation
    case repository(RepositoryError)
}

extension SiteRotationError: MomentumError {
    public static var errorDomain: String { "SiteRotation" }

    // Explicit, because the default code of a Swift error is the position of its case.
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
        case .nameTaken: 14
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
        case .startTaken: 30
        case .beforePrevious: 31
        case .afterNext: 32
        case .noNeighbour: 33
        case .planChanged: 34
        case .nothingToRedo: 35
        case .undoOvertaken: 36
        case .noOtherSide: 37
        case .endAfterChange: 40
        case .unknownRest: 41
        case .restIsOver: 42
        case .snoozeOutOfRange: 60
        case .unknownProfile: 43
        case .archivedProfile: 44
        case .profileOfOtherDevice: 45
        case .profileExists: 46
        case .emptyProfileName: 47
        case .hoursOutOfRange: 48
        case .restoreOvertaken: 61
        case .stillWorn: 62
        case .previousOvertaken: 63
        case .issueGone: 64
        case .restNotBegun: 65
        case .repository: 100
        }
    }

    public var cause: FailureCause? {
        if case .repository(let error) = self { error.cause } else { nil }
    }

    public var isCancelled: Bool { self == .repository(.cancelled) }
}
