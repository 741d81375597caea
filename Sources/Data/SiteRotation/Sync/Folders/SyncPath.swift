package import MomentumSiteRotationDomain

/// A path below a sync folder that cannot leave the folder.
package struct SyncPath: Hashable, Sendable {
    /// The names, outermost first; empty for the sync folder itself.
    package let names: [String]

    /// Reads names separated by `/`; throws for empty and hidden names, such as `.` and `..`.
    package init(_ path: String) throws(SiteSyncFailure) {
        names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy(Self.isVisible) else { throw .invalidPath(path) }
    }

    /// Reads the path of a folder, which is empty for the sync folder itself; throws as for a file.
    package init(folder: String) throws(SiteSyncFailure) {
        if folder.isEmpty {
            names = []
        } else {
            names = try SyncPath(folder).names
        }
    }

    /// True if a file or folder of this name takes part in the sync; temporary files do not.
    package static func isVisible(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains(0) && !name.contains("/")
    }

    /// The parent folders of the path, outermost first.
    var parents: [[String]] {
        names.indices.dropFirst().map { Array(names[..<$0]) }
    }
}
