extension SiteOperation {
    /// The code for the record of the operation.
    ///
    /// The action; `nil` for a logged change, whose only record is its entry, and for an undo,
    /// whose record names the undone transaction.
    var action: ActionCode? {
        switch self {
        case .logChange, .undo: nil
        case .carryOut: .log
        case .editEntry: .edit
        case .deleteEntry: .delete
        case .correct(let correction, _): correction.action
        case .importEntries: .importEntries
        case .changeRest: .rest
        case .changeSettings: .settings
        case .snooze: .snooze
        case .changeProfile: .profile
        case .restore: .restore
        case .sensor: .sensor
        case .importLocations, .switchLocations, .useLocations, .addZone, .removeLocations,
            .moveZone:
            .places
        }
    }
}

extension SiteCorrection {
    fileprivate var action: ActionCode {
        switch self {
        case .insert: .insert
        case .edit, .reopen: .edit
        case .delete: .delete
        case .shorten, .merge: .review
        }
    }
}
