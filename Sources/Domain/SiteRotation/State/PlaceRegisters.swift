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

extension PlaceRegisters {
    /// What the fields that `write` writes hold now; a place that was not there is removed again.
    func former(of write: SitePlaceWrite) -> SitePlaceWrite {
        var former = SitePlaceWrite(id: write.id)
        if let identity, write.identity != .keep { former.identity = .set(identity) }
        if write.enabled != .keep { former.enabled = .set(isEnabled) }
        if write.removed != .keep { former.removed = .set(identity == nil || isRemoved) }
        return former
    }
}
