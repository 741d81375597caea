/// The registrations of a container with their dependencies looked up and found to be in order.
struct Graph: Sendable {
    let builder: ContainerBuilder
    /// The position of each service's registration, by the type it is registered under.
    let slots: [ObjectIdentifier: Int]
    /// The positions of what each registration needs, in the order of its parameters.
    let dependencies: [[Int]]
    let scopes: ScopeTree

    var registrations: [Registration] { builder.registrations }

    func registration(of key: ServiceKey) -> Registration? {
        slots[key.id].map { registrations[$0] }
    }

    /// The registered services whose names are most like this one's, nearest first.
    func services(near key: ServiceKey) -> [ServiceKey] {
        NearestNames.among(registrations.map(\.key), to: key)
    }
}
