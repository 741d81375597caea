import Foundation
import MomentumData
import MomentumSiteRotationDomain

extension JournalStore {
    /// Cuts off what was never finished, puts aside what is damaged, and makes sure that all that
    /// was read is on the device (Docs/Formats/Store.md, "Opening", 5 and 6).
    func recover(_ contents: StoreContents) throws(SiteStoreError) {
        try leaveLostNumbers(contents)
        // Where no file has a change, all of them are put aside as they are.
        for journal in contents.journals
        where !contents.isLost && (journal.tail != nil || journal.isCut) {
            try cut(journal)
        }
        if contents.isDamaged {
            try putAside(contents)
            try compact()
            // What is missing now may be in a sync folder that has been read ("Opening", 6).
            folder.forgetSyncFolders()
        } else {
            try confirmWhatWasRead(contents)
        }
        hasUnflushed = false
    }

    /// Goes on under a new name when the last numbers may have been given and lost, before anything
    /// shows that they were.
    private func leaveLostNumbers(_ contents: StoreContents) throws(SiteStoreError) {
        guard let identity, contents.mayLackLast, identity.replica == contents.identity?.replica
        else { return }
        try nameReplicaAnew()
    }

    /// Moves the files of another store into the quarantine, before any of this one is made where
    /// they stand.
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

    /// Cuts off the end of a journal that no commit has confirmed, or that is broken, and makes
    /// room again where the end is gone.
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
        // With damage before it the tail stays: the whole file is put aside.
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

    /// Copies every damaged file to the quarantine, with a text that says what is missing.
    private func putAside(_ contents: StoreContents) throws(SiteStoreError) {
        var texts: [String: String] = [:]
        let names = [StoreIdentity.fileName, StoreKinship.fileName]
        for damage in report.damage where !names.contains(damage.file) {
            texts[damage.file, default: "Damaged bytes of \(damage.file):\n"] +=
                damage.count > 0
                ? "\(damage.count) from byte \(damage.offset) on\n"
                : "all of it: it was empty, or not there any more\n"
        }
        // All of them are begun anew, and the report names the first.
        for journal in contents.journals where contents.isLost {
            texts[journal.name.text, default: ""] += "No change could be read in it.\n"
        }
        if contents.isLost { try rememberLoss() }
        for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
            let bytes = try folder.readIfPresent(file) ?? []
            // Of what is lost as a whole, one note is enough.
            guard !contents.isLost || !bytes.isEmpty else { continue }
            try Quarantine(folder).keep(
                bytes[...],
                of: file,
                because: text + missingText
            )
        }
    }

    /// Writes down that all changes are lost, under a name of its own for each time: the name that
    /// the device has taken because of it is new.
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

    /// What a process wrote that ended before it could flush is in the state now, and a repeated
    /// operation will be told that it took effect.
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
        // The same goes for the names of the files.
        if contents.highest > 0 { try folder.flushNames() }
    }
}
