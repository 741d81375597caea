/// The services assembled by hand, for comparison with the container.
final class HandWrittenRoot {
    private let one: any Kept1 = Repository()
    private let two: any Kept2 = Repository()
    private let three: any Kept3 = Repository()
    private let four: any Kept4 = Repository()
    private let five: any Kept5 = Repository()
    private let six: any Kept6 = Repository()
    private let seven: any Kept7 = Repository()
    private let eight: any Kept8 = Repository()
    private let nine: any Kept9 = Repository()

    // Never inlined: a composition root is called from other files, not merged into its caller.

    @inline(never) func keptOne() -> any Kept1 { one }

    @inline(never) func leaf() -> any Leaf { LeafService() }

    @inline(never) func top() -> any Top {
        TopService(left: layer2(), right: layer2(), leaf: leaf())
    }

    @inline(never) func screen() -> any Screen {
        HomeScreen(log: logUseCase(), read: readUseCase(), seven: seven, eight: eight, nine: nine)
    }

    private func layer2() -> any Layer2 {
        Service2(left: layer3(), right: layer3())
    }

    private func layer3() -> any Layer3 {
        Service3(left: layer4(), right: layer4())
    }

    private func layer4() -> any Layer4 {
        Service4(left: leaf(), right: leaf())
    }

    private func logUseCase() -> any LogUseCase {
        LogService(one: one, two: two, three: three)
    }

    private func readUseCase() -> any ReadUseCase {
        ReadService(four: four, five: five, six: six)
    }
}
