import Foundation

@testable import MomentumSiteRotationData
@testable import MomentumSiteRotationDomain
@testable import MomentumSiteStore

/// Reads any bytes as each kind of file of the store, and as names of files.
@_cdecl("LLVMFuzzerTestOneInput")
public func readJournal(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = Array(UnsafeBufferPointer(start: bytes, count: count))
    let journal = JournalContents(file, name: StoreFileName(1, .journal))
    _ = JournalContents.sizeInBlocks(journal.end)
    let identity = StoreIdentity(file)
    var kinship = StoreKinship(file) ?? StoreKinship()
    if let header = FileHeader(file) {
        // A store with an id of the input meets a file of the same, and one of another.
        let own = FileHeader(
            kind: .journal,
            storeID: identity?.storeID ?? UUID(),
            generation: header.generation,
            replica: header.replica,
            created: header.created
        )
        let names = [StoreFileName(1, .journal), StoreFileName(2, .snapshot)]
        let files = Array(zip(names, [own, header]))
        _ = kinship.adoptKin(among: files)
        _ = StoreKinship.families(of: files)
    }
    _ = StoreKinship(ofBroken: file)
    _ = try? FileHeader.checkVersion(of: file)
    _ = try? TransactionDecoder.transactions(in: file[...])
    _ = try? SnapshotDecoder.snapshot(file, generation: 2)
    _ = try? SnapshotDecoder.salvage(file, generation: 2)
    readNames(String(decoding: file, as: UTF8.self).split(separator: "\n").map(String.init))
    return 0
}

/// Names in the folder of the store, its quarantine and a sync folder.
private func readNames(_ names: [String]) {
    for file in StoreFileName.all(in: names) { _ = StoreFileName(file.generation + 1, .journal) }
    _ = names.filter(StoreFileName.isLikeOne)
    let notes = QuarantineNotes(names)
    _ = (notes.damaged, notes.doubtful, notes.foreign, notes.cut)
    _ = notes.missing([], among: [:]).reduce(0) { $0 &+ $1.count }
    for name in names {
        _ = SyncListing.stem(of: name)
        _ = SyncListing.isOriginal(name, of: 1)
        let numbers = PublishedNumbers(SyncListing.counters(of: name), of: "1")
        _ = numbers?.counters.values.map(\.count)
    }
}
