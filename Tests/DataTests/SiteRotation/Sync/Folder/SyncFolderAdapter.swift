import Foundation
import Testing

@testable import MomentumSiteRotationData
@testable import MomentumWebDAV

/// A way to make an empty sync folder, with the name that test reports show.
struct SyncFolderAdapter: CustomTestStringConvertible, Sendable {
    /// Opens the folder once more, as another process or device would.
    typealias Open = @Sendable () -> any SyncFolder

    let testDescription: String
    let make: @Sendable () async throws -> Open

    /// Everything that ``SyncFolderContract`` can run on here.
    static let all =
        [memory, directory, directoryWithoutLinks, webDAV, webDAVWithoutMove]
        + (webDAVServer.map { [$0] } ?? [])

    static let memory = SyncFolderAdapter(testDescription: "memory") {
        let place = SyncPlace()
        return { InMemorySyncFolder(place) }
    }

    static let directory = SyncFolderAdapter(testDescription: "directory") {
        let owner = TemporaryFolder()
        try await DirectorySyncFolder(owner.url.appending(path: "sync").path).make()
        return {
            let folder = DirectorySyncFolder(owner.url.appending(path: "sync").path)
            return LastingSyncFolder(folder: folder, owner: owner)
        }
    }

    /// On a file system where a file has one name only.
    static let directoryWithoutLinks = SyncFolderAdapter(
        testDescription: "directory without links"
    ) {
        let owner = TemporaryFolder()
        try await DirectorySyncFolder(owner.url.appending(path: "sync").path).make()
        return {
            let folder = DirectorySyncFolder(
                owner.url.appending(path: "sync").path,
                placing: .withoutLinks
            )
            return LastingSyncFolder(folder: folder, owner: owner)
        }
    }

    static let webDAV = SyncFolderAdapter(testDescription: "WebDAV") {
        let stub = try WebDAVStub()
        let folder = try stub.folder()
        try await folder.make()
        return { LastingSyncFolder(folder: folder, owner: stub) }
    }

    static let webDAVWithoutMove = SyncFolderAdapter(testDescription: "WebDAV without move") {
        let stub = try WebDAVStub(WebDAVHabits(moveStatus: 405))
        let folder = try stub.folder()
        try await folder.make()
        return { LastingSyncFolder(folder: folder, owner: stub) }
    }

    /// On a real server, where one is running.
    static let webDAVServer = WebDAVServer.current.map { server in
        SyncFolderAdapter(testDescription: "WebDAV server") { try await server.emptyFolder() }
    }
}
