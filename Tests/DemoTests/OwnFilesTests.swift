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

        // Locks are made anew, and the index of places is one that a person has built.
        let kept = names.filter { !$0.hasSuffix(".lock") && $0 != "gyms.places" }
        let unprotected = kept.filter { !own.contains(data.appending(path: $0)) }

        #expect(kept.count > 3)
        #expect(unprotected == [])
        for name in ["watch/x.json", "wearers/1/site-settings.json", "WEARERS/1/Phone/x"] {
            #expect(own.contains(data.appending(path: name)), "\(name)")
        }
        let foreign = ["entries.csv", "sub/site-settings.json", "wearers/1/entries.csv"]
        for name in foreign + kept.map({ "../\($0)" }) {
            #expect(!own.contains(data.appending(path: name)), "\(name)")
        }
    }
}
