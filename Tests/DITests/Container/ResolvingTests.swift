import Foundation
import MomentumContainer
import MomentumDI
import MomentumDomain
import Testing

@Suite struct ResolvingTests {
    protocol SiteRepository: Sendable {}
    struct FileSiteRepository: SiteRepository {
        let folder: String
    }
    struct LogSiteChange {
        let sites: any SiteRepository
    }
    struct HomeScreen {
        let log: LogSiteChange
    }
    enum DiskError: Error {
        case full
    }

    @Test func `an unregistered type is an error that says what is near (K-5, AK-18)`() throws {
        var builder = ContainerBuilder()
        builder.transient(String.self) { "sites" }
        builder.singleton(FileSiteRepository.self, FileSiteRepository.init(folder:))
        let container = try builder.build()

        let error = #expect(throws: ContainerError.self) {
            try container.resolve((any SiteRepository).self)
        }

        #expect(
            error
                == .unresolved(
                    path: [ServiceGraph.Key((any SiteRepository).self)],
                    reason: .unregistered(near: [ServiceGraph.Key(FileSiteRepository.self)])
                )
        )
        #expect(
            error?.description
                == "SiteRepository: nothing is registered for it; did you mean FileSiteRepository?"
        )
    }

    @Test func `nothing is suggested when nothing is near (K-5)`() throws {
        let container = try ContainerBuilder().build()

        let error = #expect(throws: ContainerError.self) { try container.resolve(Int.self) }

        #expect(error?.description == "Int: nothing is registered for it")
    }

    @Test func `an error of a factory comes with the path from the request to it (K-5, AK-18)`()
        throws
    {
        var builder = ContainerBuilder()
        builder.singleton((any SiteRepository).self) { throw DiskError.full }
        builder.transient(LogSiteChange.self, LogSiteChange.init(sites:))
        builder.transient(HomeScreen.self, HomeScreen.init(log:))
        let container = try builder.build()

        let error = #expect(throws: ContainerError.self) { try container.resolve(HomeScreen.self) }

        #expect(
            error?.description
                == "HomeScreen -> LogSiteChange -> SiteRepository: the factory threw full"
        )
        #expect(error?.cause?.detail == "full")
        #expect(error?.cause?.domain == (DiskError.full as NSError).domain)
    }

    @Test func `the cause under an error of ours is kept (K-5, AK-9)`() throws {
        let disk = FailureCause(domain: "Disk", code: 28, detail: "no space")
        var builder = ContainerBuilder()
        builder.singleton((any SiteRepository).self) { throw RepositoryError.unavailable(disk) }
        let container = try builder.build()

        let error = #expect(throws: ContainerError.self) {
            try container.resolve((any SiteRepository).self)
        }

        #expect(error?.cause?.domain == "Disk")
        #expect(error?.cause?.code == 28)
    }

    @Test(
        arguments: [
            (ContainerError.invalid([]), 1),
            (.unresolved(path: [], reason: .onMainActorOnly), 2),
            (.unopened("screen", reason: .undeclared), 3),
        ]
    )
    func `the numbers of errors are written down (K-5, AK-9)`(error: ContainerError, code: Int) {
        #expect((error as NSError).domain == "Container")
        #expect((error as NSError).code == code)
        #expect(!error.isCancelled)
    }

    @Test func `a service goes by the name and module of its type (K-2, K-8)`() {
        #expect(ServiceGraph.Key((any WallClock).self).description == "WallClock")
        #expect(ServiceGraph.Key((any WallClock).self).module == "MomentumDomain")
        #expect(ServiceGraph.Key((any Clock<Duration>).self).description == "Clock<Duration>")
        #expect(ServiceGraph.Key((any Clock<Duration>).self).module == "Swift")
        #expect(
            ServiceGraph.Key([FileSiteRepository].self).description == "Array<FileSiteRepository>"
        )
        #expect(ServiceGraph.Key([FileSiteRepository].self).module == "Swift")
        #expect(ServiceGraph.Key((@Sendable () -> Int).self).module == "Swift")
        #expect(
            ServiceGraph.Key((any SiteRepository).self) != ServiceGraph.Key(FileSiteRepository.self)
        )
    }
}
