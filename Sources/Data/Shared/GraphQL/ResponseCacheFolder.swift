import Foundation
import MomentumDomain

/// The files of a cache: one for each entry, named by the hash of its key.
struct ResponseCacheFolder: Sendable {
    let url: URL

    /// All entries that can be read; what cannot is removed.
    func entries() -> [ResponseCache.Entry] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.compactMap { name in
            let file = url.appending(component: name)
            guard let data = try? Data(contentsOf: file),
                let entry = try? JSONDecoder().decode(ResponseCache.Entry.self, fromOutside: data),
                entry.version == ResponseCache.version, self.name(of: entry.key) == name
            else {
                try? FileManager.default.removeItem(at: file)
                return nil
            }
            return entry
        }
    }

    /// Writes an entry as a whole; a cache that cannot be written is a slower one, no failure.
    func write(_ entry: ResponseCache.Entry) {
        try? FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try? JSONEncoder().encode(entry)
            .write(to: url.appending(component: name(of: entry.key)), options: .atomic)
    }

    func remove(_ key: ResponseCache.Key) {
        try? FileManager.default.removeItem(at: url.appending(component: name(of: key)))
    }

    func wipe() {
        try? FileManager.default.removeItem(at: url)
    }

    private func name(of key: ResponseCache.Key) -> String {
        var text = Array("\(key.session)\n\(key.space ?? "")\n\(key.operation)\n".utf8)
        text += key.body
        return SHA256.hash(of: text).base64URL + ".json"
    }
}
