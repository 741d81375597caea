import Foundation
import MomentumData
import MomentumDomain
import MomentumPresentation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A space of 1,000 people in 100 teams, on a server of its own on loopback.
actor Space {
    static let shared = Space()
    static let answer = makeAnswer()

    /// One for all readings, as a program has it, and as the other side has `URLSession.shared`.
    private static let transport = URLSessionTransport()

    private var address: URL?

    /// Reads the answer with URLSession and JSONDecoder alone.
    func readBarely() async throws -> Int {
        var request = URLRequest(url: try url())
        request.httpMethod = "POST"
        let (data, _) = try await URLSession.shared.data(for: request)
        let people = try JSONDecoder().decode(BareAnswer.self, from: data).data
        return people.users.count + people.teams.count
    }

    /// Reads the answer into the rows of the two lists.
    func readIntoRows() async throws -> Int {
        try await Self.rows(Self.repository(try url()))
    }

    @MainActor
    private static func rows(_ people: RemoteSchedulingRepository) async throws -> Int {
        let feed = PeopleFeed(
            loadUsers: LoadUsersUseCase(users: people),
            loadTeams: LoadTeamsUseCase(teams: people),
            loadPeople: LoadPeopleUseCase(people: people)
        )
        await feed.reloadPeople()
        let display = SchedulingDisplay(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        let router = Router<SchedulingRoute>()
        let users = UsersViewModel(feed: feed, display: display, router: router)
        let teams = TeamsViewModel(feed: feed, display: display, router: router)
        return (users.state.value?.rows.count ?? 0) + (teams.state.value?.rows.count ?? 0)
    }

    private static func repository(_ url: URL) throws -> RemoteSchedulingRepository {
        guard let token = SessionToken("benchmark-token") else { throw CancellationError() }
        return RemoteSchedulingRepository(
            client: GraphQLClient(
                configuration: GraphQLConfiguration(
                    server: try ServerAddress(url.deletingLastPathComponent().absoluteString)
                ),
                transport: transport,
                session: BenchmarkSession(token: token),
                board: RequestBoard(),
                cache: ResponseCache(),
                clock: ContinuousClock(),
                dates: SystemWallClock(),
                random: SystemRandomBytes()
            )
        )
    }

    private func url() throws -> URL {
        if let address { return address }
        let body = Data(Self.answer.utf8)
        let head =
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.count)\r\n\r\n"
        let server = try OneAnswerServer(answer: Data(head.utf8) + body)
        guard let url = URL(string: "http://127.0.0.1:\(server.port)/graphql") else {
            throw CancellationError()
        }
        address = url
        return url
    }

    private static func makeAnswer() -> String {
        let users = (1...1_000).map { id in
            // 7,919 is prime: the names come in no order.
            #"{"id":\#(id),"fullName":"Person \#(id * 7_919 % 1_000) Åse","craftAbility":"Engineering","#
                + #""jobLevel":"Senior","craftFocus":"Mobile","levelStartDate":"2026-03-02"}"#
        }
        let teams = (1...100).map { id in
            let members = (1...10).map { #"{"id":\#(id * 10 - 10 + $0),"fullName":"Person"}"# }
            return #"{"id":\#(id),"name":"Team \#(id)","teamLead":\#(members[0]),"#
                + #""members":[\#(members.joined(separator: ","))]}"#
        }
        return #"{"data":{"users":[\#(users.joined(separator: ","))],"#
            + #""teams":[\#(teams.joined(separator: ","))]}}"#
    }
}
