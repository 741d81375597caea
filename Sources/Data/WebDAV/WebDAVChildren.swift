import Foundation
import MomentumSiteRotationData

/// The entries of a folder in a listing of depth 1.
struct WebDAVChildren {
    /// All entries, including hidden ones.
    let named: [(name: String, resource: WebDAVResource)]
    /// The time of the listing by the server's clock; `nil` if it sends none.
    let date: Date?
    /// The error status that the server reports for the folder itself; `nil` if there is none.
    private let folderRefusal: Int?

    /// Keeps the resources directly below the folder whose path the server calls `root`.
    init(of root: [String], in look: WebDAVLook) {
        date = look.date
        folderRefusal = look.resources.lazy.filter { $0.names == root }.compactMap(\.refusal).first
        named = look.resources.compactMap { resource in
            let names = resource.names
            guard names.count == root.count + 1, names.starts(with: root),
                let name = names.last
            else { return nil }
            return (name, resource)
        }
    }

    /// The path of a folder as its listing has it; `nil` if the listing may leave the folder out.
    ///
    /// Behind a proxy the path may differ; the folder is then the resource above all others.
    static func root(of folder: URL, in resources: [WebDAVResource]) -> [String]? {
        let (asked, paths) = (names(of: folder), resources.map(\.names))
        guard !paths.contains(asked) else { return asked }
        let shortest = paths.min { $0.count < $1.count } ?? []
        let others = paths.filter { $0 != shortest }
        let isAbove = !others.isEmpty && others.allSatisfy { $0.starts(with: shortest) }
        return isAbove ? shortest : nil
    }

    static func names(of folder: URL) -> [String] {
        folder.path(percentEncoded: false).split(separator: "/").map(String.init)
    }

    var visible: [(name: String, resource: WebDAVResource)] {
        named.filter { SyncPath.isVisible($0.name) }
    }

    /// The error status that makes the listing incomplete; `nil` if there is none.
    var refusal: Int? {
        folderRefusal ?? visible.lazy.compactMap(\.resource.refusal).first
    }
}
