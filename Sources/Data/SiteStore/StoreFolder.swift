package import Foundation
package import MomentumData
import MomentumDomain

/// The folder of a store, with operations on complete files in it.
package struct StoreFolder: Sendable {
    static let lockName = "lock"
    static let quarantineName = "quarantine"
    static let temporarySuffix = ".tmp"
    private static let noteName = "exchange.json"
    /// The prefix of files with the known state of a sync folder.
    package static let syncPrefix = "sync-"

    let path: String
    let fileSystem: any FileSystem

    init(path: String, fileSystem: any FileSystem) {
        self.path = path
        self.fileSystem = fileSystem
    }

    /// The folder of a file URL, which may end with slashes.
    package init(_ url: URL, fileSystem: any FileSystem) {
        var path = url.path(percentEncoded: false)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.init(path: path, fileSystem: fileSystem)
    }

    package func path(of name: String) -> String { "\(path)/\(name)" }
    func path(of name: StoreFileName) -> String { path(of: name.text) }

    /// Makes a call; converts its failure to an error of the store.
    package func call<Result>(
        _ body: (any FileSystem) throws(FileSystemError) -> Result
    ) throws(SiteStoreError) -> Result {
        do throws(FileSystemError) {
            return try body(fileSystem)
        } catch {
            throw .system(error)
        }
    }

    func open(_ name: String, _ mode: OpenMode) throws(SiteStoreError) -> OpenFile {
        try call { fileSystem throws(FileSystemError) in
            try fileSystem.open(path(of: name), mode)
        }
    }

    func size(of name: String) throws(SiteStoreError) -> Int {
        let file = try open(name, .reading)
        defer { fileSystem.close(file) }
        return try call { fileSystem throws(FileSystemError) in
            try fileSystem.status(of: file).size
        }
    }

    func read(_ name: String, limit: Int = .max) throws(SiteStoreError) -> [UInt8] {
        let file = try open(name, .reading)
        defer { fileSystem.close(file) }
        return try call { fileSystem throws(FileSystemError) in
            let size = try fileSystem.dataEnd(of: file)
            return try fileSystem.read(file, from: 0, count: min(size, limit))
        }
    }

    /// Reads a file, or its first `limit` bytes; `nil` if it is missing.
    package func readIfPresent(_ name: String, limit: Int = .max) throws(SiteStoreError) -> [UInt8]?
    {
        do {
            return try read(name, limit: limit)
        } catch  where error.isMissingFile {
            return nil
        }
    }

    package func document(_ name: String) throws(SiteStoreError) -> [UInt8]? {
        try call { fileSystem throws(FileSystemError) in
            try fileSystem.document(at: path(of: name))
        }
    }

    /// Writes all bytes with one call; a shorter write is an error (ST-21).
    package func write(_ bytes: [UInt8], to file: OpenFile, at offset: Int) throws(SiteStoreError) {
        let written = try call { fileSystem throws(FileSystemError) in
            try fileSystem.write(bytes, to: file, at: offset)
        }
        guard written == bytes.count else {
            throw .shortWrite(path: file.path, written: written, expected: bytes.count)
        }
    }

    /// Cuts a journal off at `end`, with zeros up to the end of the block.
    ///
    /// The length is always a multiple of the block size. So the file never looks truncated,
    /// neither after a power failure nor to a concurrent reader.
    func cut(_ file: OpenFile, to end: Int) throws(SiteStoreError) {
        let size = JournalContents.sizeInBlocks(end)
        try call { fileSystem throws(FileSystemError) in try fileSystem.truncate(file, to: size) }
        if size > end {
            try write([UInt8](repeating: 0, count: size - end), to: file, at: end)
        }
    }

    func flush(_ file: OpenFile) throws(SiteStoreError) {
        try call { fileSystem throws(FileSystemError) in try fileSystem.flush(file) }
    }

    package func flushNames() throws(SiteStoreError) {
        try call { fileSystem throws(FileSystemError) in try fileSystem.flushFolder(path) }
    }

    /// Creates a file and fills it with `write`: it appears complete under its name, or not at all.
    package func replace(
        _ name: String,
        _ write: (OpenFile) throws(SiteStoreError) -> Void
    ) throws(SiteStoreError) {
        try replacement(of: name).replace(writing: write, orThrow: SiteStoreError.system)
    }

    /// Replaces the contents of a file.
    package func replace(_ name: String, with bytes: [UInt8]) throws(SiteStoreError) {
        try replace(name) { file throws(SiteStoreError) in try write(bytes, to: file, at: 0) }
    }

    /// Replaces a file and leaves it open; removes it if its name cannot be flushed.
    func replaceAndKeepOpen(
        _ name: String,
        _ write: (OpenFile) throws(SiteStoreError) -> Void
    ) throws(SiteStoreError) -> OpenFile {
        let replacement = replacement(of: name)
        let file = try replacement.place(writing: write, orThrow: SiteStoreError.system)
        do throws(FileSystemError) {
            try replacement.flushFolder()
        } catch {
            fileSystem.close(file)
            removeIfPossible(name)
            throw .system(error)
        }
        return file
    }

    private func replacement(of name: String) -> FileReplacement {
        FileReplacement(path(of: name), draft: name + Self.temporarySuffix, in: fileSystem)
    }

    /// Removes a file that is no longer needed; a failure does no harm.
    func removeIfPossible(_ name: String) {
        try? fileSystem.remove(path(of: name))
    }

    func numberedFiles() throws(SiteStoreError) -> [StoreFileName] {
        numberedFiles(among: try names())
    }

    /// The names of numbered files, lowest first; empty if the folder is missing.
    func numberedFilesIfPresent() throws(SiteStoreError) -> [StoreFileName] {
        numberedFiles(among: try namesIfPresent())
    }

    /// The numbered files among `names`, lowest first, without numbers that no store reaches.
    func numberedFiles(among names: [String]) -> [StoreFileName] {
        StoreFileName.all(in: names).filter { name in
            guard name.generation > StoreFileName.highestByName else { return true }
            let bytes = try? read(name.text, limit: FileHeader.size)
            return bytes.flatMap(FileHeader.init)?.generation == name.generation
        }
    }

    package func syncMemories() throws(SiteStoreError) -> [String] {
        Self.syncMemories(among: try names())
    }

    static func syncMemories(among names: [String]) -> [String] {
        names.filter { $0.hasPrefix(syncPrefix) && !$0.hasSuffix(temporarySuffix) }.sorted()
    }

    /// Forgets all sync folders; files of a newer version stay.
    func forgetSyncFolders() {
        for name in (try? names()) ?? [] where name.hasPrefix(Self.syncPrefix) {
            forgetSyncFolder(name)
        }
    }

    /// Forgets the known state of all sync folders, but not their identity, so that the next sync
    /// recovers lost transactions.
    ///
    /// Files of a newer version stay, and damaged ones, which name a folder too.
    func forgetFilesOfSyncFolders() {
        for name in (try? names()) ?? [] where name.hasPrefix(Self.syncPrefix) {
            let file = SyncMemoryFile<KnownSyncPlace>(self, name: name)
            if (try? file.isDamaged()) == true { continue }
            guard let place = try? file.read(),
                let header = (try? readIfPresent(name, limit: FileHeader.size))
                    .flatMap(FileHeader.init),
                (try? file.save(place, header: header)) != nil
            else {
                forgetSyncFolder(name)
                continue
            }
        }
    }

    private func forgetSyncFolder(_ name: String) {
        guard let bytes = try? readIfPresent(name, limit: FileHeader.size),
            (try? FileHeader.checkVersion(of: bytes)) != nil
        else { return }
        removeIfPossible(name)
    }

    /// The folder of backups made before all records were replaced; no backup is removed from it.
    private var kept: StoreFolder { StoreFolder(path: path(of: "kept"), fileSystem: fileSystem) }

    /// Writes a backup into the folder `kept`, and returns its path.
    func keepBackup(_ bytes: [UInt8]) throws(SiteStoreError) -> String {
        try call { fileSystem throws(FileSystemError) in try fileSystem.makeFolder(kept.path) }
        try flushNames()
        let name = "\(FNV1a.hash(of: bytes[...]).hex).jsonl"
        try kept.replace(name, with: bytes)
        return kept.path(of: name)
    }

    /// Writes the note about a replacement next to its backup, replacing an older note.
    func keepNote(_ bytes: [UInt8]) throws(SiteStoreError) {
        try kept.replace(Self.noteName, with: bytes)
    }

    /// The note about a replacement; `nil` if it is missing or unreadable.
    func keptNote() -> [UInt8]? { try? kept.readIfPresent(Self.noteName, limit: 1 << 20) }

    func removeKeptNote() { kept.removeIfPossible(Self.noteName) }

    /// The names of all files; empty if the folder is missing.
    func namesIfPresent() throws(SiteStoreError) -> [String] {
        do {
            return try names()
        } catch  where error.isMissingFile {
            return []
        }
    }

    func names() throws(SiteStoreError) -> [String] {
        try call { fileSystem throws(FileSystemError) in try fileSystem.list(path) }
    }
}
