import Foundation

@testable import MomentumNetwork
@testable import MomentumWebDAV

/// The WebDAV server that `Tests/Servers/test-with-webdav` has started, if it has.
struct WebDAVServer: Sendable {
    let address: String
    let credentials: HTTPCredentials

    static let current = WebDAVServer(environment: ProcessInfo.processInfo.environment)

    init?(environment: [String: String]) {
        guard let address = environment["MOMENTUM_WEBDAV_SERVER"],
            let user = environment["MOMENTUM_WEBDAV_USER"],
            let password = environment["MOMENTUM_WEBDAV_PASSWORD"],
            let credentials = HTTPCredentials(user: user, password: password)
        else { return nil }
        self.address = address
        self.credentials = credentials
    }

    /// A sync folder in a new place on the server.
    func emptyFolder() async throws -> SyncFolderAdapter.Open {
        let address = try ServerAddress("\(address)/\(UUID().uuidString)")
        let open: @Sendable () -> WebDAVSyncFolder = { [credentials] in
            WebDAVSyncFolder(address, credentials: credentials, transport: URLSessionTransport())
        }
        try await open().make()
        return { open() }
    }
}
