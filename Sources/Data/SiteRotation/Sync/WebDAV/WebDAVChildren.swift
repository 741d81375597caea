import Foundation

/// The entries of a folder among what a listing of depth 1 answered.
struct WebDAVChildren {
    /// All of them, hidden ones too.
    let named: [(name: String, resource: WebDAVResource)]

    /// Takes what stands directly below the folder, which is part of the listing itself.
    ///
    /// The server may see the folder under another path than we do, as behind a proxy; then it is
    /// the entry with the shortest one.
    init(of folder: URL, in resources: [WebDAVResource]) {
        let asked = folder.path(percentEncoded: false).split(separator: "/").map(String.init)
        let paths = resources.map(\.names)
        let root =
            paths.contains(asked) ? asked : paths.min { $0.count < $1.count } ?? asked
        named = zip(paths, resources).compactMap { names, resource in
            guard names.count == root.count + 1, names.starts(with: root),
                let name = names.last
            else { return nil }
            return (name, resource)
        }
    }

    /// Those that take part.
    var visible: [(name: String, resource: WebDAVResource)] {
        named.filter { SyncPath.isVisible($0.name) }
    }
}
