import Foundation
import MomentumData
import MomentumSiteRotationDomain

extension JournalStore {
    /// Cuts off unfinished writes, quarantines damaged files, and flushes everything that was read
    /// (Docs/Formats/Store.md, "Opening", 5 and 6).
    func recover(_ contents: StoreContents) throws(SiteStoreError) {
        try leaveLostNumbers(contents)
        // If no file has a change, all of them are quarantined unchanged.
        for journal in contents.journals
        where !contents.isLost && (journal.tail != nil || journal.isCut) {
            try cut(journal)
        }
        if contents.isDamaged {
            try putAside(contents)
            try compact()
            // A sync folder that was read before may hold the missing transactions ("Opening", 6).
            folder.forgetSyncFolders()
        } else {
            try confirmWhatWasRead(contents)
        }
        hasUnflushed = false
    }

    /// Takes a new name if the last numbers may be used and lost, before any file shows that.
    private func leaveLostNumbers(_ contents: StoreContents) throws(SiteStoreError) {
        guard let identity, contents.mayLackLast, identity.replica == contents.identity?.replica
        else { return }
        try nameReplicaAnew()
    }

    /// Moves files of another store into the quarantine, before this store reuses their names.
    func putAsideForeign(_ files: [StoreFileName]) throws(SiteStoreError) {
        for file in files {
            let bytes = try folder.read(file.text)
            let store = FileHeader(bytes)?.storeID.uuidString ?? "?"
            try Quarantine(folder).keep(
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

    /// Cuts off the unconfirmed or damaged end of a journal, and pads a journal that was cut short.
    private func cut(_ journal: JournalContents) throws(SiteStoreError) {
        let bytes = try folder.read(journal.name.text)
        if journal.isCut {
            try Quarantine(folder).keep(
                bytes[bytes.endIndex...],
                .cut,
                of: journal.name.text,
                because: """
                    \(journal.name.text) was cut short: it ends at byte \(bytes.count), within a block, \
                    where no write ends. What came after it is gone.

                    """
            )
        }
        try putAsideTail(of: journal, bytes)
        // With damage before it the tail stays, because the whole file is quarantined.
        guard journal.damage.isEmpty, journal.end > 0 else { return }
        let file = try folder.call { fileSystem throws(FileSystemError) in
            try fileSystem.open(folder.path(of: journal.name), .writing)
        }
        defer { folder.fileSystem.close(file) }
        try folder.cut(file, to: journal.end)
        try folder.flush(file)
    }

    private func putAsideTail(
        of journal: JournalContents,
        _ bytes: [UInt8]
    ) throws(SiteStoreError) {
        guard let tail = journal.tail, bytes.count >= tail.upperBound else { return }
        let kind =
            journal.isTailDoubtful
            ? "a change that was not finished or was damaged"
            : "a write that was never finished"
        try Quarantine(folder).keep(
            bytes[tail],
            journal.isTailDoubtful ? .doubtful : .unfinished,
            of: journal.name.text,
            because: """
                The end of \(journal.name.text), from byte \(tail.lowerBound) on. It is \(kind), and \
                was cut off.

                """
        )
    }

    /// Copies every damaged file to the quarantine, with a text about the missing transactions.
    private func putAside(_ contents: StoreContents) throws(SiteStoreError) {
        var texts: [String: String] = [:]
        let names = [StoreIdentity.fileName, StoreKinship.fileName]
        for damage in report.damage where !names.contains(damage.file) {
            texts[damage.file, default: "Damaged bytes of \(damage.file):\n"] +=
                damage.count > 0
                ? "\(damage.count) from byte \(damage.offset) on\n"
                : "all of it: it was empty, or not there any more\n"
        }
        // All journals are replaced, and the report names the first.
        for journal in contents.journals where contents.isLost {
            texts[journal.name.text, default: ""] += "No change could be read in it.\n"
        }
        if contents.isLost { try rememberLoss() }
        for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
            let bytes = try folder.readIfPresent(file) ?? []
            // One text is enough for a total loss.
            guard !contents.isLost || !bytes.isEmpty else { continue }
            try Quarantine(folder).keep(
                bytes[...],
                of: file,
                because: text + missingText
            )
        }
    }

    /// Records that all changes are lost, under the new name that the device has after each loss.
    private func rememberLoss() throws(SiteStoreError) {
        guard let identity else { return }
        // Not the identity itself: bytes that end with their own check all have the same check.
        try Quarantine(folder).keep(
            Array("Replica \(identity.replica)\n".utf8)[...],
            .lost,
            of: StoreIdentity.fileName,
            because: "Changes were saved here before, and no file held any of them.\n"
        )
    }

    private var missingText: String {
        state.numbers.sorted { $0.key < $1.key }.flatMap { replica, numbers in
            numbers.gaps.map { gap in
                "missing of replica \(String(replica, radix: 16)): "
                    + "transactions \(gap.lowerBound) to \(gap.upperBound)\n"
            }
        }
        .joined()
    }

    /// Flushes the transactions of a process that ended before it could.
    ///
    /// They are in the state now, and a repeated operation is told that it took effect.
    private func confirmWhatWasRead(_ contents: StoreContents) throws(SiteStoreError) {
        for read in contents.journals where !read.transactions.isEmpty {
            if let journal, journal.generation == read.name.generation {
                try folder.flush(journal.file)
                continue
            }
            let file = try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.open(folder.path(of: read.name), .writing)
            }
            defer { folder.fileSystem.close(file) }
            try folder.flush(file)
        }
        if contents.highest > 0 { try folder.flushNames() }
    }
}
