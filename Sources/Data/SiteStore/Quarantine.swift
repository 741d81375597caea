import Foundation
import MomentumData

/// Where copies of what was damaged are kept, as found; nothing in it is ever removed by us.
struct Quarantine: Sendable {
    /// What is known of bytes that are put aside.
    enum Kind: Sendable {
        /// They were confirmed, and are broken.
        case damaged
        /// A write that was never finished, of which nobody is told.
        case unfinished
        /// Either of the two.
        case doubtful
        /// A file that another store has made.
        case foreign
        /// Nothing of it is left: the file was cut short there.
        case cut
        /// The replica that had written here, of which no file holds anything.
        case lost

        var suffix: String {
            switch self {
            case .damaged: ""
            case .unfinished: QuarantineNotes.unfinishedSuffix
            case .doubtful: QuarantineNotes.doubtfulSuffix
            case .foreign: QuarantineNotes.foreignSuffix
            case .cut: QuarantineNotes.cutSuffix
            case .lost: QuarantineNotes.lostSuffix
            }
        }
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

    /// Keeps a copy of part of a file, and a text that says what it is.
    ///
    /// The check of the bytes is part of the name, so that the same bytes are kept once.
    ///
    /// - Parameters:
    ///   - bytes: What is kept; its first index is the offset in the file.
    ///   - kind: What is known of them.
    ///   - file: The name of the file.
    ///   - reason: The text.
    /// - Throws: What the system reports; then nothing may be done to the original.
    func keep(
        _ bytes: ArraySlice<UInt8>,
        _ kind: Kind = .damaged,
        of file: String,
        because reason: String
    ) throws(SiteStoreError) {
        let digits = String(CRC32C.check(of: bytes), radix: 16)
        let zeros = String(repeating: "0", count: 8 - digits.count)
        let name = "\(file)-\(bytes.startIndex)-\(zeros)\(digits)\(kind.suffix)"
        if try folder.readIfPresent(name).map({ $0[...] == bytes }) == true { return }
        try make()
        try write(reason, to: name + QuarantineNotes.textSuffix)
        // Last, because the name of the copy says that both are whole.
        try folder.replace(name) { file throws(SiteStoreError) in
            try folder.write(Array(bytes), to: file, at: 0)
        }
    }

    /// What there is, and what of it somebody has taken note of.
    func notes() throws(SiteStoreError) -> QuarantineNotes {
        do {
            return QuarantineNotes(
                try folder.call { fileSystem throws(FileSystemError) in
                    try fileSystem.list(folder.path)
                }
            )
        } catch  where error.isMissingFile || error.systemError?.code == ENOTDIR {
            // Something else may have that name; it holds nothing of ours.
            return QuarantineNotes([])
        }
    }

    /// Notes that the user was told of what the notes list, and of what is missing.
    func acknowledge(_ missing: [MissingTransactions]) throws(SiteStoreError) {
        let notes = try notes()
        for name in notes.all {
            try folder.replace(name + QuarantineNotes.seenSuffix) { _ in }
        }
        try note(missing)
    }

    /// Notes what is missing, so that it is not reported again.
    func note(_ missing: [MissingTransactions]) throws(SiteStoreError) {
        guard !missing.isEmpty else { return }
        try make()
        for missing in missing {
            try folder.replace(QuarantineNotes.name(of: missing) + QuarantineNotes.seenSuffix) {
                _ in
            }
        }
    }

    /// Writes down what is missing of a name under which nothing is written from now on, so that it
    /// is reported until somebody has taken note of it.
    func remember(_ missing: [MissingTransactions]) throws(SiteStoreError) {
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
