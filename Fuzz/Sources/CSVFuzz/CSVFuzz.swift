import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain

/// Reads any bytes as a file of entries or of locations, and as a table of another program.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCSV(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = Array(UnsafeBufferPointer(start: bytes, count: count))
    _ = try? CSVSiteRecordsFormat().read(file)
    if let sheet = try? CSVSiteRecordsFormat().sheet(file) {
        _ = try? SiteSheetMapper.read(
            sheet,
            answers: SiteSheetAnswers(),
            locations: SiteLocation.defaults,
            zone: .gmt
        )
    }
    return 0
}
