import MomentumSuggestionsDomain

/// The conditions on a name besides its range of word starts.
struct NameFilter {
    /// Only names of this category.
    var category: UInt16?
    /// Only names that have all words of the query, in any order.
    var anyOrder: PhraseRule?

    /// True if the name of a place passes.
    @inline(__always)
    func accepts(_ place: IndexPlace, in file: IndexFile) throws(IndexDamage) -> Bool {
        if let category, place.category != category { return false }
        guard let anyOrder else { return true }
        // Mapped bytes have no other type.
        let name = try file.foldedName(at: Int(place.name)).bindMemory(to: UInt8.self)
        // The file stays mapped for longer than this call.
        return anyOrder.wordStarts(in: Span(_unsafeElements: name)) != nil
    }
}
