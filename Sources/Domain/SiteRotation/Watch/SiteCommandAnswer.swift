/// The result of a command of the watch.
public struct SiteCommandAnswer: Hashable, Sendable, Identifiable {
    public let id: SiteChangeCommand.ID
    /// The reason nothing was logged; `nil` if the command was performed.
    public let refusal: SiteCommandRefusal?

    public init(id: SiteChangeCommand.ID, refusal: SiteCommandRefusal? = nil) {
        self.id = id
        self.refusal = refusal
    }
}
