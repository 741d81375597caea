import Foundation

/// The Swift files of this package, found from where this file lies.
struct SourceTree: Sendable {
    static let current = SourceTree(root: packageRoot)

    let files: [SourceFile]
    let manifest: SourceFile?

    private init(root: URL) {
        files = ["Sources", "Tests"].flatMap { Self.files(in: $0, root: root) }
        manifest = Self.file("Package.swift", root: root)
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
