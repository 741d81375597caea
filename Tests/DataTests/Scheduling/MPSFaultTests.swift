import Foundation
import MomentumDomain
import MomentumGraphQL
import MomentumNetwork
import MomentumSchedulingData
import MomentumSchedulingDomain
import MomentumTestSupport
import Testing

/// The faults and settings of the server in `Tests/Servers` that no other suite provokes.
@Suite(.enabled(if: MPSServer.base != nil, MPSServer.missing), .timeLimit(.minutes(5)))
struct MPSFaultTests {
    private static let quick = HTTPLimits(idle: .milliseconds(300), total: .milliseconds(600))
    private static let setAssignments = GraphQLOperation<[String: Bool]>(
        .mutation,
        "SetAssignments",
        document: """
            mutation SetAssignments($scheduleId: Int!, $assignments: [BulkAssignmentInput!]!) {
              bulkSetScheduleAssignments(scheduleId: $scheduleId, assignments: $assignments)
            }
            """
    )
    private let world: MPSWorld

    init() throws {
        world = try #require(MPSServer.world())
    }

    @Test(arguments: [
        #"{"kind":"extraFields"}"#, #"{"kind":"latency","milliseconds":200}"#,
        #"{"kind":"trickle","bytesPerStep":512,"milliseconds":5}"#,
    ])
    func `an answer that is odd or slow, and whole, is read (GQ-12, GQ-21)`(
        fault: String
    ) async throws {
        try await world.fault(fault)

        #expect(try await world.people().users(.networkOnly).value.count == 12)
        #expect(try await world.requests("LoadUsers").count == 1)
    }

    @Test(arguments: [
        #"{"kind":"latency","milliseconds":10000,"times":0}"#,
        #"{"kind":"trickle","bytesPerStep":16,"milliseconds":1000,"times":0}"#,
    ])
    func `an answer that takes too long is given up by the client's own clock (GQ-21)`(
        fault: String
    ) async throws {
        try await world.fault(fault)
        let people = try world.people(limits: Self.quick)

        let failure = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.users(.networkOnly)
        }

        #expect(failure?.cause?.domain == "Transport")
        #expect(failure?.cause?.code == 2)
    }

    @Test func `null data with an error is the error, whose text is a detail (GQ-12, GQ-15)`()
        async throws
    {
        try await world.fault(#"{"kind":"nullData","withErrors":true,"message":"Secret words"}"#)
        let people = try world.people()

        let failure = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.users(.networkOnly)
        }

        #expect(failure?.errorCode == 19)
        #expect(failure?.cause?.detail == "Secret words")
    }

    @Test func `a bulk change that stops in the middle is a refusal (GQ-15)`() async throws {
        try await world.fault(#"{"kind":"bulkStop","after":1}"#)
        let client = try MPSServer.client(
            at: world.address,
            session: FixedCredentials(token: "dana-session-token")
        )
        let entry: GraphQLValue = [
            "userId": .int(8), "weekStart": .string("2026-03-30"), "projectId": .int(1),
        ]

        let failure = await #expect(throws: GraphQLFailure.self) {
            try await client.run(
                Self.setAssignments,
                variables: ["scheduleId": .int(2), "assignments": .list([entry, entry])]
            )
        }

        guard case .refused(let refusal) = failure else { throw try #require(failure) }
        #expect(refusal.errors.first?.code == "INTERNAL_SERVER_ERROR")
    }

    @Test(arguments: [false, true])
    func `a wish to be left alone is kept by the injected clock, in both forms (BX-4)`(
        isDate: Bool
    ) async throws {
        let clock = TestClock()
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = .gmt
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        let date = format.string(from: Date(timeIntervalSinceNow: 15))
        let wish = isDate ? #""\#(date)""# : "15"
        try await world.fault(#"{"kind":"rateLimit","retryAfter":\#(wish)}"#)
        let people = try world.people(clock: clock)

        let load = Task { try await people.users(.networkOnly) }
        await clock.waitForSleepers()
        #expect(try await world.requests("LoadUsers").count == 1)
        clock.advance(by: .seconds(15))

        #expect(try await load.value.value.count == 12)
        #expect(try await world.requests("LoadUsers").count == 2)
    }

    @Test(arguments: [200, 400])
    func `a value that the schema does not know is an outdated client (GQ-11, GQ-15)`(
        status: Int
    ) async throws {
        try await world.configure(#"{"variableErrorStatus":\#(status)}"#)
        let people = try world.people()
        var draft = UserDraft(newOn: nil)
        draft.craftAbility = CraftAbility(rawValue: "Alchemy")

        let failure = await SchedulingError.thrown { [draft] () async throws(SchedulingError) in
            try await people.createUser(draft)
        }

        #expect(failure?.cause == TransportError.clientOutdated.cause)
    }

    @Test func `a request that the server finds too large was not carried out (GQ-20)`()
        async throws
    {
        try await world.configure(#"{"maxRequestBytes":100}"#)
        let people = try world.people()

        let failure = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.createUser(UserDraft(newOn: nil))
        }

        #expect(failure?.cause == TransportError.http(status: 413).cause)
    }

    @Test func `a redirect takes neither the token nor the request to another place (AU-31)`()
        async throws
    {
        let other = try #require(MPSServer.world())
        try await world.fault(
            #"{"kind":"redirect","status":307,"location":"\#(other.address)/graphql"}"#
        )
        let people = try world.people()

        let failure = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.users(.networkOnly)
        }

        #expect(failure?.cause?.code == TransportError.redirectRefused(to: nil).errorCode)
        let arrived = try await other.requests().filter { !$0.path.contains("__test__") }
        #expect(arrived.isEmpty)
    }
}
