package import Foundation

/// The writes of a transaction to those fields of an entry that its row does not hold.
///
/// Few entries have any, so they stay out of the rows (HS-13).
package struct EntryDetails: Hashable, Sendable, Identifiable {
    package let id: SiteEntry.ID
    /// The reason why the set came off.
    package var reason: FieldWrite<RemovalReason?> = .keep
    package var findings: FieldWrite<Set<SiteFinding>> = .keep
    package var profile: FieldWrite<UUID?> = .keep
    /// The planned time of wearing in minutes.
    package var target: FieldWrite<Int64?> = .keep
    /// The time in milliseconds since 1970 up to which reminders are put off.
    package var snoozed: FieldWrite<Int64?> = .keep
    package var unknown: [UnknownField] = []

    package init(id: SiteEntry.ID) {
        self.id = id
    }
}

extension EntryDetails: Record {
    package struct Registers: Hashable, Sendable {
        package var reason: Register<RemovalReason?>?
        package var findings: Register<Set<SiteFinding>>?
        package var profile: Register<UUID?>?
        package var target: Register<Int64?>?
        package var snoozed: Register<Int64?>?

        package init() {}
    }

    package static var name: String { "detail" }
    package static var kind: UInt64 { RecordKind.entry.rawValue }
    package static var unwritten: Registers { Registers() }

    @inline(__always)
    package static func forEachField<Visitor: FieldVisitor>(
        _ visitor: inout Visitor
    ) throws(Visitor.Failure) where Visitor.Owner == Self {
        try visitor.visit(Field(8, "reason", \.reason, \.reason))
        try visitor.visit(Field(9, "findings", \.findings, \.findings))
        try visitor.visit(Field(10, "profile", \.profile, \.profile))
        try visitor.visit(Field(11, "target", \.target, \.target))
        try visitor.visit(Field(12, "snoozed", \.snoozed, \.snoozed))
    }
}
