import Foundation
public import MomentumNetwork
public import MomentumSiteRotationData
public import MomentumSiteRotationDomain

/// A sync folder on a WebDAV server: Nextcloud, ownCloud, Apache, a NAS (RFC 4918).
///
/// A file is sent under a temporary name, and its size is checked. Then a move that does not
/// replace gives it its final name, so no device reads a partial file. On a server without such a
/// move, the file is sent under its final name, on condition that no such file exists.
public struct WebDAVSyncFolder: SyncFolder {
    let client: WebDAVClient
    private let interval: Duration
    private let clock: any Clock<Duration>

    /// Polls for changes every `interval` while a listener waits on ``changes()``.
    ///
    /// A missing folder is an error until ``make()`` is called. `credentials` are `nil` if the
    /// server needs none.
    public init(
        _ address: ServerAddress,
        credentials: HTTPCredentials?,
        transport: any HTTPTransport,
        interval: Duration = .seconds(30),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        client = WebDAVClient(address: address, credentials: credentials, transport: transport)
        self.interval = interval
        self.clock = clock
    }

    public var location: String { client.address.base.absoluteString }

    public func make() async throws(SiteSyncFailure) {
        let url = client.url([], isFolder: true)
        guard try await client.look(at: url, depth: 0) == nil else { return }
        let status = try await client.send(HTTPRequest(method: .makeCollection, url: url)).status
        switch status {
        // 405: another device has created it meanwhile.
        case 200..<300, 405: return
        case 409: throw .noFolder(client.address.base.deletingLastPathComponent().absoluteString)
        default: throw SiteSyncFailure(httpStatus: status)
        }
    }

    public func checkWritable(_ folder: String) async throws(SiteSyncFailure) {
        let path = try SyncPath(folder: folder)
        // The innermost existing folder is the one in which the next would be created.
        for count in (0...path.names.count).reversed() {
            guard try await !checkWritable(in: Array(path.names.prefix(count))) else { return }
        }
        throw .noFolder(location)
    }

    /// Creates a test file in a folder and removes it; returns false if the folder is missing.
    private func checkWritable(in folder: [String]) async throws(SiteSyncFailure) -> Bool {
        let probe = client.url(folder + [Self.probe])
        let status = try await client.send(HTTPRequest(method: .put, url: probe, body: Data()))
            .status
        switch status {
        case 200..<300: break
        case 404, 409: return false
        case 405: throw .notWritable(location)
        default: throw client.refusal(ofWriting: status)
        }
        // If it stays, it is hidden, and the next check removes it.
        _ = try await client.send(HTTPRequest(method: .delete, url: probe))
        return true
    }

    public func list(_ folder: String) async throws(SiteSyncFailure) -> [SyncFile] {
        let start = try SyncPath(folder: folder).names
        var open = [start]
        var files: [SyncFile] = []
        while let names = open.popLast() {
            // One level at a time, because many servers refuse to list all levels at once.
            let url = client.url(names, isFolder: true)
            var found = try await client.children(of: url)
            if found == nil {
                guard names != start else {
                    try await checkPresence(besides: start)
                    continue
                }
                // Its parent lists it, and sync never removes a folder.
                found = try await client.children(of: url)
            }
            guard let children = found else { throw SiteSyncFailure(httpStatus: 404) }
            // Without these, changes of another device would be missing in silence.
            if let status = children.refusal { throw SiteSyncFailure(httpStatus: status) }
            for (name, resource) in children.visible {
                if !resource.isFolder {
                    let path = (names + [name]).joined(separator: "/")
                    files.append(SyncFile(path: path, size: resource.size ?? 0))
                } else if names.count < Self.depthLimit {
                    open.append(names + [name])
                }
            }
        }
        return files
    }

    public func read(_ path: String, limit: Int) async throws(SiteSyncFailure) -> [UInt8] {
        var request = HTTPRequest(url: client.url(try SyncPath(path).names))
        // An error answer may be longer than the file.
        request.limits.responseBytes = max(limit, 65_536)
        let answer: HTTPResponse
        do throws(SiteSyncFailure) {
            answer = try await client.send(request)
        } catch let error where error.isTooLarge {
            throw .tooLong(path, limit: limit)
        }
        guard answer.status == 200 else { throw SiteSyncFailure(httpStatus: answer.status) }
        guard answer.body.count <= limit else { throw .tooLong(path, limit: limit) }
        return Array(answer.body)
    }

    @discardableResult
    public func create(_ path: String, _ bytes: [UInt8]) async throws(SiteSyncFailure) -> Bool {
        let upload = WebDAVUpload(path: try SyncPath(path), bytes: Data(bytes), client: client)
        return try await upload.run()
    }

    public func remove(_ path: String) async throws(SiteSyncFailure) {
        let url = client.url(try SyncPath(path).names)
        // Without this check, a folder would be removed with all its contents.
        guard let look = try await client.look(at: url, depth: 0) else { return }
        guard look.resources.first?.isFolder != true else { throw .notAFile(path) }
        let answer = try await client.send(HTTPRequest(method: .delete, url: url))
        guard 200..<300 ~= answer.status || [404, 410].contains(answer.status) else {
            throw SiteSyncFailure(httpStatus: answer.status)
        }
    }

    public func changes() -> AsyncStream<Void> {
        looks(every: interval, clock: clock)
    }

    /// Throws if the sync folder itself is missing; `missing` is a folder known to be missing.
    private func checkPresence(besides missing: [String]) async throws(SiteSyncFailure) {
        let root = client.url([], isFolder: true)
        if !missing.isEmpty, try await client.look(at: root, depth: 0) != nil { return }
        throw .noFolder(location)
    }

    /// The name of every test file, so that a server that removes none keeps only one.
    private static let probe = SyncFilePlacing.prefix + "probe"
    /// The deepest level to list, because links on the server may form a cycle.
    private static let depthLimit = 8
}

extension SiteSyncFailure {
    fileprivate var isTooLarge: Bool {
        let error = TransportError.responseTooLarge(limit: 0)
        return domain == TransportError.errorDomain && code == error.errorCode
    }
}

extension WebDAVSyncFolder: SiteSyncAccount {
    /// Requests the folder from the server; it may still be missing.
    public func isSignedIn() async throws(SiteSyncFailure) -> Bool {
        do throws(SiteSyncFailure) {
            _ = try await client.look(at: client.url([], isFolder: true), depth: 0)
            return true
        } catch let failure where failure.ownKind == .noAccount {
            return false
        }
    }
}
