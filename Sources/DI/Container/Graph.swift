/// The registrations of a container, in which no problem was found.
@usableFromInline
struct Graph: Sendable {
    let builder: ContainerBuilder
    /// The position of each service's registration.
    @usableFromInline let slots: TypeTable
    let scopes: ScopeTree

    var registrations: [Registration] { builder.registrations }
}
