import Foundation
import MomentumNetwork
import MomentumSiteRotationData
import MomentumSiteRotationDomain

/// The upload of one file to a WebDAV server.
struct WebDAVUpload: Sendable {
    let path: SyncPath
    let bytes: Data
    let client: WebDAVClient

    /// The statuses of servers that do not support a move, or not to this address.
    private static let noMove = [400, 405, 501, 502]
    /// The characters that truncate a move's target on servers that decode it before removing the
    /// query (WsgiDAV issue 139).
    private static let cutting = CharacterSet(charactersIn: "?;#")

    /// - Returns: True if the file was created; false if one of this name exists.
    func run() async throws(SiteSyncFailure) -> Bool {
        let folderURL = client.url(folder, isFolder: true)
        if let children = try await client.children(of: folderURL) {
            if children.named.contains(where: { $0.name == path.names.last }) { return false }
            await removeAbandoned(among: children)
        }
        guard place.path(percentEncoded: false).rangeOfCharacter(from: Self.cutting) == nil else {
            return try await putDirectly()
        }
        let temporary = client.url(folder + [SyncFilePlacing.prefix + UUID().uuidString])
        do throws(SiteSyncFailure) {
            try await put(to: temporary)
            try await checkWhole(temporary)
            let answer = try await move(temporary)
            switch answer.status {
            case 200..<300: return true
            case let status where Self.noMove.contains(status):
                await remove(temporary)
                return try await putDirectly()
            case 412:
                await remove(temporary)
                return false
            case let status: throw client.refusal(ofWriting: status)
            }
        } catch {
            await remove(temporary)
            throw error
        }
    }

    private var folder: [String] { path.names.dropLast() }
    private var place: URL { client.url(path.names) }

    /// Sends the bytes, and creates missing folders; returns false if `isNew` and the file exists.
    @discardableResult
    private func put(to url: URL, isNew: Bool = false) async throws(SiteSyncFailure) -> Bool {
        var status = try await send(to: url, isNew: isNew)
        if [404, 409].contains(status) {
            try await makeFolder(folder)
            status = try await send(to: url, isNew: isNew)
        }
        if isNew, status == 412 { return false }
        guard 200..<300 ~= status else { throw client.refusal(ofWriting: status) }
        return true
    }

    private func send(to url: URL, isNew: Bool) async throws(SiteSyncFailure) -> Int {
        // If the transport sent it twice, the second request would fail because of the first one's
        // file.
        var request = HTTPRequest(method: .put, url: url, body: bytes, isRepeatable: !isNew)
        request.headers = ["Content-Type": "application/octet-stream"]
        if isNew { request.headers["If-None-Match"] = "*" }
        return try await client.send(request).status
    }

    /// Throws unless the server has all bytes of a file that was sent.
    private func checkWhole(_ url: URL) async throws(SiteSyncFailure) {
        let look = try await client.look(at: url, depth: 0)
        guard let file = look?.resources.first else { throw .incomplete }
        // In a listing such a file would be a cut one, so each sync would send another copy.
        guard let size = file.size else { throw .unsized }
        guard size == bytes.count else { throw .incomplete }
    }

    private func move(_ url: URL) async throws(SiteSyncFailure) -> HTTPResponse {
        var request = HTTPRequest(method: .move, url: url, isRepeatable: false)
        request.headers = ["Destination": place.absoluteString, "Overwrite": "F"]
        return try await client.send(request)
    }

    /// Sends the file under its final name, if the server has no move or a move would truncate the
    /// name.
    ///
    /// It checks for the file first, because some servers ignore the condition.
    private func putDirectly() async throws(SiteSyncFailure) -> Bool {
        guard try await client.look(at: place, depth: 0) == nil else { return false }
        guard try await put(to: place, isNew: true) else { return false }
        do throws(SiteSyncFailure) {
            try await checkWhole(place)
        } catch {
            await remove(place)
            throw error
        }
        return true
    }

    /// Creates a folder and, if the server requires it, its parents; never the sync folder itself.
    private func makeFolder(_ names: [String]) async throws(SiteSyncFailure) {
        guard !names.isEmpty else { throw .noFolder(client.address.base.absoluteString) }
        var status = try await make(names)
        if [404, 409].contains(status) {
            try await makeFolder(names.dropLast())
            status = try await make(names)
        }
        // 405: it already exists.
        guard 200..<300 ~= status || status == 405 else {
            throw client.refusal(ofWriting: status)
        }
    }

    private func make(_ names: [String]) async throws(SiteSyncFailure) -> Int {
        let url = client.url(names, isFolder: true)
        return try await client.send(HTTPRequest(method: .makeCollection, url: url)).status
    }

    /// Removes temporary files of abandoned uploads, by the server's clock.
    private func removeAbandoned(among children: WebDAVChildren) async {
        guard let now = children.date else { return }
        let limit = now.addingTimeInterval(-Double(SyncFilePlacing.abandoned))
        for (name, resource) in children.named
        where name.hasPrefix(SyncFilePlacing.prefix) && !name.contains("/") {
            guard !resource.isFolder, let modified = resource.modified, modified < limit else {
                continue
            }
            await remove(client.url(folder + [name]))
        }
    }

    private func remove(_ url: URL) async {
        // A file that stays is hidden and harmless, and is removed once it is old.
        _ = try? await client.send(HTTPRequest(method: .delete, url: url))
    }
}
