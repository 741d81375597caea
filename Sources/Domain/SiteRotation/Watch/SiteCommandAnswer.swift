/// The result of a command of the watch.
public struct SiteCommandAnswer: Hashable, Sendable, Identifiable {
    public let id: SiteChangeCommand.ID
    /// The reason why nothing was logged; `nil` when the command was performed.
    public let refusal: SiteCommandRefusal?

    public init(id: SiteChangeCommand.ID, refusal: SiteCommandRefusal? = nil) {
        self.id = id
        self.refusal = refusal
    }
}
