// The parts of Apple's Foundation that Linux lacks, compiled into each module that is checked.
// https://developer.apple.com/documentation/foundation
import Foundation

// Of Darwin, which Apple's Foundation exports.
extension stat {
    var st_mtimespec: timespec { timespec() }
}

struct SignalAction {
    var __sa_handler: (@convention(c) (Int32) -> Void)?
}

extension sigaction {
    var __sigaction_u: SignalAction {
        get { SignalAction() }
        set {}
    }
}

extension FileManager {
    func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
    func startDownloadingUbiquitousItem(at url: URL) throws {}
}

struct URLUbiquitousItemDownloadingStatus: Hashable, Sendable {
    static let current = Self()
}

extension URLResourceKey {
    static let ubiquitousItemDownloadingStatusKey = Self(rawValue: "")
}

extension URLResourceValues {
    var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
}

final class NSFileCoordinator {
    struct WritingOptions: OptionSet {
        let rawValue: UInt
        static let forDeleting = Self(rawValue: 1)
    }

    typealias ErrorPointer = UnsafeMutablePointer<NSError?>

    func coordinate(
        writingItemAt url: URL,
        options: WritingOptions = [],
        error: ErrorPointer?,
        byAccessor writer: (URL) -> Void
    ) {}
}

class NSMetadataQuery {
    var searchScopes: [Any] = []
    var predicate: NSPredicate?
    @discardableResult func start() -> Bool { true }
    func stop() {}
}

let NSMetadataQueryUbiquitousDataScope = ""
let NSMetadataQueryUbiquitousDocumentsScope = ""
let NSMetadataItemFSNameKey = ""

extension Notification.Name {
    static let NSMetadataQueryDidFinishGathering = Self("")
    static let NSMetadataQueryDidUpdate = Self("")
}

extension NSPredicate {
    convenience init(format: String, _ arguments: any CVarArg...) { self.init(value: true) }
}
