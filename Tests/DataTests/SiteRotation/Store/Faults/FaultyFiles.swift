import Foundation

@testable import MomentumData

/// The state of a ``FaultyFileSystem``.
struct FaultyFiles: Sendable {
    struct Plan {
        let call: Int
        let fault: Fault
        /// True if all later calls fail too.
        let on: Bool
    }

    /// A file: what programs see, and what is safe on the device.
    struct Node {
        var bytes: [UInt8] = []
        var safe: [UInt8] = []
        var links = 1
        /// A flush of it has failed.
        var isLost = false
    }

    var plan: Plan?
    var isFlushIgnored: (@Sendable (IgnoredFlush) -> Bool)?
    var callCount = 0
    var calls: [FileSystemCall] = []
    var protections: [String] = []
    /// The paths of files that can be read and not written.
    var readOnly: Set<String> = []

    var nodes: [Int: Node] = [:]
    /// Path to node; what programs see, and what is safe.
    var names: [String: Int] = [:]
    var safeNames: [String: Int] = [:]
    var folders: Set<String> = ["/"]
    var safeFolders: Set<String> = ["/"]
    /// Names whose flush has failed.
    var lostNames: Set<String> = []
    var open: [Int32: Int] = [:]
    var locks: [Int: Int32] = [:]
    private var nextNode = 1
    private var nextDescriptor: Int32 = 3

    var contents: [String: [UInt8]] { names.mapValues { nodes[$0]?.bytes ?? [] } }

    mutating func makeFolder(_ path: String) throws(FileSystemError) {
        try count(.makeFolder, path)
        guard let folder = parent(of: path), folders.contains(folder) else {
            throw error(.makeFolder, path, ENOENT)
        }
        folders.insert(path)
    }

    mutating func open(_ path: String, _ mode: OpenMode) throws(FileSystemError) -> OpenFile {
        try count(.open, path)
        guard let folder = parent(of: path), folders.contains(folder) else {
            throw error(.open, path, ENOENT)
        }
        if mode != .reading, readOnly.contains(path) { throw error(.open, path, EACCES) }
        var node: Int
        switch (names[path], mode) {
        case (nil, .reading), (nil, .writing): throw error(.open, path, ENOENT)
        case (.some, .making): throw error(.open, path, EEXIST)
        case (let known?, _): node = known
        case (nil, _):
            node = nextNode
            nextNode += 1
            nodes[node] = Node()
            names[path] = node
            lostNames.remove(path)
        }
        nextDescriptor += 1
        open[nextDescriptor] = node
        return OpenFile(descriptor: nextDescriptor, path: path)
    }

    mutating func close(_ file: OpenFile) {
        guard let node = open.removeValue(forKey: file.descriptor) else { return }
        if locks[node] == file.descriptor { locks[node] = nil }
    }

    mutating func status(of file: OpenFile) throws(FileSystemError) -> FileStatus {
        try count(.status, file.path)
        let (id, node) = try node(of: file, .status)
        return FileStatus(
            identity: FileIdentity(device: 1, inode: UInt64(id)),
            size: node.bytes.count
        )
    }

    mutating func extent(of file: OpenFile) throws(FileSystemError) -> FileExtent {
        try count(.status, file.path)
        let (_, node) = try node(of: file, .status)
        return FileExtent(size: node.bytes.count, isRemoved: node.links == 0)
    }

    mutating func read(
        _ file: OpenFile,
        from offset: Int,
        count: Int
    ) throws(FileSystemError) -> [UInt8] {
        try self.count(.read, file.path)
        let (_, node) = try node(of: file, .read)
        return Array(node.bytes.dropFirst(offset).prefix(count))
    }

    mutating func write(
        _ bytes: [UInt8],
        to file: OpenFile,
        at offset: Int
    ) throws(FileSystemError) -> Int {
        var bytes = bytes[...]
        var failure: FileSystemError?
        do throws(FileSystemError) {
            try count(.write, file.path)
        } catch {
            guard let fault = plan?.fault, [.shortWrite, .noSpace, .end].contains(fault) else {
                throw error
            }
            // A part is written, whatever the call returns.
            bytes = bytes.prefix(bytes.count / 2)
            if fault != .shortWrite { failure = error }
            if fault == .end, callCount > plan?.call ?? 0 { throw error }
        }
        var (id, node) = try node(of: file, .write)
        let end = offset + bytes.count
        if node.bytes.count < end {
            node.bytes += [UInt8](repeating: 0, count: end - node.bytes.count)
        }
        node.bytes.replaceSubrange(offset..<end, with: bytes)
        nodes[id] = node
        if let failure { throw failure }
        return bytes.count
    }

    mutating func truncate(_ file: OpenFile, to size: Int) throws(FileSystemError) {
        try count(.truncate, file.path)
        var (id, node) = try node(of: file, .truncate)
        let missing = size - node.bytes.count
        node.bytes =
            missing > 0
            ? node.bytes + [UInt8](repeating: 0, count: missing) : Array(node.bytes.prefix(size))
        nodes[id] = node
    }

