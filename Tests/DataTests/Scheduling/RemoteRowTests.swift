import Foundation
import MomentumDomain
import MomentumLoopback
import MomentumSchedulingData
import MomentumSchedulingDomain
import Testing

/// Rows that a server should not answer with.
@Suite(.timeLimit(.minutes(5))) struct RemoteRowTests {
    private static func user(_ id: Int, _ name: String) -> String {
        #"{"id": \#(id), "fullName": "\#(name)", "craftAbility": "Engineering", "#
            + #""jobLevel": "Mid", "craftFocus": "NotApplicable", "levelStartDate": null}"#
    }

    private func people(
        answering body: String
    ) async throws -> Result<[String], SchedulingError> {
        let server = try LoopbackServer { _ in .json(body) }
        defer { server.stop() }
        let repository = try SchedulingAdapter.repository(
            at: server.url().absoluteString,
            token: "a-token"
        )
        do throws(SchedulingError) {
            return .success(try await repository.users(.networkOnly).value.map(\.fullName))
        } catch {
            return .failure(error)
        }
    }

    @Test(arguments: [0, -1, 1 << 31])
    func `an id that no row can have is a decoding failure with its path (MD-GQ-17)`(
        id: Int
    ) async throws {
        let users = Self.user(1, "Ana") + "," + Self.user(id, "Ben")

        let answer = try await people(answering: #"{"data": {"users": [\#(users)]}}"#)

        guard case .failure(.repository(.unreadable(let cause))) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(cause.detail.contains("users") && cause.detail.contains("id"), "\(cause.detail)")
        #expect(!cause.detail.contains("Ben"))
    }

    @Test func `an id that an answer has twice is one row, and the last counts (MD-GQ-18)`()
        async throws
    {
        let users = [(1, "Ana"), (2, "Ben"), (1, "Zoe")].map(Self.user).joined(separator: ",")

        let answer = try await people(answering: #"{"data": {"users": [\#(users)]}}"#)

        #expect(try answer.get() == ["Zoe", "Ben"])
    }

    @Test(arguments: ["null", "[]"])
    func `people of an incomplete answer say that something may be missing (GQ-17)`(
        teams: String
    ) async throws {
        let users = Self.user(1, "Ana")
        let server = try LoopbackServer { _ in
            .json(
                #"{"data": {"users": [\#(users)], "teams": \#(teams)}, "#
                    + #""errors": [{"message": "User not found"}]}"#
            )
        }
        defer { server.stop() }
        let repository = try SchedulingAdapter.repository(
            at: server.url().absoluteString,
            token: "a-token"
        )

        let loaded = try await repository.people(.networkOnly)

        #expect(loaded.value.users?.map(\.fullName) == ["Ana"])
        #expect(
            loaded.remark?.cause?.explanation?.english
                == "The server's answer is incomplete. Something may be missing here."
        )
        #expect(loaded.remark?.cause?.detail == "User not found")
    }
}
