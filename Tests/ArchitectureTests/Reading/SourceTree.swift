import Foundation

/// The Swift files and the pages of this package, found from where this file lies.
struct SourceTree: Sendable {
    static let current = SourceTree(root: packageRoot)

    let files: [SourceFile]
    let manifest: SourceFile?
    /// Every page of documentation, except those in hidden folders.
    let pages: [Page]
    private let root: URL

    private init(root: URL) {
        self.root = root
        pages = Self.pages(in: "", root: root)
        files = ["Sources", "Tests"].flatMap { Self.files(in: $0, root: root) }
        manifest = Self.file("Package.swift", root: root)
    }

    /// True if a file or a folder has this path from the folder of the package.
    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// The Swift files in a folder that belongs to another package.
    func files(in folder: String) -> [SourceFile] { Self.files(in: folder, root: root) }

    func file(_ path: String) -> SourceFile? { Self.file(path, root: root) }

    private static func pages(in folder: String, root: URL) -> [Page] {
        let place = folder.isEmpty ? root : root.appending(path: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name in
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            guard name.hasSuffix(".md") else { return pages(in: path, root: root) }
            let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            return text.map { [Page(path: path, text: $0)] } ?? []
        }
    }

    /// The folder with `Package.swift`, from here upwards.
    private static var packageRoot: URL {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/",
            !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        {
            folder.deleteLastPathComponent()
        }
        return folder
    }

    private static func files(in folder: String, root: URL) -> [SourceFile] {
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (paths?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }
            .sorted()
            .compactMap { file("\(folder)/\($0)", root: root) }
    }

    private static func file(_ path: String, root: URL) -> SourceFile? {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8))
            .map { SourceFile(path: path, text: $0) }
    }
}
