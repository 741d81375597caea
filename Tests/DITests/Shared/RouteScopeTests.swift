import MomentumContainer
import MomentumPresentation
import MomentumTestSupport
import Testing

/// A screen with a container scope of its own, as a Builder makes it.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouteScopeTests {
    enum ItemRoute: Route {
        case list
        case item(Int)
    }

    struct ItemNumber: Hashable {
        let value: Int
    }

    typealias Answers = Gate<Int, String, any Error>

    /// A service of the scope.
    struct Source: Sendable {
        let number: ItemNumber
        let answers: Answers

        func answer() async throws -> String { try await answers.pass(number.value) }
    }

    @MainActor
    final class ItemModel {
        let loader = Loader<String>()
        private let source: Source

        init(source: Source) { self.source = source }

        func load() async {
            await loader.load(.join) { [source] in try await source.answer() }
        }
    }

    enum ItemScreen: Screen {
        case item(ItemModel)
        case unavailable(ErrorMessage)

        func leave() {
            if case .item(let model) = self { model.loader.cancel() }
        }

        var model: ItemModel? {
            if case .item(let model) = self { model } else { nil }
        }
    }

    @MainActor
    final class Builder {
        /// The scope that was opened last.
        weak var scope: DependencyContainer?
        private let container: DependencyContainer

        init(container: DependencyContainer) { self.container = container }

        /// The screen, which keeps what it needs of its scope; nothing else does.
        func screen(for number: Int, router: Router<ItemRoute>) -> ItemScreen {
            router.screen(for: .item(number)) { _ in
                do {
                    let scope = try container.openScope("item", seeds: ItemNumber(value: number))
                    self.scope = scope
                    return .item(ItemModel(source: try scope.resolve(Source.self)))
                } catch {
                    return .unavailable(ErrorMessage(error))
                }
            }
        }
    }

    let answers = Answers(cancellation: CancellationError())
    let router = Router<ItemRoute>()
    let builder: Builder

    init() throws {
        var registrations = ContainerBuilder()
        registrations.scope("item", seeds: ItemNumber.self)
        registrations.singleton(Answers.self) { [answers] in answers }
        registrations.scoped("item", Source.self, Source.init(number:answers:))
        builder = Builder(container: try registrations.build())
    }

    @Test func `each screen has a scope of its own (R-5, NV-20, K-3)`() throws {
        router.path = [.list, .item(1), .item(2)]

        let model = try #require(builder.screen(for: 1, router: router).model)

        #expect(builder.screen(for: 1, router: router).model === model)
        #expect(builder.screen(for: 2, router: router).model !== model)
    }

    @Test func `leaving a screen closes its scope, releases its model and cancels its loads (R-5)`()
        async throws
    {
        router.path = [.list, .item(1)]
        weak let model = builder.screen(for: 1, router: router).model
        weak let scope = builder.scope
        let load = Task { [weak model] in await model?.load() }
        await answers.waitForRequests()
        #expect(model != nil)

        router.popToRoot()
        await load.value

        #expect(scope == nil)
        #expect(model == nil)
    }
}
