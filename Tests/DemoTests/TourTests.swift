import Foundation
import Testing

@testable import MomentumCommandLine

@MainActor
@Suite struct TourTests {
    @Test
    func `the program alone shows each feature and the states of its screens (AK-22, CL-1, SG-66)`()
        async throws
    {
        let run = await CommandLineRun("--json")

        #expect(run.exitCode == .success)
        let chapters = try run.document?["chapters"] as? [NSDictionary]
        #expect(
            chapters?.map { $0["title"] as? String } == [
                "Site Rotation", "Several devices", "Suggestions", "Scheduling",
            ]
        )
        let states = chapters?.dropFirst().flatMap { $0["steps"] as? [NSDictionary] ?? [] }
        #expect(
            states?.map { $0["state"] as? String } == [
                // Two devices log apart and meet; then a watch asks, and its answer is lost.
                "saved", "saved", "synced", "asking", "synced", "synced", "synced",
                "waiting", "waiting", "answered",
                // A form: an answer is typed, one picked near the saved address, one of two.
                "built", "saved", "idle", "noMatches", "noMatches", "typed",
                "idle", "suggesting", "suggesting", "suggesting", "picked",
                "suggesting", "suggesting", "picked", "suggesting", "suggesting", "picked", "saved",
                // People: the work is done in the file and then, between sign-in and sign-out, at a
                // server.
                "loaded", "saved", "saved", "failed", "loaded", "signedIn",
                "loaded", "saved", "saved", "failed", "loaded", "signedOut",
            ]
        )
        let steps = chapters?.first?["steps"] as? [NSDictionary]
        #expect(
            steps?.map { $0["state"] as? String } == [
                "previewing", "imported", "loaded", "confirming", "saved", "showing", "saved",
                "undone",
                "showing", "written",
            ]
        )
        #expect(try run.document?["folder"] is NSNull)
    }

    @Test func `the folder of the tour is kept on demand only (CL-1)`() async throws {
        let run = await CommandLineRun("--keep", "--json")

        let folder = try #require(try run.document?["folder"] as? String)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(files.contains("site-rotation-export-2026-03-01.csv"))
        #expect(files.contains("places.index"))
    }
}
