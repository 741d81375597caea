import Foundation
import MomentumAuthenticationDomain
import MomentumDomain
@testable import MomentumGraphQL
@testable import MomentumNetwork
@testable import MomentumSchedulingData
import MomentumSchedulingDomain
import Testing

/// The table of GQ-15, row by row.
@Suite struct SchedulingErrorTests {
    private func error(
        _ text: String,
        _ deed: SchedulingError.Deed = .writing,
        code: String? = "INTERNAL_SERVER_ERROR"
    ) -> SchedulingError {
        let errors = [GraphQLError(message: text, code: code)]
        return SchedulingError(.refused(GraphQLRefusal(errors: errors)), deed)
    }

    @Test(
        arguments: [
            ("User", .person), ("Team", .team), ("Project", .project), ("Schedule", .schedule),
            ("Link", .link), ("Task", .task), ("Performance cycle", .cycle),
        ] as [(String, SchedulingSubject)]
    )
    func `what is not found is named (GQ-15, MD-GQ-19)`(word: String, subject: SchedulingSubject) {
        #expect(error("\(word) not found") == .notFound(subject))
    }

    @Test(arguments: [
        (
            "Cannot delete user: they are the lead of team \"The \"A\" team\"",
            SchedulingError.userLeadsTeam(name: "The \"A\" team")
        ),
        ("A schedule for Q3 2026 already exists", .scheduleExists(year: 2026, quarter: 3)),
        ("System projects cannot be edited", .builtInProject),
        ("System projects cannot be deleted", .builtInProject),
        ("No user found with that email", .noSuchAccount),
        ("You cannot add yourself", .memberIsYourself),
        ("This user is already a member of your space", .memberExists),
    ])
    func `a text of the server has its error (GQ-15)`(text: String, expected: SchedulingError) {
        #expect(error(text) == expected)
    }

    @Test
    func `a failed query depends on the deed, and its statement is never shown (GQ-15, fault 9)`() {
        let text = "Failed query: delete from \"users\" where \"id\" = 9"

        #expect(error(text, .deleting(.person)) == .inUse(.person, lostTeams: []))
        #expect(error(text, .deleting(.team)) == .inUse(.team, lostTeams: []))
        #expect(error(text, .writing) == .invalidReference)
    }

    @Test(arguments: [
        "BAD_USER_INPUT", "BAD_REQUEST", "GRAPHQL_VALIDATION_FAILED", "GRAPHQL_PARSE_FAILED",
    ])
    func `a request that does not fit the schema is an outdated client (GQ-15)`(code: String) {
        let expected = SchedulingError.repository(
            .unavailable(TransportError.clientOutdated.cause)
        )

        #expect(error("Cannot query field", code: code) == expected)
    }

    @Test(arguments: ["Boom", "Widget not found", "A schedule for Q 2026 already exists", ""])
    func `anything else is rejected, its text kept for the details (GQ-15)`(text: String) {
        #expect(error(text).errorCode == 19)
        #expect(error(text).cause?.detail == text)
    }

    @Test func `an unknown outcome, a cancel and a session keep their meaning (GQ-18, GQ-22)`() {
        let lost = TransportError.http(status: 502)
        #expect(SchedulingError(.outcomeUnknown(lost), .writing) == .outcomeUnknown(lost.cause))
        #expect(SchedulingError(.transport(.cancelled), .writing).isCancelled)
        #expect(
            SchedulingError(.authentication(.sessionEnded), .reading)
                == .authentication(.sessionEnded)
        )
        let refusal = GraphQLRefusal(errors: [GraphQLError(message: "x")], data: 1)
        #expect(SchedulingError(.refused(refusal), .writing).errorCode == 20)
    }

    @Test func `an error below the root of a change says that it may be stored (GQ-18)`() {
        let below = GraphQLError(message: "x", path: [.field("createUser"), .field("fullName")])
        let root = GraphQLError(message: "x", path: [.field("createUser")])

        let errors = [below, root].map { error in
            SchedulingError(.refused(GraphQLRefusal(errors: [error])), .writing)
        }

        #expect(errors.map(\.errorCode) == [20, 19])
        let reading = SchedulingError(.refused(GraphQLRefusal(errors: [below])), .reading)
        #expect(reading.errorCode == 19)
    }

    @Test(arguments: [(500, 20), (503, 20), (499, 19), (200, 19)])
    func `a change is not said to be refused by a server that failed itself (GQ-18)`(
        status: Int,
        code: Int
    ) {
        let refusal = GraphQLRefusal(errors: [GraphQLError(message: "Boom")], status: status)

        #expect(SchedulingError(.refused(refusal), .writing).errorCode == code)
        #expect(SchedulingError(.refused(refusal), .deleting(.team)).errorCode == code)
        #expect(SchedulingError(.refused(refusal), .reading).errorCode == 19)
    }

    @Test func `every code is that of the list of errors (GQ-28)`() {
        #expect(SchedulingError.errorDomain == "Scheduling")
        let problems: [SchedulingProblem] = [
            .emptyName, .nameTooLong, .invalidDay, .noMembers, .noLead, .leadNotMember,
            .unknownMember(1), .memberOnOtherTeam(user: 1, teams: []),
        ]
        #expect(problems.map(\.code) == Array(1...8))
        let cause = FailureCause(domain: "x", code: 1, detail: "")
        let errors: [SchedulingError] = [
            .notFound(.person), .userLeadsTeam(name: ""), .inUse(.person, lostTeams: []),
            .invalidReference, .scheduleExists(year: 1, quarter: 1), .builtInProject,
            .noSuchAccount, .memberIsYourself, .memberExists, .rejected(cause),
            .outcomeUnknown(cause),
        ]
        #expect(errors.map(\.errorCode) == [9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20])
    }
}
