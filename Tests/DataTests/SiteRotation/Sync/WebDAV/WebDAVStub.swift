import Foundation
import MomentumLoopback
@testable import MomentumNetwork
import MomentumTestSupport
@testable import MomentumWebDAV

/// A WebDAV server on loopback that keeps its files in memory and has the given habits.
final class WebDAVStub: Sendable {
    /// Decides about a request before the server does; `nil` leaves it to the server.
    typealias Interception = @Sendable (LoopbackRequest) -> LoopbackAnswer?

    let server: LoopbackServer
    let tree: WebDAVTree

    init(
        _ habits: WebDAVHabits = WebDAVHabits(),
        hasFolder: Bool = true,
        interception: @escaping Interception = { _ in nil }
    ) throws {
        let folders = ["/dav files"] + (hasFolder ? ["/dav files/momentum"] : [])
        let tree = WebDAVTree(habits, folders: folders)
        server = try LoopbackServer { interception($0) ?? tree.answer($0) }
        self.tree = tree
    }

    deinit {
        server.stop()
    }

    func folder(credentials: HTTPCredentials? = nil) throws -> WebDAVSyncFolder {
        WebDAVSyncFolder(
            try ServerAddress(server.url("/dav files/momentum").absoluteString),
            credentials: credentials,
            // Other tests may keep all threads busy for longer than a real deadline.
            transport: URLSessionTransport(clock: TestClock())
        )
    }
}
