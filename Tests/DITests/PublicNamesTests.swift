import Foundation
import Testing

/// The public names of the suite in one program, as a composition root has them.
@Suite struct PublicNamesTests {
    /// Libraries of the toolchain and of Apple's systems whose names a program has beside them.
    private static let others = [
        "Foundation", "FoundationNetworking", "Observation", "Synchronization", "Testing",
        "SwiftUI",
        "MapKit", "CoreLocation", "UserNotifications", "WatchConnectivity",
    ]

    /// The modules in the record of the public interface, and the types that they declare.
    private func recorded() throws -> (modules: [String], types: [String]) {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Docs/API").standardized
        let files = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        .filter { $0.pathExtension == "txt" }
        let types = try files.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
                line in
                let declares = /(\w+)  (.* )?(struct|enum|class|actor|protocol|typealias) .*/
                return try declares.wholeMatch(in: line).map { String($0.1) }
            }
        }
        return (files.map { $0.deletingPathExtension().lastPathComponent }, types)
    }

    @Test(.enabled(if: Compiler.modules != nil, "needs the modules beside the tests"))
    func `each public type is named without its module, beside those of all others (EM-8)`() throws
    {
        let (modules, types) = try recorded()
        try #require(types.count > 600)
        let imports =
            modules.map { "import \($0)" }
            + Self.others.map { "#if canImport(\($0))\nimport \($0)\n#endif" }
        let names = types.enumerated().map { "    typealias Name\($0.offset) = \($0.element)" }
        func program(_ names: [String]) -> String {
            (imports + ["enum Names {"] + names + ["}"]).joined(separator: "\n")
        }

        #expect(try Compiler.complaints(about: program(names)) == "")
        // The program is really compiled: it cannot name a type that no module has.
        let complaints = try Compiler.complaints(
            about: program(["    typealias Name = NoSuchType"])
        )
        #expect(complaints.contains("NoSuchType"))
    }
}
