package import Foundation
import MomentumDomain

/// A transaction's writes to one rest of a place; times are milliseconds since 1970.
package struct RestRecord: Hashable, Sendable, Identifiable {
    package let id: UUID
    /// The creation, which orders equal beginnings; a rest exists once it has arrived.
    package var created: FieldWrite<Int64> = .keep
    package var place: FieldWrite<SiteLocation.ID?> = .keep
    /// The end of the rest; `nil` if it is open-ended.
    package var until: FieldWrite<Int64?> = .keep
    package var note: FieldWrite<String?> = .keep
    package var deleted: FieldWrite<Bool> = .keep
    package var from: FieldWrite<Int64?> = .keep
    package var reason: FieldWrite<RestReason?> = .keep
    package var unknown: [UnknownField] = []

    package init(id: UUID) {
        self.id = id
    }
}

extension RestRecord: Record {
    package struct Registers: Hashable, Sendable {
        package var created: Register<Int64>?
        package var place: Register<SiteLocation.ID?>?
        package var until: Register<Int64?>?
        package var note: Register<String?>?
        package var deleted: Register<Bool>?
        package var from: Register<Int64?>?
        package var reason: Register<RestReason?>?

        package init() {}

        /// The visible rest; `nil` until its creation has arrived, and once it is deleted.
        func shown(id: UUID) -> SiteRest? {
            guard let created = created?.value, deleted?.value != true,
                let location = place?.value ?? nil
            else { return nil }
            // Every rest has a beginning; without a stored one it is its creation.
            let from = (from?.value ?? nil) ?? created >> 16
            return SiteRest(
                id: id,
                locationID: location,
                from: Date(milliseconds: from.boundedToDates),
                until: (until?.value ?? nil).map { Date(milliseconds: $0.boundedToDates) },
                reason: reason?.value ?? nil,
                note: note?.value ?? nil
            )
        }
    }

    package static var name: String { "rest" }
    package static var kind: UInt64 { RecordKind.rest.rawValue }
    package static var unwritten: Registers { Registers() }
    package var isWhole: Bool { created.isSet || deleted == .set(true) }

    @inline(__always)
    package static func forEachField<Visitor: FieldVisitor>(
        _ visitor: inout Visitor
    ) throws(Visitor.Failure) where Visitor.Owner == Self {
        try visitor.visit(Field(1, "created", \.created, \.created))
        try visitor.visit(Field(3, "place", \.place, \.place))
        try visitor.visit(Field(4, "until", \.until, \.until))
        try visitor.visit(Field(5, "note", \.note, \.note))
        try visitor.visit(Field(6, "deleted", \.deleted, \.deleted))
        try visitor.visit(Field(13, "from", \.from, \.from))
        try visitor.visit(Field(14, "reason", \.reason, \.reason))
    }

    /// Deletes a rest that did not exist before.
    package static func complete(_ former: inout Self, of write: Self, _ held: Registers) {
        if write.created.isSet, held.created == nil { former.deleted = .set(true) }
    }
}
