package import Foundation
import MomentumDomain

extension SharedDocument {
    /// The only field that every version has.
    private struct Version: Decodable {
        let version: Double
    }

    package func read<Content: DocumentContent>(
        as type: Content.Type
    ) throws(DocumentError) -> Content? {
        try read().map { bytes throws(DocumentError) in try decode(type, bytes) }
    }

    /// Replaces the document under its lock; see ``change(isolation:_:)``.
    package func change<Content: DocumentContent, Value>(
        _ type: Content.Type,
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Content?) -> (content: Content?, value: Value)
    ) async throws(DocumentError) -> Value {
        try await change { bytes throws(DocumentError) in
            let old = try bytes.map { bytes throws(DocumentError) in try decode(type, bytes) }
            let (content, value) = body(old)
            let new = try content.map { content throws(DocumentError) in try encode(content) }
            return (new, value)
        }
    }

    /// Replaces the document, even a damaged one, but not one of a newer version.
    package func replace(with content: some DocumentContent) async throws(DocumentError) {
        let bytes = try encode(content)
        try await locked { target throws(DocumentError) in
            if let old = try? read(target) {
                try checkVersion(of: old, supported: type(of: content).currentVersion)
            }
            try place(bytes, at: target.path(percentEncoded: false))
        }
    }

    /// Moves a damaged document to a free name next to it and returns that name; see
    /// ``JSONDocument/quarantine()``.
    func quarantine<Content: DocumentContent>(
        as type: Content.Type
    ) async throws(DocumentError) -> URL? {
        try await locked { target throws(DocumentError) in
            guard let bytes = try read(target) else { return nil }
            do throws(DocumentError) {
                _ = try decode(type, bytes)
                return nil
            } catch {
                guard case .damaged = error else { throw error }
            }
            return try moveAside(bytes, of: target)
        }
    }

    /// Decodes a document; checks for a newer version first, whose format is unknown.
    package func decode<Content: DocumentContent>(
        _ type: Content.Type,
        _ bytes: Data
    ) throws(DocumentError) -> Content {
        let reason: String
        do {
            let content = try JSONDecoder().decode(type, fromOutside: bytes)
            if content.version == type.currentVersion { return content }
            reason = "version \(content.version)"
        } catch {
            reason = FailureCause(error).detail
        }
        try checkVersion(of: bytes, supported: type.currentVersion)
        throw damaged(reason)
    }

    /// Throws `newerVersion` for a document with a higher version, in any format.
    package func checkVersion(of bytes: Data, supported: Int = 1) throws(DocumentError) {
        guard let document = try? JSONDecoder().decode(Version.self, fromOutside: bytes),
            document.version > Double(supported)
        else { return }
        throw .newerVersion(
            subject: subject,
            path: path,
            // Only a later version can have a fractional number.
            found: Int(min(document.version.rounded(.up), 1e9)),
            supported: supported
        )
    }

    package func encode(_ content: some Encodable) throws(DocumentError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            return try encoder.encode(content)
        } catch {
            // The content has a number such as infinity, which JSON cannot represent.
            throw damaged(FailureCause(error).detail)
        }
    }
}
