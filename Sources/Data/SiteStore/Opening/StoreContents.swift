import Foundation
import MomentumSiteRotationDomain

/// The contents of the files of a store folder (Docs/Formats/Store.md, "Opening", 2 to 4).
struct StoreContents {
    private(set) var state = SiteRotationState()
    /// The generation of the snapshot that was read.
    private(set) var base: UInt64?
    private(set) var snapshotSize = 0
    private(set) var storeID: UUID?
    private(set) var identity: StoreIdentity?
    private(set) var former = StoreKinship()
    /// All names that files of the store can have.
    private(set) var kinship = StoreKinship()
    /// The unreadable files with the store's names, and their sizes in bytes.
    private(set) var brokenNames: [(name: String, size: Int)] = []
    /// The names in the bytes of a damaged identity.
    private var brokenIdentity = StoreKinship()
    /// The journals from the snapshot on, lowest first.
    private(set) var journals: [JournalContents] = []
    /// The damaged snapshots, and their sizes in bytes.
    private(set) var brokenSnapshots: [(name: StoreFileName, size: Int)] = []
    /// The numbers of journals that must have existed, but are missing.
    private(set) var lostJournals: [ClosedRange<UInt64>] = []
    /// The files of another store, which are not read.
    private(set) var foreign: [StoreFileName] = []
    /// The names of ignored files that only resemble those of a store.
    private(set) var strange: [String] = []
    /// True if this folder confirmed changes, but no file has any of them.
    private(set) var isLost = false
    /// The highest number of any file, or 0.
    private(set) var highest: UInt64 = 0

    /// True if the state contains parts of a damaged snapshot.
    private var isSalvaged = false

    var isDamaged: Bool {
        !brokenSnapshots.isEmpty || !lostJournals.isEmpty
            || journals.contains { !$0.damage.isEmpty }
    }

    /// Reads a folder without changing anything; a missing folder counts as empty.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files.
    ///   - isSalvaging: True to also use the complete blocks of a damaged snapshot.
    /// - Returns: The contents.
    /// - Throws: ``SiteStoreError/newerFormat(found:supported:)``,
    ///   ``SiteStoreError/unreadable(path:)``, or the system's error.
    static func read(
        _ folder: StoreFolder,
        isSalvaging: Bool = false
    ) throws(SiteStoreError) -> StoreContents {
        // A writer may remove or create files after the listing (ST-37).
        for _ in 0..<2 {
            do {
                let contents = try StoreContents(folder, isSalvaging: isSalvaging)
                if contents.lostJournals.isEmpty { return contents }
            } catch  where error.isMissingFile {
                continue
            }
        }
        return try StoreContents(folder, isSalvaging: isSalvaging)
    }

    /// Refuses a folder that a newer version has written (SR-81, ST-40).
    static func checkVersions(of folder: StoreFolder) throws(SiteStoreError) {
        let files = try folder.numberedFilesIfPresent().map(\.text)
        for name in files + [StoreIdentity.fileName, StoreKinship.fileName] {
            let bytes = try folder.readIfPresent(name, limit: FileHeader.size)
            try FileHeader.checkVersion(of: bytes ?? [])
        }
    }

    private init(_ folder: StoreFolder, isSalvaging: Bool) throws(SiteStoreError) {
        try Self.checkVersions(of: folder)
        try readNames(in: folder)
        let names = try folder.namesIfPresent()
        let numbered = folder.numberedFiles(among: names)
        let files = try ownFiles(among: numbered, in: folder)
        let others = Set(names).subtracting(numbered.map(\.text))
        strange = others.filter(StoreFileName.isLikeOne).sorted()
        highest = files.last?.generation ?? 0
        state.rename(identity?.replica)
        for file in files.reversed() where file.content == .snapshot && base == nil {
            try readSnapshot(file, in: folder, isSalvaging: isSalvaging)
        }
        for file in files where file.content == .journal && file.generation >= base ?? 0 {
            let journal = JournalContents(try folder.read(file.text), name: file)
            state.apply(journal.transactions, received: journal.received)
            storeID = journal.storeID ?? storeID
            journals.append(journal)
        }
        lostJournals = findLostJournals(among: files)
        // An unreadable store never counts as empty.
        let isEmpty = base == nil && !isSalvaged && journals.allSatisfy(\.transactions.isEmpty)
        if isEmpty, isDamaged, !isEmptied { throw .unreadable(path: folder.path) }
        guard isEmpty, identity?.hadChanges == true else { return }
        isLost = true
        if !isDamaged { lostJournals = [1...max(highest, 1)] }
    }

    /// True if all damaged files are empty, so that starting again loses nothing.
    private var isEmptied: Bool {
        lostJournals.isEmpty && brokenSnapshots.allSatisfy { $0.size == 0 }
            && journals.allSatisfy { $0.damage.isEmpty || $0.size == 0 }
    }

