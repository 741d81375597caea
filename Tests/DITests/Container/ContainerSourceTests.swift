import Foundation
import Testing

/// The form that the container's sources must have.
@Suite struct ContainerSourceTests {
    private static let sources = URL(filePath: #filePath)
        .appending(path: "../../../../Sources").standardizedFileURL

    private static func files(under folder: URL) throws -> [(name: String, text: String)] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try #require(files).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }
            .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    @Test func `the container can be read in one sitting (K-10)`() throws {
        let files = try Self.files(under: Self.sources.appending(path: "DI/Container"))
        let lines = files.map { $0.text.count { $0 == "\n" } }

        #expect(files.count > 15)
        #expect(lines.reduce(0, +) < 1_600)
        #expect(lines.allSatisfy { $0 <= 200 })
    }

    @Test func `the container is plain safe Swift and stores no Any (K-10)`() throws {
        let doubtful =
            #/unsafe|Unmanaged|@unchecked|as!|try!|fatalError|: \[?Any\b(?!\.)|any Any\b/#

        for file in try Self.files(under: Self.sources.appending(path: "DI/Container")) {
            let code = file.text.split(separator: "\n").filter { !$0.contains("//") }
            #expect(code.filter { $0.contains(doubtful) } == [], "\(file.name)")
        }
    }

    @Test func `no container is global (K-1, AK-16)`() throws {
        let global =
            #/^(?:public |internal |private )?(?:static )?(?:let|var) \w+.*\bDependencyContainer\b/#
        let shared = #/static (?:let|var) \w+.*(?:\bDependencyContainer\b|\.build\(\))/#

        for file in try Self.files(under: Self.sources) {
            let code = file.text.split(separator: "\n").filter { !$0.contains("//") }
            let found = code.filter { $0.contains(shared) || $0.contains(global) }
            #expect(found == [], "\(file.name)")
        }
    }
}
