import Foundation
import MomentumData
import MomentumDomain

/// The files of a cache: one per entry, named by the hash of its key.
///
/// They need no lock, because no write depends on the content of a file. They are not flushed,
/// because a lost entry does no harm.
struct ResponseCacheFolder: Sendable {
    let url: URL

    /// All readable entries; removes unreadable ones, except those of a newer version.
    func entries() -> [ResponseCache.Entry] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.compactMap { name in
            if name.hasSuffix(".json") { return entry(name) }
            // A killed process left it. If its writer is still running, that writer only loses one
            // entry.
            if name.hasSuffix(Self.draftSuffix) { remove(name) }
            return nil
        }
    }

    private func entry(_ name: String) -> ResponseCache.Entry? {
        do throws(DocumentError) {
            let entry = try document(name).read(as: ResponseCache.Entry.self)
            if let entry, self.name(of: entry.key) == name { return entry }
        } catch .newerVersion {
            return nil
        } catch {}
        remove(name)
        return nil
    }

    /// Writes an entry atomically; ignores a failure, which only makes the cache slower.
    func write(_ entry: ResponseCache.Entry) {
        let name = name(of: entry.key)
        guard !isOfNewerVersion(name), let bytes = try? JSONEncoder().encode(entry) else { return }
        try? FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        // Another process may be writing the same entry.
        let draft = ".\(name).\(UUID().uuidString)\(Self.draftSuffix)"
        try? FileReplacement(path(of: name), draft: draft, isFlushed: false, in: PosixFileSystem())
            .replace(with: Array(bytes))
    }

    func remove(_ key: ResponseCache.Key) {
        remove(name(of: key))
    }

    func wipe() {
        try? FileManager.default.removeItem(at: url)
    }

    private static let draftSuffix = ".tmp"

    private func path(of name: String) -> String {
        url.appending(component: name).path(percentEncoded: false)
    }

    private func document(_ name: String) -> SharedDocument {
        SharedDocument(url.appending(component: name), subject: "cached answer")
    }

    private func isOfNewerVersion(_ name: String) -> Bool {
        do throws(DocumentError) {
            _ = try document(name).read(as: ResponseCache.Entry.self)
            return false
        } catch .newerVersion {
            return true
        } catch {
            return false
        }
    }

    private func remove(_ name: String) {
        try? PosixFileSystem().remove(path(of: name))
    }

    private func name(of key: ResponseCache.Key) -> String {
        var text = Array("\(key.session)\n\(key.space ?? "")\n\(key.operation)\n".utf8)
        text += key.body
        return SHA256.hash(of: text).base64URL + ".json"
    }
}
