import MomentumSiteRotationData

/// Reads any bytes as a file of entries or of locations.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCSV(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = Array(UnsafeBufferPointer(start: bytes, count: count))
    _ = try? CSVSiteRecordsFormat().read(file)
    return 0
}
