/// An entry whose shown values an operation changed.
public struct SiteEntryEffect: Hashable, Sendable {
    /// The entry before; `nil` for one that is new.
    public let before: SiteEntry?
    /// The entry after; `nil` for one that is gone.
    public let after: SiteEntry?

    public init(before: SiteEntry?, after: SiteEntry?) {
        self.before = before
        self.after = after
    }

    /// The entry as it is now, or as it last was; `nil` for an effect on nothing.
    public var entry: SiteEntry? { after ?? before }

    /// The effect of the opposite operation.
    public var reversed: SiteEntryEffect { SiteEntryEffect(before: after, after: before) }
}
