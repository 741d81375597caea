import MomentumPresentation
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouterAttachmentTests {
    /// Stands for a container scope, which is closed with its last reference.
    @MainActor
    final class Scope {
        let name: String

        init(_ name: String) { self.name = name }
    }

    /// Stands for a view model that loads something.
    @MainActor
    final class Model {
        let loader = Loader<String>()

        func load(_ gate: Gate<Int, String, any Error>) async {
            await loader.load(.join) { try await gate.pass(0) }
        }
    }

    @MainActor
    final class Log {
        var left: [String] = []
    }

    let router = Router<SampleRoute>()
    let log = Log()

    @discardableResult
    func attach(_ name: String, to route: SampleRoute) -> Scope {
        router.attachment(of: route, onLeave: { [log] scope in log.left.append(scope.name) }) {
            Scope(name)
        }
    }

    @Test func `a screen has one scope for as long as it is on the path (R-5)`() {
        router.path = [.list, .item(1)]
        let first = attach("first", to: .item(1))
        router.push(.item(2))
        router.present(.edit(2))

        let second = attach("second", to: .item(1))

        #expect(first === second)
        #expect(log.left.isEmpty)
    }

    @Test func `a screen that leaves the path releases what belongs to it (R-5)`() {
        router.path = [.list, .item(1)]
        weak let scope = attach("scope", to: .item(1))
        #expect(scope != nil)

        router.pop()

        #expect(log.left == ["scope"])
        #expect(scope == nil)
    }

    @Test func `a screen that is opened again starts afresh (R-5)`() {
        router.push(.list)
        attach("first", to: .list)
        router.pop()
        router.push(.list)

        #expect(attach("second", to: .list).name == "second")
    }

    @Test func `screens leave from the top down, the sheet first (R-5)`() {
        router.path = [.list, .item(1), .item(2)]
        router.present(.edit(2))
        for (name, route) in [("list", SampleRoute.list), ("one", .item(1)), ("two", .item(2))] {
            attach(name, to: route)
        }
        attach("sheet", to: .edit(2))
        attach("again", to: .edit(2))

        router.restore(SavedPath(routes: [.list]))

        #expect(log.left == ["two", "one", "sheet"])
        #expect(router.path == [.list])
    }

    @Test func `everything that takes a screen away tells it (R-5)`() throws {
        let links = LinkTable<SampleRoute>(scheme: "momentum", ["list": { _ in [.list] }])
        for leave: () throws -> Void in [
            { router.pop() }, { router.popToRoot() }, { router.replace(with: .item(2)) },
            { router.path = [.item(2)] }, { try router.open("momentum://list", in: links) },
            { router.restore(SavedPath(routes: [.list])) },
        ] {
            log.left = []
            router.path = [.list, .item(1)]
            attach("one", to: .item(1))
            try leave()
            #expect(log.left == ["one"])
        }
        for leave: () -> Void in [
            { router.dismiss() }, { router.present(.item(2)) }, { router.sheet = nil },
        ] {
            log.left = []
            router.present(.edit(1))
            attach("sheet", to: .edit(1))
            leave()
            #expect(log.left == ["sheet"])
        }
    }

    @Test func `a screen that is not shown keeps nothing (R-5)`() {
        weak let scope = attach("nowhere", to: .item(9))

        #expect(scope == nil)
        #expect(log.left.isEmpty)
    }

    @Test func `a screen can have a scope and a view model (R-5)`() {
        router.push(.list)
        let scope = attach("scope", to: .list)
        let model = router.attachment(of: .list) { Model() }

        #expect(attach("other", to: .list) === scope)
        #expect(router.attachment(of: .list) { Model() } === model)
    }

    @Test func `what could not be made is tried again (R-5)`() throws {
        router.push(.list)
        #expect(throws: SampleError.refused) {
            try router.attachment(of: .list) { () throws(SampleError) -> Scope in throw .refused }
        }

        #expect(attach("second", to: .list).name == "second")
    }

    @Test func `leaving a screen cancels its loads and releases its view model (R-5)`() async {
        let gate = Gate<Int, String, any Error>(cancellation: CancellationError())
        router.push(.list)
        weak let model = router.attachment(of: .list, onLeave: { $0.loader.cancel() }) { Model() }
        let load = Task { [weak model] in await model?.load(gate) }
        await gate.waitForRequests()

        router.pop()
        await load.value

        #expect(model == nil)
    }
}
