import Foundation
import MomentumData
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The refused commands that the wearer has not seen, as a JSON document.
struct SiteRefusalFile: Hashable {
    private struct Document: Codable {
        struct Entry: Codable {
            let command: SiteChangeCommandDTO
            let refusal: UInt8
        }

        let version: Int
        let refused: [Entry]
    }

    /// The only field that every version has.
    private struct Version: Decodable {
        let version: Double
    }

    static let version = 1

    private(set) var refused: [WatchSituation.Refused] = []

    init() {}

    /// Reads a document; a damaged one counts as empty, because it has only notices.
    ///
    /// Throws `newerFormat` for a newer version; then nothing may be written.
    init(_ bytes: [UInt8]) throws(SiteStoreError) {
        let bytes = Data(bytes)
        let found = try? JSONDecoder().decode(Version.self, fromOutside: bytes).version
        if let found, found > Double(Self.version) {
            throw .newerFormat(
                found: Int(min(found.rounded(.up), 1e9)),
                supported: Self.version
            )
        }
        let document = try? JSONDecoder().decode(Document.self, fromOutside: bytes)
        refused = (document?.refused ?? []).compactMap { entry in
            SiteCommandRefusal(code: entry.refusal).map {
                WatchSituation.Refused(command: entry.command.toDomain(), refusal: $0)
            }
        }
    }

    /// Adds refusals, once per command.
    mutating func add(_ added: [WatchSituation.Refused]) {
        let known = Set(refused.map(\.id))
        refused += added.filter { !known.contains($0.id) }
    }

    mutating func remove(_ ids: Set<SiteChangeCommand.ID>) {
        refused.removeAll { ids.contains($0.id) }
    }

    func encoded() -> [UInt8] {
        let document = Document(
            version: Self.version,
            refused: refused.map { refused in
                Document.Entry(
                    command: SiteChangeCommandDTO(refused.command),
                    refusal: refused.refusal.code
                )
            }
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Integers, ids and texts can always be encoded.
        return Array((try? encoder.encode(document)) ?? Data())
    }
}
