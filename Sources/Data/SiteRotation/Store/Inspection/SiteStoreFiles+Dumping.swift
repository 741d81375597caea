import Foundation
import MomentumDomain

extension SiteStoreFiles {
    /// Prints all that the files hold as lines of JSON: what each file is, then its transactions or
    /// registers (ST-2).
    ///
    /// - Parameter line: Takes the lines, in the order of the files.
    /// - Throws: ``SiteStoreError/newerFormat(found:supported:)`` or what the system reports. A
    ///   damaged file gives what can be read of it.
    public func dump(_ line: (String) -> Void) throws(SiteStoreError) {
        try StoreContents.checkVersions(of: folder)
        if let bytes = try folder.readIfPresent(StoreIdentity.fileName) {
            line(StoreDump.header(bytes, file: StoreIdentity.fileName))
        }
        for name in try names() {
            let bytes = try folder.read(name.text)
            line(StoreDump.header(bytes, file: name.text))
            switch name.content {
            case .journal:
                for transaction in JournalContents(bytes, name: name).transactions {
                    line(StoreDump.line(["transaction": StoreDump.value(transaction)]))
                }
            case .snapshot:
                let generation = name.generation
                let snapshot =
                    (try? SnapshotDecoder.snapshot(bytes, generation: generation))
                    ?? (try? SnapshotDecoder.salvage(bytes, generation: generation))
                guard let snapshot else { continue }
                StoreDump.lines(of: snapshot).forEach(line)
            }
        }
    }
}
