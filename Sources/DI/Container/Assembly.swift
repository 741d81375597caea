/// The registrations of one feature.
public protocol Assembly {
    /// Adds the registrations to those that are there.
    func register(in container: inout ContainerBuilder)
}
