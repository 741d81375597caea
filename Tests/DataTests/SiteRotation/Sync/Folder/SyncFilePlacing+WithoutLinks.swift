import Foundation

@testable import MomentumData
@testable import MomentumSiteRotationData

extension SyncFilePlacing {
    /// As on FAT, where no file can have two names.
    static let withoutLinks = SyncFilePlacing { path, _ throws(FileSystemError) in
        throw FileSystemError(call: .rename, path: path, code: EPERM)
    }
}
