import Foundation
import MomentumData
import MomentumDomain
import MomentumTestSupport
import Testing

@Suite struct FileSchedulingRepositoryTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "people-\(UUID())")
    private let dates = FixedWallClock(now: Date(timeIntervalSince1970: 1000))
    private var file: URL { folder.appending(component: "people.json") }

    @Test func `samples are there on first use, and what was deleted stays away (CL-10)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = FileSchedulingRepository(file: file, dates: dates, withSamples: true)
        #expect(try await first.users(.networkOnly).value.count == 5)
        #expect(try await first.users(.networkOnly).freshness.source == .file)
        #expect(try await first.deleteUser(5))

        let again = FileSchedulingRepository(file: file, dates: dates, withSamples: true)
        #expect(try await again.users(.networkOnly).value.count == 4)
    }

    @Test func `a damaged file is an error, never an empty space (AK-9)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: file)
        let people = FileSchedulingRepository(file: file, dates: dates)

        for call in 0..<2 {
            await #expect(throws: SchedulingError.self) {
                if call == 0 { _ = try await people.users(.networkOnly) }
                if call == 1 { _ = try await people.createUser(UserDraft(newOn: nil)) }
            }
        }
        #expect(try Data(contentsOf: file) == Data("{".utf8))
    }
}
