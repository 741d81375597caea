package import Foundation
package import MomentumData
package import MomentumDomain
package import MomentumSiteRotationDomain

// The values of the owners, for readers.
extension JournalStore {
    package var state: SiteRotationState { records.state }
    package var view: SiteRecords { records.state.records }
    package var version: Int { records.version }
    /// The time at which the view changes by itself; `nil` if never.
    package var nextDue: Date? { state.nextDue }
    package var highest: UInt64 { journals.highest }

    /// The paths of the folder and the current journal; each write of another process changes one
    /// of them.
    package var watchedPaths: [String] {
        let journal = journals.current.map {
            folder.path(of: StoreFileName($0.generation, .journal))
        }
        return [folder.path] + [journal].compactMap(\.self)
    }
    var identity: StoreIdentity? { name.identity }
    package var report: SiteStoreFiles.Report { health.report }
    package var trouble: SiteRecordsTrouble? { health.trouble }
    package var failure: FileSystemError? { health.failure }
    package var readOnlyError: RepositoryError { health.readOnlyError.repositoryError }

    func header(_ kind: FileKind, generation: UInt64) -> FileHeader {
        name.header(kind, generation: generation)
    }

    func end() throws(SiteStoreError) -> JournalPosition { try journals.end() }

    func holds(_ position: JournalPosition) throws(SiteStoreError) -> Bool {
        try journals.holds(position)
    }
}
