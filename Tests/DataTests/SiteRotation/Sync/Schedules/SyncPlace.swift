import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Synchronization

/// The state that several ``InMemorySyncFolder``s share: the files, and the faults between them and
/// a device.
///
/// Equal seeds and calls result in equal faults.
final class SyncPlace: Sendable {
    private struct State {
        var files: [String: SyncPlaceFile] = [:]
        var views: [Int: SyncPlaceView] = [:]
        var faults: SyncFaults
        var isReadOnly = false
        var generator: SeededGenerator
    }

    let seed: UInt64
    private let state: Mutex<State>
    private let news = Broadcast<Void>()

    init(seed: UInt64 = 1, faults: SyncFaults = .none) {
        self.seed = seed
        state = Mutex(State(faults: faults, generator: SeededGenerator(seed: seed)))
    }

    /// Another place with the same files, in which nothing goes wrong.
    convenience init(copying other: SyncPlace) {
        self.init(seed: other.seed)
        for (path, bytes) in other.contents { put(path, bytes) }
    }

    /// The faults from now on; one under way, such as a late file, goes on.
    var faults: SyncFaults {
        get { state.withLock { $0.faults } }
        set { state.withLock { $0.faults = newValue } }
    }

    /// True if no file can be made in it.
    var isReadOnly: Bool {
        get { state.withLock { $0.isReadOnly } }
        set { state.withLock { $0.isReadOnly = newValue } }
    }

    /// Every file that was put here and is still there.
    var contents: [String: [UInt8]] {
        state.withLock { $0.files.mapValues(\.bytes) }
    }

    /// Ends all faults: from now on each device sees what is there.
    func settle() {
        state.withLock { state in
            state.faults = .none
            state.views = [:]
        }
    }

    /// Puts a file there as it is, in place of one of the same name.
    ///
    /// Without a named device, the writer is one that does not exist.
    func put(_ path: String, _ bytes: [UInt8], from device: Int = .min) {
        state.withLock { $0.files[path] = SyncPlaceFile(writer: device, bytes: bytes) }
        news.send(())
    }

    /// Deletes the files of a folder, or all files.
    func delete(below folder: String = "") {
        state.withLock { state in
            state.files = state.files.filter { !Self.isBelow(folder, $0.key) }
        }
        news.send(())
    }

    /// Deletes the files that are not among these.
    func removeFiles(besides kept: [String: [UInt8]]) {
        state.withLock { state in
            state.files = state.files.filter { kept[$0.key] != nil }
        }
        news.send(())
    }

    func changes() -> AsyncStream<Void> { news.values() }

    func list(_ folder: String, device: Int) throws(SiteSyncFailure) -> [SyncFile] {
        let listed = state.withLock { state -> Result<[SyncFile], SiteSyncFailure> in
            if state.generator.chance(state.faults.failing) {
                return .failure(.random(using: &state.generator))
            }
            if state.generator.chance(state.faults.deleted),
                let path = state.files.keys.sorted().randomElement(using: &state.generator)
            {
                state.files[path] = nil
            }
            var view = state.views[device] ?? SyncPlaceView()
            if !state.generator.chance(state.faults.stale) {
                // In one order, so that the same seed meets the same files.
                for (path, file) in state.files.sorted(by: { $0.key < $1.key }) {
                    view.look(at: path, file, device, state.faults, &state.generator)
                }
                view.listing = view.listing(of: state.files)
                state.views[device] = view
            }
            return .success(view.listing)
        }
        return try listed.get().filter { Self.isBelow(folder, $0.path) }
    }

    func read(
        _ path: String,
        limit: Int,
        device: Int
    ) throws(SiteSyncFailure) -> [UInt8] {
        let bytes = state.withLock { state -> Result<[UInt8], SiteSyncFailure> in
            if state.generator.chance(state.faults.failing) {
                return .failure(.random(using: &state.generator))
            }
            guard let file = state.files[path] else {
                return .failure(SiteSyncFailure(domain: "memory", code: 2, message: "No \(path)."))
            }
            guard let arrival = state.views[device]?.arrivals[path] else {
                return .success(file.bytes)
            }
            guard arrival.isReadable else {
                return .failure(
                    SiteSyncFailure(domain: "memory", code: 5, message: "Not here yet.")
                )
            }
            return .success(Array(file.bytes.prefix(arrival.length ?? .max)))
        }
        let read = try bytes.get()
        guard read.count <= limit else {
            throw SiteSyncFailure(domain: "memory", code: 27, message: "\(path) is too long.")
        }
        return read
    }

    func create(
        _ path: String,
        _ bytes: [UInt8],
        device: Int
    ) throws(SiteSyncFailure) -> Bool {
        let made = state.withLock { state -> Result<Bool, SiteSyncFailure> in
            let failure = state.generator.failure(state.faults.failing)
            if let failure, state.generator.next() % 2 == 0 { return .failure(failure) }
            guard state.files[path] == nil else {
                return failure.map { .failure($0) } ?? .success(false)
            }
            let file = SyncPlaceFile(writer: device, bytes: bytes)
            let other = Self.conflictName(of: path, using: &state.generator)
            if state.generator.chance(state.faults.renamed) {
                state.files[other] = file
            } else {
                state.files[path] = file
                if state.generator.chance(state.faults.repeated) { state.files[other] = file }
            }
            return failure.map { .failure($0) } ?? .success(true)
        }
        news.send(())
        return try made.get()
    }

    func remove(_ path: String, device: Int) throws(SiteSyncFailure) {
        let failure = state.withLock { state -> SiteSyncFailure? in
            let failure = state.generator.failure(state.faults.failing)
            if failure == nil || state.generator.next() % 2 == 0 { state.files[path] = nil }
            return failure
        }
        news.send(())
        if let failure { throw failure }
    }

    private static func isBelow(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path.utf8.starts(with: "\(folder)/".utf8)
    }

    private static func conflictName(
        of path: String,
        using generator: inout SeededGenerator
    ) -> String {
        let end = path.lastIndex { $0 == "." } ?? path.endIndex
        let addition = [
            " (conflicted copy)", " (Ada's conflicted copy 2026-01-01)", " 2",
            ".sync-conflict-20260101-120000-ABCDEFG",
        ][Int(generator.next() % 4)]
        return path[..<end] + addition + path[end...]
    }
}
