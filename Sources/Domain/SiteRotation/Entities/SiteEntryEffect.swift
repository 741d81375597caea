/// An entry whose shown values an operation changed.
public struct SiteEntryEffect: Hashable, Sendable {
    /// The former entry; `nil` for a new one.
    public let before: SiteEntry?
    /// The resulting entry; `nil` for a deleted one.
    public let after: SiteEntry?

    public init(before: SiteEntry?, after: SiteEntry?) {
        self.before = before
        self.after = after
    }

    /// The entry in its current or last state; `nil` for an effect on no entry.
    public var entry: SiteEntry? { after ?? before }

    /// The effect of the opposite operation.
    public var reversed: SiteEntryEffect { SiteEntryEffect(before: after, after: before) }
}
