package import MomentumSiteRotationDomain

/// A path below a sync folder that cannot lead out of it.
package struct SyncPath: Hashable, Sendable {
    /// From the outermost to the innermost; none for the sync folder itself.
    package let names: [String]

    /// Takes names separated by `/`.
    ///
    /// - Throws: `SiteSyncFailure` for empty and hidden names, `.` and `..` among them: what is
    ///   hidden is never listed, so nobody has a reason to ask for it.
    package init(_ path: String) throws(SiteSyncFailure) {
        names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy(Self.isVisible) else { throw .invalidPath(path) }
    }

    /// Takes the path of a folder, which is empty for the sync folder itself.
    ///
    /// - Throws: `SiteSyncFailure` as for a file.
    package init(folder: String) throws(SiteSyncFailure) {
        if folder.isEmpty {
            names = []
        } else {
            names = try SyncPath(folder).names
        }
    }

    /// Whether a file or folder of this name takes part; temporary files of all kinds do not.
    package static func isVisible(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains(0) && !name.contains("/")
    }

    /// Each folder on the way, from the outermost to the one that the path's last name is in.
    var parents: [[String]] {
        names.indices.dropFirst().map { Array(names[..<$0]) }
    }
}
