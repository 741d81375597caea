/// The registrations of one feature.
public protocol Assembly {
    func register(in container: inout ContainerBuilder)
}