    private mutating func readNames(in folder: StoreFolder) throws(SiteStoreError) {
        let limit = StoreKinship.maximumSize + 1
        if let bytes = try folder.readIfPresent(StoreIdentity.fileName, limit: limit) {
            identity = StoreIdentity(bytes)
            if identity == nil {
                brokenNames.append((StoreIdentity.fileName, bytes.count))
                brokenIdentity = StoreKinship(ofBroken: bytes)
            }
        }
        if let bytes = try folder.readIfPresent(StoreKinship.fileName, limit: limit) {
            if let names = StoreKinship(bytes) {
                former = names
            } else {
                brokenNames.append((StoreKinship.fileName, bytes.count))
            }
        }
    }

    static func foreignFiles(in folder: StoreFolder) throws(SiteStoreError) -> [StoreFileName] {
        var contents = StoreContents()
        try contents.readNames(in: folder)
        let files = try folder.numberedFilesIfPresent()
        _ = try contents.ownFiles(among: files, in: folder)
        return contents.foreign
    }

    private init() {}

    /// True if the store adopted files whose names no other file mentions.
    var hasUnnamedKin: Bool {
        var named = former
        if let identity { named.insert(identity.header) }
        let known = named
        named.formUnion(kinship)
        return named != known
    }

    /// Excludes the files of another store.
    private mutating func ownFiles(
        among files: [StoreFileName],
        in folder: StoreFolder
    ) throws(SiteStoreError) -> [StoreFileName] {
        var headers: [(name: StoreFileName, header: FileHeader)] = []
        for file in files {
            let bytes = try folder.read(file.text, limit: FileHeader.size)
            if let header = FileHeader(bytes) { headers.append((file, header)) }
        }
        kinship = former
        if let identity { kinship.insert(identity.header) }
        if brokenNames.contains(where: { $0.name == StoreKinship.fileName }) {
            // Any file may have a lost name. Hiding the store's own files is worse than reading
            // those of another store.
            for file in headers { kinship.insert(file.header) }
        }
        if !headers.contains(where: { kinship.includes($0.header) }) {
            try adoptNames(of: headers, in: folder)
        }
        foreign = kinship.adoptKin(among: headers)
        return files.filter { !foreign.contains($0) }
    }

    /// Finds the store's own files if none has a known name.
    ///
    /// - Throws: ``SiteStoreError/severalStores(path:files:)`` if the owner is unclear. A wrong
    ///   guess would hide the records behind those of another store.
    private mutating func adoptNames(
        of files: [StoreKinship.File],
        in folder: StoreFolder
    ) throws(SiteStoreError) {
        // The known names are complete in this case. An earlier version could change both names
        // while its files kept the former ones.
        if identity?.hadChanges == true || former != StoreKinship() { return }
        let families = StoreKinship.families(of: files)
        let named = families.filter { $0.contains { brokenIdentity.includes($0.header) } }
        let candidates = named.isEmpty ? families : named
        guard candidates.count < 2 else {
            let names = candidates.map { $0.map(\.name.text) }
            throw .severalStores(path: folder.path, files: names)
        }
        for file in candidates.joined() { kinship.insert(file.header) }
    }

    /// The numbers of missing journals.
    ///
    /// Every journal is created before its snapshot and before the next journal (ST-31). Journals
    /// after the snapshot that was read are never removed. If the counters reveal the transactions
    /// of another gap, they decide about it ("Opening", 7).
    private func findLostJournals(among files: [StoreFileName]) -> [ClosedRange<UInt64>] {
        let isToldByCounters =
            identity.flatMap { state.numbers[$0.replica] }.map { !$0.gaps.isEmpty } ?? false
        var lost: [ClosedRange<UInt64>] = []
        var expected = base ?? brokenSnapshots.map(\.name.generation).min() ?? 1
        for generation in journals.map(\.name.generation) + [highest + 1] {
            defer { expected = generation + 1 }
            guard generation > expected else { continue }
            let numbers = expected...generation - 1
            let isBesideSnapshot = files.contains { file in
                file.content == .snapshot && numbers.contains(file.generation)
            }
            if isBesideSnapshot || !isToldByCounters { lost.append(numbers) }
        }
        return lost
    }

    private mutating func readSnapshot(
        _ file: StoreFileName,
        in folder: StoreFolder,
        isSalvaging: Bool
    ) throws(SiteStoreError) {
        let bytes = try folder.read(file.text)
        do {
            let snapshot = try SnapshotDecoder.snapshot(bytes, generation: file.generation) {
                Task.isCancelled
            }
            adopt(snapshot)
            base = file.generation
            snapshotSize = bytes.count
        } catch {
            // A cancelled reading does not mean damage.
            guard !Task.isCancelled else { throw .cancelled }
            brokenSnapshots.append((file, bytes.count))
            guard isSalvaging, !isSalvaged,
                let snapshot = try? SnapshotDecoder.salvage(bytes, generation: file.generation)
            else { return }
            adopt(snapshot)
            // A file with the numbers of lost registers would keep other devices from publishing
            // them again (ST-45). No own number is used twice: the last ones are in a later
            // journal, or the device takes a new name.
            state.forgetNumbers()
            isSalvaged = true
        }
    }

    private mutating func adopt(_ snapshot: Snapshot) {
        state = snapshot.state
        state.rename(identity?.replica)
        storeID = snapshot.header.storeID
    }
}
