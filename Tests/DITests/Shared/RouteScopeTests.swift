import MomentumContainer
import MomentumPresentation
import MomentumTestSupport
import Testing

/// A screen with a container scope of its own, as a Builder makes it.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouteScopeTests {
    enum Route: Hashable, Codable {
        case list
        case item(Int)
    }

    struct ItemNumber: Hashable {
        let value: Int
    }

    typealias Answers = Gate<Int, String, any Error>

    @MainActor
    final class ItemModel {
        let loader = Loader<String>()
        private let number: ItemNumber
        private let answers: Answers

        init(number: ItemNumber, answers: Answers) {
            self.number = number
            self.answers = answers
        }

        func load() async {
            await loader.load(.join) { [answers, number] in try await answers.pass(number.value) }
        }
    }

    @MainActor
    final class Builder {
        let container: DependencyContainer

        init(container: DependencyContainer) { self.container = container }

        func scope(for number: Int, router: Router<Route>) throws -> DependencyContainer {
            try router.attachment(of: .item(number)) {
                try container.openScope("item", seeds: ItemNumber(value: number))
            }
        }

        func model(for number: Int, router: Router<Route>) throws -> ItemModel {
            try router.attachment(of: .item(number), onLeave: { $0.loader.cancel() }) {
                try scope(for: number, router: router).resolveOnMainActor(ItemModel.self)
            }
        }
    }

    let answers = Answers(cancellation: CancellationError())
    let router = Router<Route>()
    let builder: Builder

    init() throws {
        var registrations = ContainerBuilder()
        registrations.scope("item", seeds: ItemNumber.self)
        registrations.singleton(Answers.self) { [answers] in answers }
        registrations.mainActorScoped("item", ItemModel.self, ItemModel.init(number:answers:))
        builder = Builder(container: try registrations.build())
    }

    @Test func `a screen and whoever asks for its model share one scope (R-5, K-3)`() throws {
        router.path = [.list, .item(1), .item(2)]

        let model = try builder.model(for: 1, router: router)

        #expect(try builder.model(for: 1, router: router) === model)
        #expect(
            try builder.scope(for: 1, router: router).resolveOnMainActor(ItemModel.self) === model
        )
        #expect(try builder.model(for: 2, router: router) !== model)
    }

    @Test func `leaving a screen closes its scope, releases its model and cancels its loads (R-5)`()
        async throws
    {
        router.path = [.list, .item(1)]
        weak let scope = try builder.scope(for: 1, router: router)
        weak let model = try builder.model(for: 1, router: router)
        let load = Task { [weak model] in await model?.load() }
        await answers.waitForRequests()
        #expect(scope != nil)

        router.popToRoot()
        #expect(scope == nil)
        await load.value

        #expect(model == nil)
    }
}
