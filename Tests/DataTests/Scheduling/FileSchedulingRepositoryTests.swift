import Foundation
import MomentumDomain
import MomentumSchedulingData
import MomentumSchedulingDomain
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

    private func write(users: String, teams: String = "", more: String = "") throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = #"{"version": 1, "users": [\#(users)], "teams": [\#(teams)]\#(more)}"#
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

    @Test func `an id is not given again after a deletion, by no run (MD-GQ-4)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for id in 1...3 {
            let people = FileSchedulingRepository(file: file, dates: dates)
            let user = try await people.createUser(UserDraft(newOn: nil))
            #expect(user.id == id)
            #expect(try await people.deleteUser(id))
        }
    }

    @Test(arguments: [("", 3), (#","nextUser":9"#, 9), (#","nextUser":1"#, 3)])
    func `a file of an earlier version goes on above its highest id (MD-GQ-4)`(
        field: String,
        id: Int
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(users: Self.user("2", "Ada"), more: field)
        let people = FileSchedulingRepository(file: file, dates: dates)

        #expect(try await people.createUser(UserDraft(newOn: nil)).id == id)
    }

    @Test func `there is no id beyond those that can be read again (MD-GQ-4, MD-GQ-17)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(users: Self.user("2147483646", "Ada"))
        let people = FileSchedulingRepository(file: file, dates: dates)
        _ = try await people.createUser(UserDraft(newOn: nil))

        await #expect(throws: SchedulingError.self) {
            try await people.createUser(UserDraft(newOn: nil))
        }
        #expect(try await people.users(.networkOnly).value.count == 2)
    }

    @Test func `people of a newer version are said to be newer, and stay (TR-13)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let newer = Data(#"{"version":2,"everybody":[]}"#.utf8)
        try newer.write(to: file)
        let people = FileSchedulingRepository(file: file, dates: dates)

        let errors = [
            await #expect(throws: SchedulingError.self) { try await people.users(.networkOnly) },
            await #expect(throws: SchedulingError.self) {
                try await people.createUser(UserDraft(newOn: nil))
            },
        ]

        for error in errors {
            guard case .repository(.unreadable(let cause)) = error else {
                Issue.record("expected .unreadable, got \(String(describing: error))")
                continue
            }
            #expect(cause.explanation?.english.contains("was written by a newer version") == true)
        }
        #expect(try Data(contentsOf: file) == newer)
    }
}
