/// What became of a command of the watch.
public struct SiteCommandAnswer: Hashable, Sendable, Identifiable {
    public let id: SiteChangeCommand.ID
    /// Why nothing was logged; `nil` when the command was carried out.
    public let refusal: SiteCommandRefusal?

    public init(id: SiteChangeCommand.ID, refusal: SiteCommandRefusal? = nil) {
        self.id = id
        self.refusal = refusal
    }
}