    mutating func flush(_ file: OpenFile) throws(FileSystemError) {
        let (id, _) = try node(of: file, .flush)
        do throws(FileSystemError) {
            try count(.flush, file.path)
        } catch {
            if plan?.fault != .end { nodes[id]?.isLost = true }
            throw error
        }
        guard nodes[id]?.isLost == false, isFlushIgnored?(flush(.flush, file.path)) != true else {
            return
        }
        let bytes = nodes[id]?.bytes ?? []
        nodes[id]?.safe = bytes
    }

    mutating func flushFolder(_ path: String) throws(FileSystemError) {
        let changed = Set(names.keys).union(safeNames.keys)
            .filter { parent(of: $0) == path && names[$0] != safeNames[$0] }
        do throws(FileSystemError) {
            try count(.flushFolder, path)
        } catch {
            if plan?.fault != .end { lostNames.formUnion(changed) }
            throw error
        }
        guard folders.contains(path) else { throw error(.flushFolder, path, ENOENT) }
        guard isFlushIgnored?(flush(.flushFolder, path)) != true else { return }
        for name in changed where !lostNames.contains(name) { safeNames[name] = names[name] }
        safeFolders.formUnion(folders.filter { parent(of: $0) == path })
    }

    mutating func list(_ folder: String) throws(FileSystemError) -> [String] {
        try count(.list, folder)
        guard folders.contains(folder) else { throw error(.list, folder, ENOENT) }
        return (Array(names.keys) + folders).filter { parent(of: $0) == folder && $0 != "/" }
            .map { String($0.split(separator: "/").last ?? "") }
    }

    mutating func rename(_ path: String, to newPath: String) throws(FileSystemError) {
        try count(.rename, path)
        guard let node = names.removeValue(forKey: path) else {
            throw error(.rename, path, ENOENT)
        }
        if let old = names[newPath] { nodes[old]?.links = 0 }
        names[newPath] = node
        lostNames.subtract([path, newPath])
    }

    mutating func remove(_ path: String) throws(FileSystemError) {
        try count(.remove, path)
        guard let node = names.removeValue(forKey: path) else {
            throw error(.remove, path, ENOENT)
        }
        nodes[node]?.links = 0
        lostNames.remove(path)
    }

    mutating func tryLock(_ file: OpenFile) throws(FileSystemError) -> Bool {
        try count(.lock, file.path)
        let (id, _) = try node(of: file, .lock)
        if let holder = locks[id], holder != file.descriptor { return false }
        locks[id] = file.descriptor
        return true
    }

    mutating func unlock(_ file: OpenFile) {
        guard let node = open[file.descriptor], locks[node] == file.descriptor else { return }
        locks[node] = nil
    }

    mutating func change(_ path: String, _ change: (inout [UInt8]) -> Void) {
        guard let id = names[path], var node = nodes[id] else { return }
        change(&node.bytes)
        node.safe = node.bytes
        nodes[id] = node
    }

    /// Counts a call, and fails it when that is planned.
    private mutating func count(_ call: FileSystemCall, _ path: String) throws(FileSystemError) {
        callCount += 1
        calls.append(call)
        guard let plan, callCount == plan.call || callCount > plan.call && plan.on else { return }
        switch (plan.fault, call) {
        case (.end, _): throw error(call, path, EIO)
        case (.noSpace, .makeFolder), (.noSpace, .write), (.noSpace, .rename), (.noSpace, .flush),
            (.noSpace, .flushFolder):
            throw error(call, path, ENOSPC)
        case (.inputOutput, _) where call != .lock: throw error(call, path, EIO)
        case (.noAccess, .open), (.noAccess, .makeFolder), (.noAccess, .rename),
            (.noAccess, .remove), (.noAccess, .list):
            throw error(call, path, EACCES)
        case (.gone, .open): throw error(call, path, ENOENT)
        case (.shortWrite, .write): throw error(call, path, ENOSPC)
        case (.failedFlush, .flush), (.failedFlush, .flushFolder): throw error(call, path, EIO)
        default: return
        }
    }

    private func flush(_ call: FileSystemCall, _ path: String) -> IgnoredFlush {
        IgnoredFlush(
            call: call,
            path: path,
            size: names[path].flatMap { nodes[$0]?.bytes.count } ?? 0,
            number: calls.count { $0 == call }
        )
    }

    private func node(
        of file: OpenFile,
        _ call: FileSystemCall
    ) throws(FileSystemError) -> (id: Int, node: Node) {
        guard let id = open[file.descriptor], let node = nodes[id] else {
            throw error(call, file.path, EBADF)
        }
        return (id, node)
    }

    private func error(
        _ call: FileSystemCall,
        _ path: String,
        _ code: Int32
    ) -> FileSystemError {
        FileSystemError(call: call, path: path, code: code)
    }

    func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
