import MomentumContainer

/// Registers what ``HandWrittenRoot`` puts together.
struct MeasuredAssembly: Assembly {
    func register(in container: inout ContainerBuilder) {
        container.singleton((any Kept1).self, Repository.init)
        container.singleton((any Kept2).self, Repository.init)
        container.singleton((any Kept3).self, Repository.init)
        container.singleton((any Kept4).self, Repository.init)
        container.singleton((any Kept5).self, Repository.init)
        container.singleton((any Kept6).self, Repository.init)
        container.singleton((any Kept7).self, Repository.init)
        container.singleton((any Kept8).self, Repository.init)
        container.singleton((any Kept9).self, Repository.init)
        container.transient((any LogUseCase).self, LogService.init(one:two:three:))
        container.transient((any ReadUseCase).self, ReadService.init(four:five:six:))
        container.transient((any Screen).self, HomeScreen.init(log:read:seven:eight:nine:))

        container.transient((any Leaf).self, LeafService.init)
        container.transient((any Layer4).self, Service4.init(left:right:))
        container.transient((any Layer3).self, Service3.init(left:right:))
        container.transient((any Layer2).self, Service2.init(left:right:))
        container.transient((any Top).self, TopService.init(left:right:leaf:))
    }
}
