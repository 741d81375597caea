/// The kind of an action, as a byte that undo stores (SR-175); never reused.
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
    package static let sensor = ActionCode(rawValue: 8)
    package static let settings = ActionCode(rawValue: 10)
    package static let profile = ActionCode(rawValue: 9)
    package static let review = ActionCode(rawValue: 11)
    package static let restore = ActionCode(rawValue: 12)
    package static let snooze = ActionCode(rawValue: 13)
}
