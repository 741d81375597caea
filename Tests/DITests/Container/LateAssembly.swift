import MomentumContainer

/// A mistake in a file that comes after the others.
struct LateAssembly: Assembly {
    func register(in container: inout ContainerBuilder) {
        container.transient(UInt8.self) { (_: Int8) in 0 }
    }
}
