import Foundation
import MomentumDomain
@testable import MomentumSchedulingData
import MomentumSchedulingDomain
import Testing

/// Users and teams over GraphQL, against the server in `Tests/Servers`.
@Suite(.enabled(if: MPSServer.base != nil, MPSServer.missing), .timeLimit(.minutes(5)))
struct MPSServerTests {
    private let world: MPSWorld

    init() throws {
        world = try #require(MPSServer.world())
    }

    @Test func `every document fits the schema and decodes (GQ-5)`() async throws {
        let people = try world.people()

        #expect(try await people.users(.networkOnly).value.count == 12)
        #expect(try await people.teams(.networkOnly).value.count == 4)
        #expect(try await people.people(.networkOnly).value.teams?.count == 4)
        #expect(try await people.user(1).id == 1)
        #expect(try await people.team(1).id == 1)
        _ = try await people.work(of: 1)
        let draft = UserDraft(newOn: CalendarDay("2026-03-02"))
        let user = try await people.createUser(draft)
        #expect(try await people.updateUser(user.id, draft) == user)
        let team = try await people.createTeam(TeamDraft(name: "T", members: [], lead: user.id))
        #expect(try await people.updateTeam(team.id, TeamDraft(team)) == team)
        #expect(try await people.deleteTeam(team.id))
        #expect(try await people.deleteUser(user.id))

        let names = try await world.requests().compactMap(\.operation)
        #expect(Set(names).count == 13)
    }

    @Test(arguments: [
        (#"{"kind":"drop","times":0}"#, 3), (#"{"kind":"reset","times":0}"#, 3),
        (#"{"kind":"noResponse","times":0}"#, 3), (#"{"kind":"html","times":0}"#, 10),
        (#"{"kind":"wrongContentType","times":0}"#, 10), (#"{"kind":"truncatedJSON"}"#, 13),
        (#"{"kind":"malformedJSON"}"#, 13), (#"{"kind":"invalidUTF8"}"#, 13),
        (#"{"kind":"encoding","encoding":"latin-1","body":"{\"a\":\"é\"}"}"#, 13),
        (#"{"kind":"nullData"}"#, 15), (#"{"kind":"redirect"}"#, 9),
        (#"{"kind":"status","status":404}"#, 7), (#"{"kind":"status","status":500,"times":0}"#, 7),
        (#"{"kind":"emptyBody"}"#, 13), (#"{"kind":"rateLimit","retryAfter":120}"#, 8),
    ])
    func `a fault ends as its row of GQ-11 says (GQ-11, GQ-12)`(
        fault: String,
        code: Int
    ) async throws {
        try await world.fault(fault)
        let people = try world.people()

        let failure = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.users(.networkOnly)
        }

        #expect(failure?.cause?.domain == "Transport")
        #expect(failure?.cause?.code == code)
    }

    @Test(arguments: [
        #"{"kind":"huge","bytes":20000000,"contentLength":true}"#,
        #"{"kind":"huge","bytes":20000000,"contentLength":false}"#,
        #"{"kind":"gzip","bytes":20000000}"#, #"{"kind":"endless"}"#,
    ])
    func `a huge answer is refused, announced or not, packed or without an end (GQ-19, BX-10)`(
        fault: String
    ) async throws {
        try await world.fault(fault)
        let people = try world.people()

        let failure = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.users(.networkOnly)
        }

        #expect(failure?.cause?.code == 11)
    }

    @Test func `an error below a root makes the whole null, a proxy's null root does not (GQ-17)`()
        async throws
    {
        let people = try world.people()
        try await world.fault(#"{"kind":"fieldError","path":["users",0,"levelStartDate"]}"#)
        let nullable = try await people.people(.networkOnly)
        #expect(nullable.remark != nil)
        #expect(nullable.value.users?.count == 12)

        try await world.fault(#"{"kind":"fieldError","path":["teams"]}"#)
        let whole = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.people(.networkOnly)
        }
        #expect(whole?.errorCode == 19)

        try await world.fault(#"{"kind":"forcePartial","path":["teams"]}"#)
        let partial = try await people.people(.networkOnly)
        #expect(partial.value.users?.count == 12)
        #expect(partial.value.teams == nil)
        #expect(partial.remark?.errorCode == 19)
    }

    @Test(arguments: [
        #"{"kind":"status","status":502,"execute":true}"#, #"{"kind":"drop"}"#,
    ])
    func `a mutation whose answer is lost is sent once and made once (BX-4, GQ-24)`(
        fault: String
    ) async throws {
        try await world.fault(fault)
        let people = try world.people()

        let failure = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.createUser(UserDraft(newOn: nil))
        }

        #expect(failure?.errorCode == 20)
        #expect(try await world.requests("CreateUser").count == 1)
        #expect(try await people.users(.networkOnly).value.count == 13)
    }

    @Test func `a query that fails twice is asked three times (BX-4)`() async throws {
        try await world.fault(#"{"kind":"status","status":502,"times":2}"#)

        #expect(try await world.people().users(.networkOnly).value.count == 12)
        #expect(try await world.requests("LoadUsers").count == 3)
    }

    @Test func `fifty equal queries are one request (BX-3)`() async throws {
        try await world.fault(#"{"kind":"latency","milliseconds":500}"#)
        let people = try world.people()

        let counts = await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<50 {
                group.addTask { try? await people.users(.networkOnly).value.count }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(counts == Array(repeating: 12, count: 50))
        #expect(try await world.requests("LoadUsers").count == 1)
    }

    @Test func `an unknown member and a busy user have their errors (SC-43, SC-46)`() async throws {
        try await world.configure(#"{"halfWrites":true}"#)
        let people = try world.people()

        let team = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.createTeam(TeamDraft(name: "Half", members: [999], lead: 5))
        }
        #expect(team == .invalidReference)
        // The half-written team shows at the next load, before the form is offered a second time.
        #expect(try await people.teams(.networkOnly).value.contains { $0.name == "Half" })

        #expect(try await people.work(of: 3).hasHistory)
        let user = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await DeleteUserUseCase(users: people, teams: people).execute(9)
        }
        guard case .inUse(.person, let lost) = user else {
            Issue.record("\(String(describing: user))")
            return
        }
        #expect(!lost.isEmpty)
    }

    @Test func `the space header opens a shared space, and is not sent for the own one (GQ-2)`()
        async throws
    {
        for (space, count) in [(nil, 0), ("auth-dana", 12)] as [(String?, Int)] {
            let session = FixedCredentials(
                name: "milo",
                space: space,
                token: "milo-session-token"
            )
            let people = RemoteSchedulingRepository(
                client: try MPSServer.client(at: world.address, session: session)
            )
            #expect(try await people.users(.networkOnly).value.count == count)
        }

        let headers = try await world.requests("LoadUsers").map { request in
            request.headers.first { $0.key.lowercased() == "x-space-id" }?.value
        }
        #expect(headers == [nil, "auth-dana"])
    }
}
