package import Foundation

/// The log of a device, as the kind of its entries' records.
package protocol EntryLog: Hashable, Sendable {
    static var kind: RecordKind { get }
    /// The name of the further fields in dumps.
    static var detailName: String { get }
}

package enum SetLog: EntryLog {
    package static var kind: RecordKind { .entry }
    package static var detailName: String { "detail" }
}

package typealias EntryDetails = LogDetails<SetLog>

/// A transaction's writes to the fields of an entry that its row does not contain.
///
/// Few entries have any, so they stay out of the rows (HS-13).
package struct LogDetails<Log: EntryLog>: Hashable, Sendable, Identifiable {
    package let id: SiteEntry.ID
    /// The reason why the set came off.
    package var reason: FieldWrite<RemovalReason?> = .keep
    package var findings: FieldWrite<Set<SiteFinding>> = .keep
    package var profile: FieldWrite<UUID?> = .keep
    /// The planned time of wearing in minutes.
    package var target: FieldWrite<Int64?> = .keep
    /// The end of the snooze, in milliseconds since 1970.
    package var snoozed: FieldWrite<Int64?> = .keep
    package var unknown: [UnknownField] = []

    package init(id: SiteEntry.ID) {
        self.id = id
    }
}

extension LogDetails {
    /// Copies the fields of an entry from another log.
    package init<Other>(_ other: LogDetails<Other>) {
        id = other.id
        (reason, findings) = (other.reason, other.findings)
        (profile, target, snoozed) = (other.profile, other.target, other.snoozed)
        unknown = other.unknown
    }
}

/// The registers of the further fields of an entry.
package struct EntryDetailRegisters: Hashable, Sendable {
    package var reason: Register<RemovalReason?>?
    package var findings: Register<Set<SiteFinding>>?
    package var profile: Register<UUID?>?
    package var target: Register<Int64?>?
    package var snoozed: Register<Int64?>?

    package init() {}
}

extension LogDetails: Record {
    package typealias Registers = EntryDetailRegisters

    package static var name: String { Log.detailName }
    package static var kind: UInt64 { Log.kind.rawValue }
    package static var unwritten: Registers { Registers() }
    /// Without its row, an entry does not exist.
    package var isWhole: Bool { false }

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
