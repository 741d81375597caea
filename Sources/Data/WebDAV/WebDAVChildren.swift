import Foundation
import MomentumSiteRotationData

/// The entries of a folder in a listing of depth 1.
struct WebDAVChildren {
    /// All entries, including hidden ones.
    let named: [(name: String, resource: WebDAVResource)]
    /// The error status that the server reports for the folder itself; `nil` if there is none.
    private let folderRefusal: Int?

    /// Keeps the resources directly below the folder.
    ///
    /// Behind a proxy the folder's path may differ; the folder is then the resource with the
    /// shortest path.
    init(of folder: URL, in resources: [WebDAVResource]) {
        let asked = folder.path(percentEncoded: false).split(separator: "/").map(String.init)
        let paths = resources.map(\.names)
        let root =
            paths.contains(asked) ? asked : paths.min { $0.count < $1.count } ?? asked
        folderRefusal = resources.lazy.filter { $0.names == root }.compactMap(\.refusal).first
        named = zip(paths, resources).compactMap { names, resource in
            guard names.count == root.count + 1, names.starts(with: root),
                let name = names.last
            else { return nil }
            return (name, resource)
        }
    }

    var visible: [(name: String, resource: WebDAVResource)] {
        named.filter { SyncPath.isVisible($0.name) }
    }

    /// The error status that makes the listing incomplete; `nil` if there is none.
    var refusal: Int? {
        folderRefusal ?? visible.lazy.compactMap(\.resource.refusal).first
    }
}
