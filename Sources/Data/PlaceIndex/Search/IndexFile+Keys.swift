extension IndexFile {
    /// True if a form of a place's name passes a test.
    ///
    /// The kinds select its folded name or its further forms; `nil` selects all.
    func keys(
        ofPlace number: Int,
        _ place: IndexPlace,
        kinds: StartKinds?,
        pass test: (Span<UInt8>) -> Bool
    ) throws(IndexDamage) -> Bool {
        if kinds?.contains(.further) != true {
            // Mapped bytes are bound to no other type.
            let name = try foldedName(at: Int(place.name)).bindMemory(to: UInt8.self)
            // The file stays mapped for longer than this call.
            if test(Span(_unsafeElements: name)) { return true }
            if kinds != nil { return false }
        }
        for key in try furtherKeys(ofPlace: number) {
            let text = try foldedName(at: Int(key & ~IndexName.isAlias))
            // Mapped bytes are bound to no other type.
            let name = text.bindMemory(to: UInt8.self)
            // The file stays mapped for longer than this call.
            if test(Span(_unsafeElements: name)) { return true }
        }
        return false
    }

    /// True if the names of two places count as one, even across two categories.
    func isSameName(
        _ left: IndexPlace,
        _ right: IndexPlace,
        _ identity: BestHits.Identity
    ) throws(IndexDamage) -> Bool {
        switch identity {
        case .place: return false
        case .folded, .spaceless:
            if left.name == right.name { return true }
            if identity == .folded, left.category == right.category { return false }
        }
        // Compares the first letters before reading the names: most names differ there.
        let first = try bytes(.names, from: Int(left.name), atMost: 1)
        guard try bytes(.names, from: Int(right.name), atMost: 1).elementsEqual(first) else {
            return false
        }
        let (name, other) = (
            try foldedName(at: Int(left.name)), try foldedName(at: Int(right.name))
        )
        guard identity == .spaceless else { return name.elementsEqual(other) }
        let space = UInt8(ascii: " ")
        return name.lazy.filter { $0 != space }.elementsEqual(other.lazy.filter { $0 != space })
    }
}
