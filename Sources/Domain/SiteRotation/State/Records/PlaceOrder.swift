import Foundation

/// The wearer's own order of the places, as one register (ST-59).
struct PlaceOrder: Hashable, Sendable {
    private(set) var ids: [SiteLocation.ID]
    private(set) var key: OrderKey

    init() {
        ids = SiteLocation.defaults.map(\.id)
        key = .base
    }

    /// Adopts an order that is newer than the present one; returns true if it is.
    @discardableResult
    mutating func merge(_ ids: [SiteLocation.ID], _ key: OrderKey) -> Bool {
        guard self.key < key else { return false }
        (self.ids, self.key) = (ids, key)
        return true
    }

    /// The register; `nil` if no transaction has written it.
    var written: Register<[SiteLocation.ID]>? { key == .base ? nil : Register(ids, key) }

    static var register: RegisterID {
        RegisterID(
            kind: RecordKind.order.rawValue,
            record: TransactionFormat.orderID,
            tag: TransactionFormat.OrderTag.list
        )
    }
}
