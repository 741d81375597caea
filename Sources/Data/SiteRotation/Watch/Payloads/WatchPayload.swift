import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain

/// The bytes sent between phone and watch: JSON documents with a version (SR-125, SR-137).
enum WatchPayload {
    /// The version of the format; a change that older versions would misread raises it.
    static let version = 1

    /// - Throws: `WatchLinkError.notTaken(_:)` if the state cannot be encoded (SR-134).
    static func encode(_ state: WatchState) throws(WatchLinkError) -> [UInt8] {
        try encode(WatchStateDTO(state))
    }

    /// - Throws: `WatchLinkError.notTaken(_:)` if the command cannot be encoded (SR-134).
    static func encode(_ command: SiteChangeCommand) throws(WatchLinkError) -> [UInt8] {
        try encode(SiteChangeCommandDTO(command))
    }

    static func state(_ bytes: some Sequence<UInt8>) -> WatchArrival<WatchState> {
        decode(WatchStateDTO.self, Data(bytes)) { try $0.toDomain() }
    }

    static func command(_ bytes: some Sequence<UInt8>) -> WatchArrival<SiteChangeCommand> {
        decode(SiteChangeCommandDTO.self, Data(bytes)) { $0.toDomain() }
    }

    /// The only field that every version has.
    private struct Version: Decodable {
        let version: Double
    }

    private static func encode(_ document: some Encodable) throws(WatchLinkError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            return Array(try encoder.encode(document))
        } catch {
            throw .notTaken(FailureCause(error))
        }
    }

    private static func decode<Document: Decodable, Payload: Hashable & Sendable>(
        _ type: Document.Type,
        _ bytes: Data,
        _ toDomain: (Document) throws -> Payload
    ) -> WatchArrival<Payload> {
        do {
            // The version is checked first, because the format of a newer version is unknown.
            let version = try JSONDecoder().decode(Version.self, fromOutside: bytes).version
            guard version <= Double(Self.version) else {
                // Only a later version can have a fractional number.
                return .newerVersion(Int(min(version.rounded(.up), 1e9)))
            }
            return .payload(try toDomain(JSONDecoder().decode(type, fromOutside: bytes)))
        } catch {
            return .unreadable(FailureCause(error))
        }
    }
}
