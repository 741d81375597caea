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

    private func write(users: String, teams: String = "") throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = #"{"version": 1, "users": [\#(users)], "teams": [\#(teams)]}"#
        try Data(text.utf8).write(to: file)
    }

    private static func user(_ id: String, _ name: String) -> String {
        #"{"id": \#(id), "fullName": "\#(name)", "craftAbility": "Engineering", "#
            + #""jobLevel": "Mid", "craftFocus": "NotApplicable", "levelStartDate": null}"#
    }

    @Test(arguments: ["0", "-1", "2147483648", "9223372036854775807"])
    func `an id that the server cannot have makes a file unreadable, with its place (MD-GQ-17)`(
        id: String
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(users: Self.user("1", "Ana") + "," + Self.user(id, "Ben"))
        let people = FileSchedulingRepository(file: file, dates: dates)

        let error = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.users(.networkOnly)
        }
        guard case .repository(.unreadable(let cause)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(cause.detail.hasPrefix("users.Index 1.id"), "\(cause.detail)")
    }

    @Test func `an id that a file has twice is one row, and the last counts (MD-GQ-18)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            users: [("1", "Ana"), ("2", "Ben"), ("1", "Zoe")].map(Self.user).joined(separator: ","),
            teams: ["Old", "New"].map { name in
                #"{"id": 7, "name": "\#(name)", "teamLeadId": 1, "memberIds": [1]}"#
            }.joined(separator: ",")
        )
        let people = FileSchedulingRepository(file: file, dates: dates)

        #expect(try await people.users(.networkOnly).value.map(\.fullName) == ["Zoe", "Ben"])
        #expect(try await people.teams(.networkOnly).value.map(\.name) == ["New"])
        #expect(try await people.deleteTeam(7))
        #expect(try await people.teams(.networkOnly).value.isEmpty)
    }
}
