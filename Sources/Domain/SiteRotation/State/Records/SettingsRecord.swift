package import Foundation

/// A transaction's writes to the wearer's settings; durations are in minutes (SR-199).
package struct SettingsRecord: Hashable, Sendable, Identifiable {
    package let id: UUID
    package var target: FieldWrite<Int64?> = .keep
    /// The threshold in hundredths of a percent.
    package var threshold: FieldWrite<Int64?> = .keep
    package var strategy: FieldWrite<String?> = .keep
    package var cooldown: FieldWrite<Int64?> = .keep
    package var reminders: FieldWrite<Int64?> = .keep
    package var lead: FieldWrite<Int64?> = .keep
    package var repeatAfter: FieldWrite<Int64?> = .keep
    package var repeatCount: FieldWrite<Int64?> = .keep
    package var quietFrom: FieldWrite<Int64?> = .keep
    package var quietTo: FieldWrite<Int64?> = .keep
    package var margin: FieldWrite<Int64?> = .keep
    package var sensors: FieldWrite<Int64?> = .keep
    package var unknown: [UnknownField] = []

    package init(id: UUID) {
        self.id = id
    }

    /// The id of the only record with the settings.
    package static let recordID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

extension SettingsRecord: Record {
    package struct Registers: Hashable, Sendable {
        package var target: Register<Int64?>?
        package var threshold: Register<Int64?>?
        package var strategy: Register<String?>?
        package var cooldown: Register<Int64?>?
        package var reminders: Register<Int64?>?
        package var lead: Register<Int64?>?
        package var repeatAfter: Register<Int64?>?
        package var repeatCount: Register<Int64?>?
        package var quietFrom: Register<Int64?>?
        package var quietTo: Register<Int64?>?
        package var margin: Register<Int64?>?
        package var sensors: Register<Int64?>?

        package init() {}
    }

    package static var name: String { "setting" }
    package static var kind: UInt64 { RecordKind.settings.rawValue }
    package static var unwritten: Registers { Registers() }

    @inline(__always)
    package static func forEachField<Visitor: FieldVisitor>(
        _ visitor: inout Visitor
    ) throws(Visitor.Failure) where Visitor.Owner == Self {
        try visitor.visit(Field(1, "target", \.target, \.target))
        try visitor.visit(Field(2, "threshold", \.threshold, \.threshold))
        try visitor.visit(Field(3, "strategy", \.strategy, \.strategy))
        try visitor.visit(Field(4, "cooldown", \.cooldown, \.cooldown))
        try visitor.visit(Field(5, "reminders", \.reminders, \.reminders))
        try visitor.visit(Field(6, "lead", \.lead, \.lead))
        try visitor.visit(Field(7, "repeatAfter", \.repeatAfter, \.repeatAfter))
        try visitor.visit(Field(8, "repeatCount", \.repeatCount, \.repeatCount))
        try visitor.visit(Field(9, "quietFrom", \.quietFrom, \.quietFrom))
        try visitor.visit(Field(10, "quietTo", \.quietTo, \.quietTo))
        try visitor.visit(Field(11, "margin", \.margin, \.margin))
        try visitor.visit(Field(12, "sensors", \.sensors, \.sensors))
    }
}
