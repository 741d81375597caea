public import Foundation

/// A requested change: a value with an identity, so that it takes effect only once.
public enum SiteOperation: Hashable, Sendable, Identifiable {
    case logChange(SiteChange)
    /// Performs a request of the watch, which gets an answer in place of an error.
    case carryOut(SiteChangeCommand)
    case editEntry(SiteEntryEdit)
    case deleteEntry(SiteEntryDeletion)
    /// Performs a correction; with `expecting`, it is refused if its effects would differ.
    case correct(SiteCorrection, expecting: [SiteEntryEffect]?)
    case importEntries(SiteImport)
    case importLocations(SiteLocationsImport)
    case switchLocations(SiteLocationSwitch)
    case useLocations(SiteLocationUse)
    case addZone(SiteZoneAddition)
    case removeLocations(SiteLocationRemoval)
    case moveZone(SiteZoneMove)
    case changeRest(SiteRestChange)
    case changeSettings(SiteSettingsEdit)
    case snooze(SiteSnooze)
    case changeProfile(WearProfileChange)
    case restore(SiteRestore)
    case undo(SiteUndo)
    /// Performs an operation on the sensor log; see ``of(_:)``.
    indirect case sensor(SiteOperation)

    public var id: UUID {
        switch self {
        case .logChange(let change): change.id
        case .carryOut(let command): command.id
        case .editEntry(let change): change.id
        case .deleteEntry(let change): change.id
        case .correct(let correction, _): correction.id
        case .importEntries(let change): change.id
        case .importLocations(let change): change.id
        case .switchLocations(let change): change.id
        case .useLocations(let change): change.id
        case .addZone(let change): change.id
        case .removeLocations(let change): change.id
        case .moveZone(let change): change.id
        case .changeRest(let change): change.id
        case .changeSettings(let change): change.id
        case .snooze(let snooze): snooze.id
        case .changeProfile(let change): change.id
        case .restore(let change): change.id
        case .undo(let change): change.id
        case .sensor(let operation): operation.id
        }
    }

    /// True if the operation is an undo or a redo.
    package var takesBack: Bool {
        if case .undo = self { true } else { false }
    }

    /// The operation on the log of a device; unchanged if it does not belong to a single log.
    ///
    /// Both devices share places, rests, settings and undo.
    public func of(_ device: WornDevice) -> SiteOperation {
        switch self {
        case .logChange, .editEntry, .deleteEntry, .correct, .importEntries, .snooze:
            device == .sensor ? .sensor(self) : self
        case .carryOut, .importLocations, .switchLocations, .useLocations, .addZone,
            .removeLocations, .moveZone, .changeRest, .changeSettings, .changeProfile, .restore,
            .undo, .sensor:
            self
        }
    }
}
