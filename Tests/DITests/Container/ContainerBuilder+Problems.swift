import MomentumContainer

extension ContainerBuilder {
    /// The problems of the graph that `register` describes; empty when it can be built.
    static func problems(_ register: (inout ContainerBuilder) -> Void) -> [GraphProblem] {
        var builder = ContainerBuilder()
        register(&builder)
        do throws(ContainerError) {
            _ = try builder.build()
            return []
        } catch {
            guard case .invalid(let problems) = error else { return [] }
            return problems
        }
    }

    /// The problems in words, without their source locations.
    static func complaints(_ register: (inout ContainerBuilder) -> Void) -> [String] {
        problems(register).map(\.kind.description)
    }
}
