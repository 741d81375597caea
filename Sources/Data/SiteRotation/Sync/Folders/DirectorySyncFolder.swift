import Foundation
import MomentumData
public import MomentumSiteRotationDomain

/// A sync folder in the file system: on a share or memory stick, or one that Syncthing, Dropbox or
/// iCloud Drive syncs.
///
/// A file appears under its name complete and flushed, or not at all. Names that begin with a dot
/// are ignored, but for the placeholders of iCloud, and links are not followed.
public actor DirectorySyncFolder: SyncFolder {
    public nonisolated let location: String
    private nonisolated let interval: Duration
    private nonisolated let clock: any Clock<Duration>
    private let placing: SyncFilePlacing
    private let files = PosixFileSystem()

    /// - Parameters:
    ///   - path: The path of the folder. A missing folder is an error until ``make()`` is called,
    ///     which reveals an unmounted disk or a mistyped path.
    ///   - interval: The time between two polls while a listener waits on ``changes()``.
    ///   - clock: The clock of the interval.
    public init(
        _ path: String,
        interval: Duration = .seconds(5),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(path, interval: interval, clock: clock, placing: SyncFilePlacing())
    }

    init(
        _ path: String,
        interval: Duration = .seconds(5),
        clock: any Clock<Duration> = ContinuousClock(),
        placing: SyncFilePlacing
    ) {
        // Normalized, because folders are distinguished by their paths (ST-43).
        var plain = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
        while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
        location = plain
        self.interval = interval
        self.clock = clock
        self.placing = placing
    }

    public func make() throws(SiteSyncFailure) {
        do {
            try makeFolder([])
            _ = try files.list(location)
        } catch  where error.call == .list && error.code == ENOENT {
            throw .linkToNothing(location)
        } catch {
            throw SiteSyncFailure(error, ofFolder: location)
        }
    }

    public func checkWritable(_ folder: String) throws(SiteSyncFailure) {
        let path = try SyncPath(folder: folder)
        // The innermost existing folder is the one in which the next would be created.
        var innermost = location
        for names in path.parents + [path.names] where !names.isEmpty {
            guard (try? files.item(at: place(names))) == .folder else { break }
            innermost = place(names)
        }
        guard faccessat(AT_FDCWD, innermost, W_OK | X_OK, AT_EACCESS) == 0 else {
            throw errno == ENOENT ? .noFolder(location) : .notWritable(location)
        }
    }

    public func list(_ folder: String) throws(SiteSyncFailure) -> [SyncFile] {
        let path = try SyncPath(folder: folder)
        do {
            // A link to a missing folder does not count as a folder.
            _ = try files.list(location)
        } catch  where error.code == ENOENT {
            throw .noFolder(location)
        } catch {
            throw SiteSyncFailure(error, ofFolder: location)
        }
        do {
            guard try isFolderOnTheWay(path.parents + [path.names]) else { return [] }
            var found: [SyncFile] = []
            try collect(path.names, into: &found)
            return found
        } catch {
            throw SiteSyncFailure(error)
        }
    }

    public func read(_ path: String, limit: Int) throws(SiteSyncFailure) -> [UInt8] {
        let names = try SyncPath(path)
        let bytes: [UInt8]?
        do {
            bytes = try contents(names, limit: limit)
        } catch  where error.code == ENOENT && isAwaited(names) {
            AwaitedFile.request(place(names.names))
            // The file is not downloaded yet (ST-44).
            return []
        } catch {
            throw SiteSyncFailure(error)
        }
        guard let bytes else { throw .tooLong(path, limit: limit) }
        return bytes
    }

    @discardableResult
    public func create(_ path: String, _ bytes: [UInt8]) throws(SiteSyncFailure) -> Bool {
        let path = try SyncPath(path)
        do {
            for folder in path.parents { try makeFolder(folder) }
            // The file of another device with this name may not be downloaded yet.
            guard !isAwaited(path) else { return false }
            return try placing.place(bytes, at: place(path.names), in: files)
        } catch  where [EACCES, EPERM, EROFS].contains(error.code) {
            throw .notWritable(location)
        } catch {
            // Only the sync folder itself can be missing: the folders below it were just created.
            if error.code == ENOENT { throw .noFolder(location) }
            throw SiteSyncFailure(error, ofFolder: location)
        }
    }

    public func remove(_ path: String) throws(SiteSyncFailure) {
        let names = try SyncPath(path)
        let item: DirectoryItem?
        do {
            guard try isFolderOnTheWay(names.parents) else { return }
            item = try files.item(at: place(names.names))
            if case .file = item { try files.remove(place(names.names)) }
        } catch  where error.code == ENOENT {
            return
        } catch {
            throw SiteSyncFailure(error)
        }
        switch item {
        case .folder, .link, .other: throw .notAFile(path)
        case .file, nil: return
        }
    }

    public nonisolated func changes() -> AsyncStream<Void> {
        looks(every: interval, clock: clock)
    }

    /// True if there is a placeholder in place of the file.
    private func isAwaited(_ path: SyncPath) -> Bool {
        let name = path.names.last.map(AwaitedFile.placeholder)
        let place = place(path.names.dropLast() + [name].compactMap(\.self))
        guard case .file = try? files.item(at: place) else { return false }
        return true
    }

    private func place(_ names: [String]) -> String {
        ([location] + names).joined(separator: "/")
    }

    /// The bytes of a file; `nil` if it is longer than the limit.
    private func contents(_ path: SyncPath, limit: Int) throws(FileSystemError) -> [UInt8]? {
        let place = place(path.names)
        guard try isFolderOnTheWay(path.parents), let item = try files.item(at: place) else {
            throw FileSystemError(call: .open, path: place, code: ENOENT)
        }
        // A link may lead anywhere.
        guard item != .link else {
            throw FileSystemError(call: .open, path: place, code: ELOOP)
        }
        let file = try files.open(place, .reading)
        defer { files.close(file) }
        let size = try files.status(of: file).size
        return size <= limit ? try files.read(file, from: 0, count: size) : nil
    }

    /// True if each of these is a folder; the sync folder itself may be a link that the user chose.
    private func isFolderOnTheWay(_ folders: [[String]]) throws(FileSystemError) -> Bool {
        for folder in folders where !folder.isEmpty {
            guard try files.item(at: place(folder)) == .folder else { return false }
        }
        return true
    }

    private func collect(
        _ folder: [String],
        into found: inout [SyncFile]
    ) throws(FileSystemError) {
        let names: [String]
        do {
            names = try files.list(place(folder))
        } catch  where error.code == ENOENT {
            // Removed since the listing, or never present.
            return
        }
        for name in names {
            if let awaited = AwaitedFile.name(from: name),
                let size = try awaitedSize(place(folder + [name]))
            {
                let path = (folder + [awaited]).joined(separator: "/")
                found.append(SyncFile(path: path, size: size))
            }
            guard SyncPath.isVisible(name) else { continue }
            switch try files.item(at: place(folder + [name])) {
            case .file(let size, _):
                found.append(SyncFile(path: (folder + [name]).joined(separator: "/"), size: size))
            case .folder: try collect(folder + [name], into: &found)
            // Listed, so that the error of reading it names the file.
            case .other:
                found.append(SyncFile(path: (folder + [name]).joined(separator: "/"), size: 0))
            case .link, nil: continue
            }
        }
    }

    /// The size in bytes of the file behind a placeholder; `nil` if it is not a file.
    private func awaitedSize(_ place: String) throws(FileSystemError) -> Int? {
        guard case .file(let size, _) = try files.item(at: place) else { return nil }
        // The file may have just replaced an unreadable placeholder; the next poll shows it.
        guard size <= AwaitedFile.maximumSize, let file = try? files.open(place, .reading) else {
            return 0
        }
        defer { files.close(file) }
        return (try? files.read(file, from: 0, count: size)).map(AwaitedFile.size) ?? 0
    }

    /// Creates a folder whose parent exists, and flushes its name.
    private func makeFolder(_ names: [String]) throws(FileSystemError) {
        let place = place(names)
        switch try files.item(at: place) {
        case .folder: return
        case .link where names.isEmpty: return
        case .file, .link, .other:
            throw FileSystemError(call: .makeFolder, path: place, code: ENOTDIR)
        case nil: break
        }
        try files.makeFolder(place)
        try files.flushFolder(URL(filePath: place).deletingLastPathComponent().path)
    }
}
