import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain

/// The findings of the last reading, and the failure that stopped the writing.
struct StoreHealth {
    private let path: String
    /// The error after which no more writes are allowed.
    private(set) var failure: FileSystemError?
    private(set) var report = SiteStoreFiles.Report()

    init(_ folder: StoreFolder) { path = folder.path }

    mutating func giveUp(_ error: SiteStoreError) {
        let failure = error.systemError ?? FileSystemError(call: .write, path: path, code: EIO)
        self.failure = failure
        report.readOnlyReason = failure.sentence
    }

    /// Replaces only the failure, and returns the former one.
    @discardableResult
    mutating func replaceFailure(by other: FileSystemError?) -> FileSystemError? {
        defer { failure = other }
        return failure
    }

    mutating func adopt(_ report: SiteStoreFiles.Report) { self.report = report }

    mutating func adopt(_ notes: QuarantineNotes, _ contents: StoreContents) {
        report.adopt(notes, contents, isCut: true)
    }

    mutating func acknowledge() {
        (report.unacknowledged, report.doubtful) = ([], [])
        (report.damage, report.missing) = ([], [])
        (report.foreign, report.cut, report.isLost) = ([], [], false)
    }

    func checkWriting() throws(SiteStoreError) {
        if let failure { throw .readOnly(failure) }
    }

    var readOnlyError: SiteStoreError {
        .readOnly(failure ?? FileSystemError(call: .write, path: path, code: 0))
    }

    /// The problem to show (ST-11); lost records take precedence over obstacles.
    var trouble: SiteRecordsTrouble? {
        if report.isLost { return .lost }
        // A file just found damaged is in the quarantine too, if the quarantine is writable.
        let files = max(Set(report.damage.map(\.file)).count, report.unacknowledged.count)
        if files > 0 { return .damaged(files: files) }
        if !report.foreign.isEmpty { return .foreign(files: report.foreign.count) }
        let changes = report.missing.reduce(0) { $0 + $1.count }
        if changes > 0 { return .missing(changes: changes) }
        if let file = report.cut.first {
            return .cut(file: SiteStoreFiles.Report.file(of: file).name)
        }
        if let failure { return .readOnly(FailureCause(SiteStoreError.readOnly(failure))) }
        if let name = report.doubtful.first {
            let (file, copy) = SiteStoreFiles.Report.file(of: name)
            return .doubtful(file: copy ?? file)
        }
        return report.strange.first.map { .strange(file: $0) }
    }
}
