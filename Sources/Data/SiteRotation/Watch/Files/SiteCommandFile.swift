import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The queue of commands as a file: a store header and a frame per command (ST-63).
struct SiteCommandFile {
    /// The payloads of the frames, in order; payloads of a newer version stay unchanged.
    private(set) var payloads: [[UInt8]] = []
    /// True if the header is invalid, or some bytes form no frame.
    private(set) var isDamaged = false

    init() {}

    /// Reads all complete frames, even after a damaged header, because each has its own checksum.
    ///
    /// Throws `newerFormat` for a newer version; then nothing may be written.
    init(_ bytes: [UInt8]) throws(SiteStoreError) {
        try FileHeader.checkVersion(of: bytes)
        let header = FileHeader(bytes)
        isDamaged = header?.kind != .commands
        if let header, header.kind != .commands { return }
        var search = FrameSearch(bytes: bytes, origin: 0, generation: 0)
        var offset = header == nil ? 0 : FileHeader.size
        while offset < bytes.count {
            var checks = CRC32C()
            if let unit = FrameUnit(at: offset, in: bytes, generation: 0, checks: &checks) {
                payloads.append(Array(unit.payload))
                offset = unit.end
            } else {
                isDamaged = true
                guard let next = search.next(after: offset) else { return }
                offset = next
            }
        }
    }

    /// Reads as ``init(_:)`` does, outside of a change of the folder.
    init(reading bytes: [UInt8]) throws(RepositoryError) {
        do throws(SiteStoreError) {
            try self.init(bytes)
        } catch {
            throw error.repositoryError
        }
    }

    var arrivals: [WatchArrival<SiteChangeCommand>] { payloads.map(WatchPayload.command) }

    var commands: [SiteChangeCommand] {
        arrivals.compactMap { if case .payload(let command) = $0 { command } else { nil } }
    }

    func holds(_ id: SiteChangeCommand.ID) -> Bool { commands.contains { $0.id == id } }

    /// Adds a command unless it is already in the queue.
    mutating func append(_ command: SiteChangeCommand) throws(WatchLinkError) {
        guard !holds(command.id) else { return }
        payloads.append(try WatchPayload.encode(command))
    }

    mutating func remove(_ ids: Set<SiteChangeCommand.ID>) {
        payloads.removeAll { payload in
            if case .payload(let command) = WatchPayload.command(payload) {
                ids.contains(command.id)
            } else {
                false
            }
        }
    }

    /// Encodes the file; its date is that of the newest command.
    func encoded() -> [UInt8] {
        var writer = ByteWriter()
        let header = FileHeader(
            kind: .commands,
            storeID: Self.storeID,
            generation: 0,
            replica: 0,
            created: commands.last?.requestedAt.milliseconds ?? 0
        )
        writer.append(contentsOf: header.encoded())
        for payload in payloads {
            Frame.append(payload[...], generation: 0, start: 0, to: &writer)
        }
        return writer.bytes
    }

    /// The store id zero, because a queue belongs to no store.
    private static let storeID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
