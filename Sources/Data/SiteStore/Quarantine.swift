import Foundation
import MomentumData

/// The folder with unchanged copies of damaged files; this code removes nothing from it.
struct Quarantine: Sendable {
    /// The state of the quarantined bytes; the raw value is a suffix of the copy's name.
    enum Kind: String, CaseIterable, Sendable {
        /// The bytes were confirmed and are damaged.
        case damaged = ""
        /// The bytes are a write that never finished; they are not reported.
        case unfinished = ".unfinished"
        /// The bytes are either damaged or unfinished.
        case doubtful = ".doubtful"
        case foreign = ".foreign"
        /// The copy is empty: the file was truncated there, and the rest is lost.
        case cut = ".cut"
        /// The bytes name a replica whose changes are in no file.
        case lost = ".lost"

        var suffix: String { rawValue }
    }

    private let store: StoreFolder
    private let folder: StoreFolder

    init(_ store: StoreFolder) {
        self.store = store
        folder = StoreFolder(
            path: store.path(of: StoreFolder.quarantineName),
            fileSystem: store.fileSystem
        )
    }

    /// Copies part of a file to the quarantine, with a text that explains it.
    ///
    /// The first index of `bytes` is their offset in the file. The name has their checksum, or the
    /// next free number, so equal bytes are kept once. After an error the caller must not change
    /// the original.
    func save(
        _ bytes: ArraySlice<UInt8>,
        _ kind: Kind = .damaged,
        of file: String,
        because reason: String
    ) throws(SiteStoreError) {
        var check = CRC32C.check(of: bytes)
        var name: String {
            let digits = UInt64(check).digits(8, radix: 16)
            return "\(file)-\(bytes.startIndex)-\(digits)\(kind.suffix)"
        }
        while let copy = try folder.readIfPresent(name) {
            if copy[...] == bytes { return }
            // Different bytes with an equal checksum: all headers have one, because each ends with
            // its own.
            check &+= 1
        }
        try make()
        try write(reason, to: name + QuarantineNotes.textSuffix)
        // Written last: its name promises that the copy and its explanation are complete.
        try folder.replace(name) { file throws(SiteStoreError) in
            try folder.write(Array(bytes), to: file, at: 0)
        }
    }

    /// Reads the notes: the quarantined items, and those already acknowledged.
    func notes() throws(SiteStoreError) -> QuarantineNotes {
        do {
            return QuarantineNotes(
                try folder.call { fileSystem throws(FileSystemError) in
                    try fileSystem.list(folder.path)
                }
            )
        } catch  where error.isMissingFile || error.systemError?.code == ENOTDIR {
            // Another item may have that name; it is not a quarantine.
            return QuarantineNotes([])
        }
    }

    /// Records that the user has seen the listed items and the missing transactions.
    func acknowledge(_ missing: [SiteStoreFiles.Missing]) throws(SiteStoreError) {
        let notes = try notes()
        for name in notes.all {
            try folder.replace(name + QuarantineNotes.seenSuffix) { _ in }
        }
        try record(missing)
    }

    /// Records missing transactions as acknowledged, so that they are not reported again.
    func record(_ missing: [SiteStoreFiles.Missing]) throws(SiteStoreError) {
        guard !missing.isEmpty else { return }
        try make()
        for missing in missing {
            try folder.replace(QuarantineNotes.name(of: missing) + QuarantineNotes.seenSuffix) {
                _ in
            }
        }
    }

    /// Records the missing transactions of a replaced name, to report them until acknowledged.
    func remember(_ missing: [SiteStoreFiles.Missing]) throws(SiteStoreError) {
        guard !missing.isEmpty else { return }
        try make()
        for missing in missing {
            try write(
                "Transactions \(missing.first) to \(missing.last) are missing; a file was removed.\n",
                to: QuarantineNotes.name(of: missing) + QuarantineNotes.textSuffix
            )
        }
    }

    private func write(_ text: String, to name: String) throws(SiteStoreError) {
        try folder.replace(name) { file throws(SiteStoreError) in
            try folder.write(Array(text.utf8), to: file, at: 0)
        }
    }

    private func make() throws(SiteStoreError) {
        try store.call { fileSystem throws(FileSystemError) in
            try fileSystem.makeFolder(folder.path)
        }
        try store.flushNames()
    }
}
