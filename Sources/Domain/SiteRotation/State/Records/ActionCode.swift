/// The kind of an action, as the byte by which undo names it (SR-175); never reused.
package struct ActionCode: RawRepresentable, Hashable, Sendable, RegisterValue {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let log = ActionCode(rawValue: 1)
    package static let insert = ActionCode(rawValue: 2)
    package static let edit = ActionCode(rawValue: 3)
    package static let delete = ActionCode(rawValue: 4)
    package static let importEntries = ActionCode(rawValue: 5)
    package static let places = ActionCode(rawValue: 6)
    package static let rest = ActionCode(rawValue: 7)
    package static let review = ActionCode(rawValue: 11)
}

extension SiteOperation {
    /// The code that the record of the operation gets.
    ///
    /// `nil` for a logged change, which has no record but its entry, and for an undo, whose record
    /// names the transaction that it undoes.
    var action: ActionCode? {
        switch self {
        case .logChange, .undo: nil
        case .carryOut: .log
        case .editEntry: .edit
        case .deleteEntry: .delete
        case .correct(let correction, _): correction.action
        case .importEntries: .importEntries
        case .changeRest: .rest
        case .importLocations, .switchLocations, .addZone, .removeLocations, .moveZone: .places
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
