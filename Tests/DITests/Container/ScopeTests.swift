import MomentumContainer
import Testing

@Suite struct ScopeTests {
    final class Store: Sendable {}
    struct Account: Hashable {
        let name: String
    }
    final class Session: Sendable {
        let account: Account
        let store: Store

        init(account: Account, store: Store) {
            self.account = account
            self.store = store
        }
    }
    final class Screen: Sendable {
        let session: Session

        init(session: Session) { self.session = session }
    }
    struct Query {
        let session: Session
    }

    let container: DependencyContainer

    init() throws {
        var builder = ContainerBuilder()
        builder.singleton(Store.self, Store.init)
        builder.scope("account", seeds: Account.self)
        builder.scoped("account", Session.self, Session.init(account:store:))
        builder.scope("screen", in: "account")
        builder.scoped("screen", Screen.self, Screen.init(session:))
        builder.transient(Query.self, Query.init(session:))
        container = try builder.build()
    }

    @Test func `each open scope has its own instances and seeds (K-3, AK-17)`() throws {
        let ada = try container.openScope("account", seeds: Account(name: "Ada"))
        let kay = try container.openScope("account", seeds: Account(name: "Kay"))

        let session = try ada.resolve(Session.self)

        #expect(try ada.resolve(Session.self) === session)
        #expect(session.account == Account(name: "Ada"))
        #expect(try kay.resolve(Session.self).account == Account(name: "Kay"))
        #expect(try kay.resolve(Account.self) == Account(name: "Kay"))
    }

    @Test func `a scope has the singletons of its container, whoever asks first (K-3)`() throws {
        let account = try container.openScope("account", seeds: Account(name: "Ada"))

        let store = try account.resolve(Session.self).store

        #expect(try container.resolve(Store.self) === store)
    }

    @Test func `an inner scope has the instances of the outer one (K-3)`() throws {
        let account = try container.openScope("account", seeds: Account(name: "Ada"))
        let one = try account.openScope("screen")
        let other = try account.openScope("screen")

        #expect(try one.resolve(Screen.self) !== other.resolve(Screen.self))
        #expect(try one.resolve(Screen.self).session === other.resolve(Screen.self).session)
        #expect(try one.resolve(Session.self) === account.resolve(Session.self))
    }

    @Test func `a transient takes what it needs from the scope that is asked (K-3)`() throws {
        let account = try container.openScope("account", seeds: Account(name: "Ada"))
        let screen = try account.openScope("screen")

        #expect(try screen.resolve(Query.self).session === account.resolve(Session.self))
    }

    @Test func `a scope is released with its last reference, and what it kept with it (K-3)`()
        throws
    {
        var account: DependencyContainer? = try container.openScope(
            "account",
            seeds: Account(name: "Ada")
        )
        weak let released = account
        weak let session = try account?.resolve(Session.self)
        #expect(session != nil)

        account = nil

        #expect(released == nil)
        #expect(session == nil)
    }

    @Test func `an inner scope lives on without its parent's reference (K-3)`() throws {
        var account: DependencyContainer? = try container.openScope(
            "account",
            seeds: Account(name: "Ada")
        )
        let screen = try account?.openScope("screen")

        account = nil

        #expect(try screen?.resolve(Screen.self).session.account == Account(name: "Ada"))
    }

    @Test func `what belongs to a scope cannot be had outside of it (K-3, K-5)`() throws {
        #expect(
            throws: ContainerError.unresolved(
                path: [ServiceGraph.Key(Session.self)],
                reason: .outsideScope("account")
            )
        ) { try container.resolve(Session.self) }

        let error = #expect(throws: ContainerError.self) { try container.resolve(Query.self) }
        #expect(
            error?.description
                == "Query -> Session: it belongs to the scope account, which is not open here"
        )
    }

    @Test func `a scope is opened by its name and from its parent only (K-3)`() throws {
        let account = try container.openScope("account", seeds: Account(name: "Ada"))

        #expect(throws: ContainerError.unopened("acount", reason: .undeclared)) {
            try container.openScope("acount")
        }
        let error = #expect(throws: ContainerError.self) { try container.openScope("screen") }
        #expect(
            error
                == .unopened("screen", reason: .wrongParent(expected: "account", found: nil))
        )
        #expect(
            error?.description == """
                scope screen: it is opened from the scope account, not from the container itself
                """
        )
        #expect(throws: ContainerError.self) {
            try account.openScope("account", seeds: Account(name: "Kay"))
        }
    }

    @Test func `seeds that are missing, repeated or unknown are all named (K-3)`() throws {
        let error = #expect(throws: ContainerError.self) {
            try container.openScope("account", seeds: 1, Store())
        }

        #expect(
            error
                == .unopened(
                    "account",
                    reason: .wrongSeeds(
                        missing: [ServiceGraph.Key(Account.self)],
                        surplus: [ServiceGraph.Key(Int.self), ServiceGraph.Key(Store.self)]
                    )
                )
        )
        #expect(
            error?.description
                == "scope account: seeds missing: Account; seeds too many: Int, Store"
        )
        #expect(throws: ContainerError.self) {
            try container.openScope("account", seeds: Account(name: "A"), Account(name: "B"))
        }
    }

    @Test func `a seed is handed in as the type that was declared (K-3)`() throws {
        var builder = ContainerBuilder()
        builder.scope("run", seeds: (any Error).self)
        let container = try builder.build()

        let run = try container.openScope("run", seeds: CancellationError() as any Error)

        #expect(try run.resolve((any Error).self) is CancellationError)
        #expect(throws: ContainerError.self) {
            try container.openScope("run", seeds: CancellationError())
        }
    }
}
