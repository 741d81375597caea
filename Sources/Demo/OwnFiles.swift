import Foundation
import MomentumCommandLine
import MomentumData
import MomentumDomain
import MomentumSiteRotationData

/// The files in which the program keeps its data; a document in their place would destroy them.
struct OwnFiles {
    private static let store = "site rotation.store"
    /// The files and folders in the data folder, and in the folder of a wearer.
    private static let names: Set = [
        "app.json", "app.log", "details.json", "people.json", "phone", "reminders.json", "removed",
        "scheduling", "site-settings.json", "site rotation.store", "watch", "watch-link", "wearers",
        "wearers.json",
    ]
    /// The additions to a document's name for the files beside it: its lock, and its unreadable
    /// contents, whose second copy has a number behind the addition.
    private static let additions = [".lock", ".unreadable"]

    /// The path components of the data folder; a wearer's folder is two levels below it.
    private let base: [String]?

    init(_ folder: URL?) {
        base = folder.map { folder in
            let parts = Self.parts(of: folder.standardizedFileURL.resolvingSymlinksInPath())
            return parts.suffix(2).first == "wearers" ? parts.dropLast(2) : parts
        }
    }

    /// Some file systems ignore the case of letters.
    private static func parts(of url: URL) -> [String] {
        url.pathComponents.map { $0.lowercased() }.filter { $0 != "/" }
    }

    /// True for a file of the program itself, even through links.
    func contains(_ url: URL) -> Bool {
        let url = url.standardizedFileURL
        // A missing file is located in its folder, which may be a link to the program's own.
        let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
        return isOwn(url.resolvingSymlinksInPath())
            || isOwn(folder.appending(component: url.lastPathComponent))
    }

    private func isOwn(_ target: URL) -> Bool {
        let parts = Self.parts(of: target)
        if parts.dropLast().contains(Self.store) { return true }
        guard let base, parts.starts(with: base) else { return false }
        var rest = parts.dropFirst(base.count)
        if rest.count > 2, rest.first == "wearers" { rest = rest.dropFirst(2) }
        guard let name = rest.first else { return false }
        let addition = Self.additions.compactMap { name.firstRange(of: $0) }.first
        return Self.names.contains(String(name[..<(addition?.lowerBound ?? name.endIndex)]))
    }

    /// The reason not to replace a file; `nil` if there is none.
    ///
    /// A backup may replace another one, because its use case checks that first.
    func refusal(of url: URL, isBackup: Bool = false) -> FailureCause? {
        let path = url.path(percentEncoded: false)
        if contains(url) {
            return FailureCause(
                domain: CommandFailure.ownDomain,
                code: 8,
                detail: path,
                explanation: "\(path) is one of the program's own data. Name another file."
            )
        }
        if isBackup { return nil }
        do throws(FileSystemError) {
            guard JSONLinesSiteBackupFormat.isBackup(try Self.beginning(of: url)) else {
                return nil
            }
        } catch {
            // An item that is no regular file is refused where it is written.
            let isIrrelevant = error.code == ENOENT || error.obstacle != nil
            return isIrrelevant ? nil : FailureCause(error, at: url, call: .read)
        }
        return FailureCause(
            domain: CommandFailure.ownDomain,
            code: 9,
            detail: path,
            explanation: "\(path) is a backup of records. Name another file, or remove it first."
        )
    }

    /// The first bytes of a regular file; none of an open stream.
    private static func beginning(of url: URL) throws(FileSystemError) -> [UInt8] {
        guard !DocumentFile.isOpenAlready(url) else { return [] }
        let descriptor = try DocumentFile.open(url)
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            return Array(try handle.read(upToCount: 1024) ?? Data())
        } catch {
            throw FileSystemError(call: .read, path: url.path, code: EIO)
        }
    }
}
