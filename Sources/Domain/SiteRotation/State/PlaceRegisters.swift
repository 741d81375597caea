/// The registers of one place, with their keys.
struct PlaceRegisters: Hashable, Sendable {
    var identity: SitePlace?
    var identityKey = OrderKey.base
    var isEnabled = true
    var enabledKey = OrderKey.base
    var isRemoved = false
    var removedKey = OrderKey.base

    init(identity: SitePlace? = nil) {
        self.identity = identity
    }

    /// The key of the last switch: on, off, removed or brought back.
    var switchKey: OrderKey { max(enabledKey, removedKey) }
}
