@testable import MomentumData

/// Reads any bytes as each kind of file of the store.
@_cdecl("LLVMFuzzerTestOneInput")
public func readJournal(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = Array(UnsafeBufferPointer(start: bytes, count: count))
    _ = JournalContents(file, name: StoreFileName(1, .journal))
    _ = StoreIdentity(file)
    _ = try? TransactionDecoder.transactions(in: file[...])
    _ = try? SnapshotDecoder.snapshot(file, generation: 2)
    _ = try? SnapshotDecoder.salvage(file, generation: 2)
    return 0
}
