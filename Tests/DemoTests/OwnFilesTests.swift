import Foundation
import Testing

@testable import MomentumDemo

/// The files that no document may replace.
@MainActor
@Suite struct OwnFilesTests {
    /// A folder in which every feature has kept something, so that a new file is not forgotten.
    @Test func `all that the features keep is the program's own, and nothing else`() async throws {
        let world = try await AppWorld()
        let data = world.folder.appending(path: "data", directoryHint: .isDirectory)
        let own = OwnFiles(data)
        let names = try FileManager.default.contentsOfDirectory(atPath: data.path)

        // The index of places is one that a person has built.
        let kept = names.filter { $0 != "gyms.places" }
        let unprotected = kept.filter { !own.contains(data.appending(path: $0)) }

        #expect(kept.count > 3)
        #expect(unprotected == [])
        for name in [
            "watch/x.json", "wearers/1/site-settings.json", "WEARERS/1/Phone/x",
            "app.json.unreadable-2",
        ] {
            #expect(own.contains(data.appending(path: name)), "\(name)")
        }
        let foreign = ["entries.csv", "sub/site-settings.json", "wearers/1/entries.csv"]
        for name in foreign + kept.map({ "../\($0)" }) {
            #expect(!own.contains(data.appending(path: name)), "\(name)")
        }
    }

    @Test func `all that the page of the data folder lists is the program's own`() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Docs/Formats/DataFolder.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        let table = try #require(text.firstRange(of: "| name | holds |")).lowerBound
        let end = try #require(text[table...].firstRange(of: "\n\n")).lowerBound
        let names = text[table..<end].matches(of: /\n\| `([^`]+)`/).map { String($0.1) }
        let data = URL(filePath: "/data", directoryHint: .isDirectory)

        #expect(names.count > 15)
        for name in names where !name.hasPrefix("…") {
            #expect(OwnFiles(data).contains(data.appending(path: name)), "\(name)")
            let lock = data.appending(path: "\(name).lock")
            if name.hasSuffix(".json") { #expect(OwnFiles(data).contains(lock), "\(name)") }
        }
    }
}
