import Foundation
import MomentumSiteRotationDomain

/// What the files of a store folder say (Docs/Formats/Store.md, "Opening", 2 to 4).
struct StoreContents {
    private(set) var state = SiteRotationState()
    /// The generation of the snapshot that was read.
    private(set) var base: UInt64?
    private(set) var snapshotSize = 0
    private(set) var storeID: UUID?
    private(set) var identity: StoreIdentity?
    /// The names that the store and its replica had before.
    private(set) var former = StoreKinship()
    /// All names that files of the store can have.
    private(set) var kinship = StoreKinship()
    /// The files that name the store and of which nothing can be read, and how long they are.
    private(set) var brokenNames: [(name: String, size: Int)] = []
    /// The names in the bytes of an identity that is not whole.
    private var brokenIdentity = StoreKinship()
    /// The journals from the snapshot on, lowest first.
    private(set) var journals: [JournalContents] = []
    /// Snapshots that are not whole, and how long they are.
    private(set) var brokenSnapshots: [(name: StoreFileName, size: Int)] = []
    /// The numbers of journals that are not there and must have been.
    private(set) var lostJournals: [ClosedRange<UInt64>] = []
    /// The files of another store, of which nothing was read.
    private(set) var foreign: [StoreFileName] = []
    /// The names of files that look like ours and are none; they mean nothing.
    private(set) var strange: [String] = []
    /// Whether changes were confirmed here, and no file has any.
    private(set) var isLost = false
    /// The highest number of any file, or 0.
    private(set) var highest: UInt64 = 0

    /// Whether the state holds parts of a damaged snapshot.
    private var isSalvaged = false

    var isDamaged: Bool {
        !brokenSnapshots.isEmpty || !lostJournals.isEmpty
            || journals.contains { !$0.damage.isEmpty }
    }

    /// Reads a folder without changing anything; a missing one holds nothing.
    ///
    /// - Parameters:
    ///   - folder: Where the files are.
    ///   - isSalvaging: Whether the whole blocks of a damaged snapshot count, too.
    /// - Returns: What was read.
    /// - Throws: ``SiteStoreError/newerFormat(found:supported:)``,
    ///   ``SiteStoreError/unreadable(path:)``, or what the system reports.
    static func read(
        _ folder: StoreFolder,
        isSalvaging: Bool = false
    ) throws(SiteStoreError) -> StoreContents {
        // A writer may remove files that were listed, or make some meanwhile (ST-37).
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

    /// Refuses a folder in which a newer version has written (SR-81, ST-40).
    static func checkVersions(of folder: StoreFolder) throws(SiteStoreError) {
        let files = folder.numberedFiles(among: try names(in: folder)).map(\.text)
        for name in files + [StoreIdentity.fileName, StoreKinship.fileName] {
            let bytes = try folder.readIfPresent(name, limit: FileHeader.size)
            try FileHeader.checkVersion(of: bytes ?? [])
        }
    }

    private init(_ folder: StoreFolder, isSalvaging: Bool) throws(SiteStoreError) {
        try Self.checkVersions(of: folder)
        try readNames(in: folder)
        let names = try Self.names(in: folder)
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
        // A store that cannot be read is never an empty one.
        let isEmpty = base == nil && !isSalvaged && journals.allSatisfy(\.transactions.isEmpty)
        if isEmpty, isDamaged, !isEmptied { throw .unreadable(path: folder.path) }
        guard isEmpty, identity?.hadChanges == true else { return }
        isLost = true
        if !isDamaged { lostJournals = [1...max(highest, 1)] }
    }

    /// True if all that is damaged has no byte left: such a file says no more than one that was
    /// removed, and to begin anew takes nothing away.
    private var isEmptied: Bool {
        lostJournals.isEmpty && brokenSnapshots.allSatisfy { $0.size == 0 }
            && journals.allSatisfy { $0.damage.isEmpty || $0.size == 0 }
    }

    /// Reads who writes here, and under which names that was before.
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

    /// The files of another store, among those of a folder.
    static func foreignFiles(in folder: StoreFolder) throws(SiteStoreError) -> [StoreFileName] {
        var contents = StoreContents()
        try contents.readNames(in: folder)
        let files = folder.numberedFiles(among: try names(in: folder))
        _ = try contents.ownFiles(among: files, in: folder)
        return contents.foreign
    }

    private init() {}

    /// True if files were taken for the store's own whose names stand nowhere else.
    var hasUnnamedKin: Bool {
        var named = former
        if let identity { named.insert(identity.header) }
        let known = named
        named.formUnion(kinship)
        return named != known
    }

    /// Leaves out what another store has written.
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
            // Any of the files may have a name that is lost. Hiding the store's own is worse than
            // to read another's.
            for file in headers { kinship.insert(file.header) }
        }
        if !headers.contains(where: { kinship.includes($0.header) }) {
            try takeNames(of: headers, in: folder)
        }
        foreign = kinship.takeKin(among: headers)
        return files.filter { !foreign.contains($0) }
    }

    /// Finds out which files are the store's own where none has a name that is known.
    ///
    /// - Throws: ``SiteStoreError/severalStores(path:files:)`` where that cannot be told: a wrong
    ///   guess would hide the records behind those of somebody else.
    private mutating func takeNames(
        of files: [StoreKinship.File],
        in folder: StoreFolder
    ) throws(SiteStoreError) {
        // The names that are known are all that the store has had, then. An earlier version could
        // change both while its files kept the former ones.
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

    /// Every journal is made before the snapshot of its number and before the next journal (ST-31),
    /// and none is removed that comes after the snapshot that was read.
    ///
    /// One between others is left to the counters where they tell what it held ("Opening", 7).
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
            take(snapshot)
            base = file.generation
            snapshotSize = bytes.count
        } catch {
            // What was given up is not broken.
            guard !Task.isCancelled else { throw .cancelled }
            brokenSnapshots.append((file, bytes.count))
            guard isSalvaging, !isSalvaged,
                let snapshot = try? SnapshotDecoder.salvage(bytes, generation: file.generation)
            else { return }
            take(snapshot)
            isSalvaged = true
        }
    }

    private mutating func take(_ snapshot: Snapshot) {
        state = snapshot.state
        state.rename(identity?.replica)
        storeID = snapshot.header.storeID
    }

    private static func names(in folder: StoreFolder) throws(SiteStoreError) -> [String] {
        do {
            return try folder.names()
        } catch  where error.isMissingFile {
            return []
        }
    }
}
