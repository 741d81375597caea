import Foundation
import MomentumData
import MomentumSiteRotationDomain

/// The repair of the files that were read (Docs/Formats/Store.md, "Opening", 5 and 6).
struct StoreRecovery {
    private let folder: StoreFolder
    private let contents: StoreContents
    private let quarantine: Quarantine

    init(_ folder: StoreFolder, _ contents: StoreContents) {
        (self.folder, self.contents) = (folder, contents)
        quarantine = Quarantine(folder)
    }

    /// Moves files of another store to the quarantine, before this store reuses their names.
    func removeForeign() throws(SiteStoreError) {
        for file in contents.foreign {
            let bytes = try folder.read(file.text)
            let store = FileHeader(bytes)?.storeID.uuidString ?? "?"
            try quarantine.save(
                bytes[...],
                .foreign,
                of: file.text,
                because: "\(file.text) belongs to another store, \(store). It was not read.\n"
            )
            try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.remove(folder.path(of: file))
            }
        }
        try folder.flushNames()
    }

    /// Cuts off unfinished writes, and pads truncated journals.
    func cutJournals() throws(SiteStoreError) {
        // If no file has a change, all files are quarantined unchanged.
        guard !contents.isLost else { return }
        for journal in contents.journals where journal.tail != nil || journal.isCut {
            try cut(journal)
        }
    }

    private func cut(_ journal: JournalContents) throws(SiteStoreError) {
        let name = journal.name.text
        let bytes = try folder.read(name)
        if journal.isCut {
            try quarantine.save(
                bytes[bytes.endIndex...],
                .cut,
                of: name,
                because: """
                    \(name) was cut short: it ends at byte \(bytes.count), within a block, where no \
                    write ends. What came after it is gone.

                    """
            )
        }
        if let tail = journal.tail, bytes.count >= tail.upperBound {
            let kind =
                journal.isTailDoubtful
                ? "a change that was not finished or was damaged"
                : "a write that was never finished"
            try quarantine.save(
                bytes[tail],
                journal.isTailDoubtful ? .doubtful : .unfinished,
                of: name,
                because: """
                    The end of \(name), from byte \(tail.lowerBound) on. It is \(kind), and was cut \
                    off.

                    """
            )
        }
        // After damage the tail stays, because the complete file is quarantined.
        guard journal.damage.isEmpty, journal.end > 0 else { return }
        let file = try folder.open(name, .writing)
        defer { folder.fileSystem.close(file) }
        try folder.cut(file, to: journal.end)
        try folder.flush(file)
    }

    /// Copies every damaged file to the quarantine, with a text about the missing transactions.
    func quarantine(
        _ damage: [SiteStoreFiles.Damage],
        under replica: UInt64?,
        _ numbers: [UInt64: CounterRanges]
    ) throws(SiteStoreError) {
        var texts: [String: String] = [:]
        let names = [StoreIdentity.fileName, StoreKinship.fileName]
        for damage in damage where !names.contains(damage.file) {
            texts[damage.file, default: "Damaged bytes of \(damage.file):\n"] +=
                damage.count > 0
                ? "\(damage.count) from byte \(damage.offset) on\n"
                : "all of it: it was empty, or not there any more\n"
        }
        if contents.isLost {
            // All journals are replaced, and the report names the first one.
            for journal in contents.journals {
                texts[journal.name.text, default: ""] += "No change could be read in it.\n"
            }
            if let replica { try recordLoss(under: replica) }
        }
        for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
            let bytes = try folder.readIfPresent(file) ?? []
            // One text is enough for a total loss.
            guard !contents.isLost || !bytes.isEmpty else { continue }
            try quarantine.save(bytes[...], of: file, because: text + Self.missingText(numbers))
        }
    }

    /// Records that all changes are lost, under the new name that the device takes after each loss.
    private func recordLoss(under replica: UInt64) throws(SiteStoreError) {
        // The names do not include the identity itself: all bytes that end with their own checksum
        // have the same checksum.
        try quarantine.save(
            Array("Replica \(replica)\n".utf8)[...],
            .lost,
            of: StoreIdentity.fileName,
            because: "Changes were saved here before, and no file held any of them.\n"
        )
    }

    private static func missingText(_ numbers: [UInt64: CounterRanges]) -> String {
        numbers.sorted { $0.key < $1.key }.flatMap { replica, numbers in
            numbers.gaps.map { gap in
                "missing of replica \(String(replica, radix: 16)): "
                    + "transactions \(gap.lowerBound) to \(gap.upperBound)\n"
            }
        }
        .joined()
    }

    /// Flushes the transactions of a process that ended before it could flush them.
    ///
    /// They are now part of the state, and a repeated operation learns that it took effect.
    func flush(_ current: CurrentJournal?) throws(SiteStoreError) {
        for journal in contents.journals where !journal.transactions.isEmpty {
            if let current, current.generation == journal.name.generation {
                try folder.flush(current.file)
                continue
            }
            let file = try folder.open(journal.name.text, .writing)
            defer { folder.fileSystem.close(file) }
            try folder.flush(file)
        }
        if contents.highest > 0 { try folder.flushNames() }
    }
}
