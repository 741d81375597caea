import Foundation

/// Where copies of what was damaged are kept, as found; nothing in it is ever removed by us.
struct Quarantine: Sendable {
    private static let textSuffix = ".txt"
    private static let seenSuffix = ".seen"
    private static let unfinishedSuffix = ".unfinished"

    private let store: StoreFolder
    private let folder: StoreFolder

    init(_ store: StoreFolder) {
        self.store = store
        folder = StoreFolder(
            path: store.path(of: StoreFolder.quarantineName),
            fileSystem: store.fileSystem
        )
    }

    /// Keeps a copy of part of a file, and a text that says what it is.
    ///
    /// The check of the bytes is part of the name, so that the same bytes are kept once.
    ///
    /// - Parameters:
    ///   - bytes: What is kept; its first index is the offset in the file.
    ///   - file: The name of the file.
    ///   - isUnfinished: Whether it is a write that was never finished, of which nobody is told.
    ///   - reason: The text.
    /// - Throws: What the system reports; then nothing may be done to the original.
    func keep(
        _ bytes: ArraySlice<UInt8>,
        of file: String,
        isUnfinished: Bool = false,
        because reason: String
    ) throws(SiteStoreError) {
        let digits = String(CRC32C.check(of: bytes), radix: 16)
        let zeros = String(repeating: "0", count: 8 - digits.count)
        let suffix = isUnfinished ? Self.unfinishedSuffix : ""
        let name = "\(file)-\(bytes.startIndex)-\(zeros)\(digits)\(suffix)"
        if try folder.readIfPresent(name).map({ $0[...] == bytes }) == true { return }
        try make()
        try folder.replace(name + Self.textSuffix) { file throws(SiteStoreError) in
            try folder.write(Array(reason.utf8), to: file, at: 0)
        }
        // Last, because the name of the copy says that both are whole.
        try folder.replace(name) { file throws(SiteStoreError) in
            try folder.write(Array(bytes), to: file, at: 0)
        }
    }

    /// The names of damaged files that nobody has taken note of yet, in order (ST-11).
    func unacknowledged() throws(SiteStoreError) -> [String] {
        let names = try names()
        return names.filter { name in
            names.contains(name + Self.textSuffix) && !names.contains(name + Self.seenSuffix)
                && !name.hasSuffix(Self.unfinishedSuffix)
        }
        .sorted()
    }

    /// Those of the missing transactions that nobody has taken note of yet.
    func unacknowledged(
        _ missing: [MissingTransactions]
    ) throws(SiteStoreError) -> [MissingTransactions] {
        guard !missing.isEmpty else { return [] }
        let names = try names()
        return missing.filter { !names.contains(Self.name(of: $0)) }
    }

    /// Notes that the user was told of what ``unacknowledged()`` lists, and of what is missing.
    func acknowledge(_ missing: [MissingTransactions]) throws(SiteStoreError) {
        for name in try unacknowledged() {
            try folder.replace(name + Self.seenSuffix) { _ in }
        }
        try note(missing)
    }

    /// Notes what is missing, so that it is not reported again.
    func note(_ missing: [MissingTransactions]) throws(SiteStoreError) {
        guard !missing.isEmpty else { return }
        try make()
        for missing in missing { try folder.replace(Self.name(of: missing)) { _ in } }
    }

    private func make() throws(SiteStoreError) {
        try store.call { fileSystem throws(FileSystemError) in
            try fileSystem.makeFolder(folder.path)
        }
        try store.flushNames()
    }

    private func names() throws(SiteStoreError) -> Set<String> {
        do {
            return Set(
                try folder.call { fileSystem throws(FileSystemError) in
                    try fileSystem.list(folder.path)
                }
            )
        } catch  where error.isMissingFile || error.systemError?.code == ENOTDIR {
            // Something else may have that name; it holds nothing of ours.
            return []
        }
    }

    private static func name(of missing: MissingTransactions) -> String {
        let replica = String(missing.replica, radix: 16)
        return "missing-\(replica)-\(missing.first)-\(missing.last)\(seenSuffix)"
    }
}
