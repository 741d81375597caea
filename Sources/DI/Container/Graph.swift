/// The registrations of a container, checked and without problems.
@usableFromInline
struct Graph: Sendable {
    let builder: ContainerBuilder
    /// The position of each service's registration.
    @usableFromInline let slots: TypeTable
    let scopes: ScopeTree

    var registrations: [Registration] { builder.registrations }
}
