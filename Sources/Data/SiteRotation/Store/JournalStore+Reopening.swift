import Foundation
import MomentumDomain

extension JournalStore {
    /// Opens the store again after it was given up; the lock is held.
    ///
    /// Nobody knows what of the files is on the device after a failed flush, though they can be
    /// read. So everything is written anew, into files of a new generation.
    ///
    /// - Throws: ``SiteStoreError/cancelled`` alone; the store is as it was then.
    func reopen() throws(SiteStoreError) {
        let former = failure
        failure = nil
        do throws(SiteStoreError) {
            try loadAndRecover()
            if failure == nil, highest > 0 { try compact() }
        } catch .cancelled {
            failure = former
            throw .cancelled
        } catch {
            giveUp(error)
        }
    }

    /// Notes that the user was told of what the report says; the lock is held.
    ///
    /// - Throws: Why that cannot be noted, or what is damaged not be put aside.
    func acknowledgeDamage() throws(SiteStoreError) {
        if let failure { throw .readOnly(failure) }
        let quarantine = Quarantine(folder)
        try quarantine.acknowledge(report.missing)
        (report.unacknowledged, report.doubtful) = ([], [])
        (report.damage, report.missing) = ([], [])
        (report.foreign, report.cut, report.isLost) = ([], [], false)
    }

    /// Why nothing can be written.
    var readOnlyError: RepositoryError {
        let failure = failure ?? FileSystemError(call: .write, path: folder.path, code: 0)
        return SiteStoreError.readOnly(failure).repositoryError
    }
}
