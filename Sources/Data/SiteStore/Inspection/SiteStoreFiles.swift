package import Foundation
import MomentumData
package import MomentumDomain
package import MomentumSiteRotationDomain

/// Inspects the files of a store for maintenance commands: their contents and their damage.
///
/// Only ``repair(identifiers:dates:)`` changes anything.
public struct SiteStoreFiles: Sendable {
    /// A summary of a store folder.
    package struct Info: Hashable, Sendable {
        /// A file of the folder and its size in bytes.
        package struct File: Hashable, Sendable, Codable {
            package let name: String
            package let size: Int
        }

        /// The id of the store; `nil` before the first write.
        package let storeID: UUID?
        /// The name under which this folder writes, in hexadecimal digits.
        package let replica: String?
        package let entries: Int
        package let locations: Int
        /// The number of transactions in the records, of all replicas.
        package let transactions: UInt64
        /// The numbered files, lowest first.
        package let files: [File]
        package let quarantine: [String]
        package let report: Report
    }

    let folder: StoreFolder

    /// - Parameter folder: The folder of a `FileSiteRotationRepository`.
    package init(_ folder: URL) {
        self.init(folder, fileSystem: PosixFileSystem())
    }

    init(_ folder: URL, fileSystem: any FileSystem) {
        self.folder = StoreFolder(folder, fileSystem: fileSystem)
    }

    /// Summarizes the folder; a missing folder counts as empty.
    ///
    /// - Throws: ``SiteStoreError/newerFormat(found:supported:)``,
    ///   ``SiteStoreError/unreadable(path:)``, or the system's error.
    package func info() throws(SiteStoreError) -> Info {
        let contents = try StoreContents.read(folder)
        var report = Report(contents, in: folder)
        report.isCopy = contents.isCopy(try lockIdentity())
        let identity = contents.identity
        var files: [Info.File] = []
        for name in try folder.numberedFilesIfPresent() {
            files.append(Info.File(name: name.text, size: try folder.size(of: name.text)))
        }
        let ranges = contents.state.numbers.values.flatMap(\.ranges)
        return Info(
            storeID: identity?.storeID ?? contents.storeID,
            replica: identity.map { String($0.replica, radix: 16) },
            entries: contents.state.records.entryCount,
            locations: contents.state.records.allLocations.count,
            transactions: ranges.map { $0.upperBound - $0.lowerBound + 1 }.reduce(0, +),
            files: files,
            quarantine: quarantined(),
            report: report
        )
    }

    /// Reads the records at a point in time, empty without files; throws like ``info()``.
    package func records(at moment: Date) throws(SiteStoreError) -> SiteRecords {
        var state = try StoreContents.read(folder).state
        state.look(at: moment)
        return state.records
    }

    /// Reads every file, including former generations.
    ///
    /// - Returns: The findings in `identity` and in the former names, then those in each file,
    ///   lowest number first.
    /// - Throws: ``SiteStoreError/newerFormat(found:supported:)`` or the system's error; damage is
    ///   part of the result.
    package func check() throws(SiteStoreError) -> [Check] {
        try StoreContents.checkVersions(of: folder)
        let foreign = try StoreContents.foreignFiles(in: folder)
        var checks: [Check] = []
        // The newest complete snapshot makes everything before it superfluous (ST-3).
        for name in try folder.numberedFilesIfPresent() {
            var check = Check(try folder.read(name.text), name)
            check.isForeign = foreign.contains(name)
            if name.content == .snapshot, check.isWhole, !check.isForeign {
                for index in checks.indices {
                    let former = StoreFileName(checks[index].name)
                    checks[index].isCurrent = former?.generation == name.generation
                }
            }
            checks.append(check)
        }
        var names: [Check] = []
        for name in [StoreIdentity.fileName, StoreKinship.fileName] {
            let bytes = try folder.readIfPresent(name, limit: StoreKinship.maximumSize + 1)
            if let bytes { names.append(Check(bytes, name: name)) }
        }
        return names + checks
    }

    /// True if ``repair(identifiers:dates:)`` can recover something.
    package func isOfUse() -> Bool {
        (try? StoreContents.read(folder, isSalvaging: true)) != nil
    }

    /// Cuts off unfinished writes, quarantines damaged files, and writes all readable data as a new
    /// generation.
    ///
    /// This includes the complete blocks of a damaged snapshot.
    ///
    /// Acknowledges the losses.
    ///
    /// - Parameters:
    ///   - identifiers: The source of a new store name if the old one is lost.
    ///   - dates: The clock that dates the files.
    /// - Returns: The findings.
    /// - Throws: ``SiteStoreError/locked(process:)`` if the store is in use, `unreadable` if
    ///   nothing can be recovered, or the system's error. Nothing is lost in any of these cases.
    package func repair(
        identifiers: any IdentifierSource,
        dates: any WallClock
    ) throws(SiteStoreError) -> Report {
        let process = ProcessInfo.processInfo.processIdentifier
        let lock = try FileLock(folder, process: process)
        let store = JournalStore(folder, lock: lock, identifiers: identifiers, dates: dates)
        let isHeld = try folder.call { _ throws(FileSystemError) in try lock.tryAcquire() }
        guard isHeld else { throw .locked(process: lock.holder()) }
        defer { lock.release() }
        try store.loadAndRecover(isSalvaging: true)
        if let failure = store.failure { throw .readOnly(failure) }
        try Quarantine(folder).acknowledge(store.report.missing)
        return store.report
    }

    /// The identity of the lock file; `nil` if it is unreadable.
    ///
    /// Throws if another item is in its place.
    private func lockIdentity() throws(SiteStoreError) -> FileIdentity? {
        let path = folder.path(of: StoreFolder.lockName)
        do throws(SiteStoreError) {
            return try folder.call { fileSystem throws(FileSystemError) in
                let lock = try fileSystem.open(path, .reading)
                defer { fileSystem.close(lock) }
                return try fileSystem.status(of: lock).identity
            }
        } catch  where error.systemError?.obstacle == nil {
            return nil
        }
    }

    private func quarantined() -> [String] {
        let path = folder.path(of: StoreFolder.quarantineName)
        return ((try? folder.fileSystem.list(path)) ?? []).sorted()
    }
}

extension SiteStoreFiles {
    /// Prints the contents of all files as lines of JSON: the header of each file, then its
    /// transactions or registers.
    ///
    /// - Parameter line: Receives the lines, in the order of the files.
    /// - Throws: ``SiteStoreError/newerFormat(found:supported:)`` or the system's error. The
    ///   readable part of a damaged file is printed.
    package func dump(_ line: (String) -> Void) throws(SiteStoreError) {
        try StoreContents.checkVersions(of: folder)
        if let bytes = try folder.readIfPresent(StoreIdentity.fileName) {
            line(StoreDump.header(bytes, file: StoreIdentity.fileName))
        }
        for name in try folder.numberedFilesIfPresent() {
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
