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
