import Foundation
import MomentumCommandLine
import MomentumDomain

/// The files in which the program keeps its data; a document in their place would end them.
struct OwnFiles {
    private static let store = "site rotation.store"
    private static let names: Set = [
        "app.json", "details.json", "people.json", "session.json", "site-settings.json",
        "site rotation.store", "wearers", "wearers.json",
    ]

    /// The folders of data: that of a wearer lies two levels below the one of all.
    private let folders: Set<String>

    init(_ folder: URL?) {
        var folders: [URL] = []
        if let folder = folder?.resolvingSymlinksInPath() {
            let parent = folder.deletingLastPathComponent()
            folders = [folder, parent, parent.deletingLastPathComponent()]
        }
        self.folders = Set(folders.map { $0.path(percentEncoded: false).trimmed })
    }

    /// True for a file of the program itself, through links, too.
    func contains(_ url: URL) -> Bool {
        let url = url.standardizedFileURL
        // A file that is not there yet lies in the folder that its own may be a link to.
        let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
        return isOwn(url.resolvingSymlinksInPath())
            || isOwn(folder.appending(component: url.lastPathComponent))
    }

    private func isOwn(_ target: URL) -> Bool {
        // Some file systems take letters of both cases for the same.
        let parts = target.pathComponents.map { $0.lowercased() }
        let folder = target.deletingLastPathComponent().path(percentEncoded: false).trimmed
        return parts.dropLast().contains(Self.store)
            || folders.contains(folder) && parts.last.map(Self.names.contains) == true
    }

    static func refusal(of url: URL) -> FailureCause {
        let path = url.path(percentEncoded: false)
        return FailureCause(
            domain: CommandFailure.ownDomain,
            code: 8,
            detail: path,
            explanation: "\(path) is one of the program's own data. Name another file."
        )
    }
}

extension String {
    /// The path without a slash at its end.
    fileprivate var trimmed: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
