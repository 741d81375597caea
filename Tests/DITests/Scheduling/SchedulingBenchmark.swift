import Foundation
import MomentumData
import MomentumDomain
import MomentumLoopback
import MomentumPresentation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// 1,000 users and 100 teams, from the socket to rows, beside URLSession and JSONDecoder alone.
///
/// `MOMENTUM_BENCHMARK=1 swift test -c release -Xswiftc -enable-testing --filter SchedulingBenchmark`
@MainActor
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["MOMENTUM_BENCHMARK"] != nil,
        "measures only with MOMENTUM_BENCHMARK=1"
    )
)
struct SchedulingBenchmark {
    private struct Answer: Decodable {
        struct User: Decodable {
            let id: Int
            let fullName: String
            let craftAbility: String
            let jobLevel: String
            let craftFocus: String
            let levelStartDate: String?
        }

        struct Member: Decodable {
            let id: Int
            let fullName: String
        }

        struct Team: Decodable {
            let id: Int
            let name: String
            let teamLead: Member
            let members: [Member]
        }

        struct People: Decodable {
            let users: [User]
            let teams: [Team]
        }

        let data: People
    }

    @Test func `a large space becomes rows in a few times the bare decoding (GQ-9)`() async throws {
        let body = Self.body
        let server = try LoopbackServer { _ in .json(body) }
        defer { server.stop() }
        let url = server.url("/graphql")
        let locale = Locale(identifier: "en_US")
        let clock = ContinuousClock()
        var bare: [Duration] = []
        var whole: [Duration] = []

        for _ in 0..<31 {
            bare.append(
                try await clock.measure {
                    var request = URLRequest(url: url)
                    request.httpMethod = "POST"
                    let (data, _) = try await URLSession.shared.data(for: request)
                    let answer = try JSONDecoder().decode(Answer.self, from: data)
                    #expect(answer.data.users.count == 1000)
                }
            )
            let feed = try feed(server)
            whole.append(
                await clock.measure {
                    await feed.reloadPeople()
                    let display = SchedulingDisplay(locale: locale, timeZone: .gmt)
                    let router = Router<SchedulingRoute>()
                    let users = UsersViewModel(feed: feed, display: display, router: router)
                    let teams = TeamsViewModel(feed: feed, display: display, router: router)
                    #expect(users.state.value?.rows.count == 1000)
                    #expect(teams.state.value?.rows.count == 100)
                }
            )
        }

        let (low, high) = (bare.sorted()[15], whole.sorted()[15])
        let ratio = high / low
        let text = "bare \(low), whole \(high), ratio \(ratio), \(body.utf8.count) bytes\n"
        FileHandle.standardError.write(Data(text.utf8))
        #expect(ratio < 8, "\(text)")
    }

    private func feed(_ server: LoopbackServer) throws -> PeopleFeed {
        let token = try #require(SessionToken(SchedulingLoopback.token))
        let people = RemoteSchedulingRepository(
            client: GraphQLClient(
                configuration: GraphQLConfiguration(
                    server: try ServerAddress(server.url().absoluteString)
                ),
                transport: URLSessionTransport(),
                session: BenchmarkSession(token: token),
                board: RequestBoard(),
                cache: ResponseCache(),
                clock: ContinuousClock(),
                dates: SystemWallClock(),
                random: SystemRandomBytes()
            )
        )
        return PeopleFeed(
            loadUsers: LoadUsersUseCase(users: people),
            loadTeams: LoadTeamsUseCase(teams: people),
            loadPeople: LoadPeopleUseCase(people: people)
        )
    }

    private static let body: String = {
        let users = (1...1000).map { id in
            #"{"id":\#(id),"fullName":"Person \#(id * 7919 % 1000) Åse","craftAbility":"Engineering","#
                + #""jobLevel":"Senior","craftFocus":"Mobile","levelStartDate":"2026-03-02"}"#
        }
        let teams = (1...100).map { id in
            let members = (1...10).map { #"{"id":\#(id * 10 - 10 + $0),"fullName":"Person"}"# }
            return #"{"id":\#(id),"name":"Team \#(id)","teamLead":\#(members[0]),"#
                + #""members":[\#(members.joined(separator: ","))]}"#
        }
        return #"{"data":{"users":[\#(users.joined(separator: ","))],"#
            + #""teams":[\#(teams.joined(separator: ","))]}}"#
    }()
}
