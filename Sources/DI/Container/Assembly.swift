/// The registrations of one feature.
public protocol Assembly {
    /// Adds the registrations of the feature.
    func register(in container: inout ContainerBuilder)
}
