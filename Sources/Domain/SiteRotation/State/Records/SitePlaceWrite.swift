import Foundation

/// A transaction's writes to one place.
package struct SitePlaceWrite: Hashable, Sendable, Identifiable {
    package let id: SiteLocation.ID
    package var identity: FieldWrite<SitePlace> = .keep
    package var enabled: FieldWrite<Bool> = .keep
    package var removed: FieldWrite<Bool> = .keep
    package var usedFor: FieldWrite<PlaceUse?> = .keep
    package var unknown: [UnknownField] = []

    package init(id: SiteLocation.ID) {
        self.id = id
    }
}

extension SitePlaceWrite: Record {
    package struct Registers: Hashable, Sendable {
        package var identity: Register<SitePlace>?
        package var enabled: Register<Bool>?
        package var removed: Register<Bool>?
        package var usedFor: Register<PlaceUse?>?

        package init() {}

        /// True if a version without ``usedFor`` also knows something about the place.
        var isInBlock: Bool { identity != nil || enabled != nil || removed != nil }
        var isEnabled: Bool { enabled?.value ?? true }
        var isRemoved: Bool { removed?.value ?? false }

        /// The use, without bits of newer versions; a place always has at least one use.
        var use: PlaceUse {
            let use = (usedFor?.value ?? .both).intersection(.both)
            return use.isEmpty ? .both : use
        }

        /// The location as people see it, sorted after every location with a stored position;
        /// `nil` while its identity is unknown.
        func shown(id: SiteLocation.ID) -> SiteLocation? {
            identity.map { identity in
                SiteLocation(
                    id: id,
                    place: identity.value,
                    isEnabled: isEnabled && !isRemoved,
                    sortOrder: .max,
                    usedFor: use
                )
            }
        }

        /// The key of the last switch: on, off, removed or restored.
        var switchKey: OrderKey { max(enabled?.key ?? .base, removed?.key ?? .base) }
    }

    package static var name: String { "place" }
    package static var kind: UInt64 { RecordKind.place.rawValue }
    package var isWhole: Bool { identity.isSet }

    /// The registers of a place in the base state: enabled and not removed.
    package static var unwritten: Registers {
        var registers = Registers()
        registers.enabled = Register(true, .base)
        registers.removed = Register(false, .base)
        return registers
    }

    @inline(__always)
    package static func forEachField<Visitor: FieldVisitor>(
        _ visitor: inout Visitor
    ) throws(Visitor.Failure) where Visitor.Owner == Self {
        try visitor.visit(Field(1, "identity", \.identity, \.identity, isInBlock: true))
        try visitor.visit(Field(2, "enabled", \.enabled, \.enabled, isInBlock: true))
        try visitor.visit(Field(3, "removed", \.removed, \.removed, isInBlock: true))
        try visitor.visit(Field(4, "usedFor", \.usedFor, \.usedFor))
    }

    /// Removes a place that did not exist before.
    package static func complete(_ former: inout Self, of write: Self, _ held: Registers) {
        if write.removed.isSet, held.identity == nil { former.removed = .set(true) }
    }
}
