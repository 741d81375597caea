import Foundation
import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumDomain
import MomentumGraphQL
import MomentumNetwork
import MomentumPresentation
import MomentumSchedulingData
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSystem

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A space of people in teams of ten, on a server of its own on loopback.
actor Space {
    /// 1,000 people in 100 teams.
    static let shared = Space(users: 1_000, teams: 100)
    /// 5,000 people in no team.
    static let company = Space(users: 5_000, teams: 0)
    /// 45,000 people in no team.
    static let town = Space(users: 45_000, teams: 0)

    /// One transport for all readings, as in a program; the counterpart has `URLSession.shared`.
    private static let transport = URLSessionTransport()

    private let answer: String
    private var address: URL?
    private var people: PeopleFeed?

    init(users: Int, teams: Int) {
        answer = Self.makeAnswer(users: users, teams: teams)
    }

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

    /// Reads the answer into the rows of the list of people.
    func readUsers() async throws -> Int {
        try await Self.userRows(Self.repository(try url()))
    }

    /// Sorts people who were read before, and makes the first rows of the list.
    func makeFirstRows() async throws -> Int {
        let feed: PeopleFeed
        if let people { feed = people } else { feed = try await load() }
        return await Self.firstRows(of: feed)
    }

    private func load() async throws -> PeopleFeed {
        let repository = try Self.repository(try url())
        let feed = await Self.feed(repository)
        await feed.reloadUsers(.networkElseCache)
        people = feed
        return feed
    }

    @MainActor
    private static func firstRows(of feed: PeopleFeed) -> Int {
        let users = UsersViewModel(feed: feed, display: display, router: Router())
        return users.state.value?.rows(in: 0..<50).count ?? 0
    }

    @MainActor
    private static func userRows(_ people: RemoteSchedulingRepository) async throws -> Int {
        let users = UsersViewModel(feed: feed(people), display: display, router: Router())
        await users.load(.networkElseCache)
        return rowCount(of: users)
    }

    /// The number of rows, all of them made.
    @MainActor
    private static func rowCount(of users: UsersViewModel) -> Int {
        users.state.value.map { $0.rows(in: $0.users.indices).count } ?? 0
    }

    @MainActor
    private static func rows(_ people: RemoteSchedulingRepository) async throws -> Int {
        let feed = feed(people)
        await feed.reloadPeople()
        let router = Router<SchedulingRoute>()
        let users = UsersViewModel(feed: feed, display: display, router: router)
        let teams = TeamsViewModel(feed: feed, display: display, router: router)
        return rowCount(of: users) + (teams.state.value?.rows.count ?? 0)
    }

    private static var display: SchedulingDisplay {
        SchedulingDisplay(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    }

    @MainActor
    private static func feed(_ people: RemoteSchedulingRepository) -> PeopleFeed {
        PeopleFeed(
            loadUsers: LoadUsersUseCase(users: people),
            loadTeams: LoadTeamsUseCase(teams: people),
            loadPeople: LoadPeopleUseCase(people: people)
        )
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
                traffic: RequestTraffic(),
                timing: Timing(dates: SystemWallClock(), clock: ContinuousClock()),
                random: SystemRandomBytes()
            )
        )
    }

    private func url() throws -> URL {
        if let address { return address }
        let body = Data(answer.utf8)
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

    private static func makeAnswer(users count: Int, teams: Int) -> String {
        let users = (1...count).map { id in
            // 7,919 is prime: the names come in no order.
            #"{"id":\#(id),"fullName":"Person \#(id * 7_919 % count) Åse","craftAbility":"Engineering","#
                + #""jobLevel":"Senior","craftFocus":"Mobile","levelStartDate":"2026-03-02"}"#
        }
        let teams = (0..<teams).map { $0 + 1 }.map { id in
            let members = (1...10).map { #"{"id":\#(id * 10 - 10 + $0),"fullName":"Person"}"# }
            return #"{"id":\#(id),"name":"Team \#(id)","teamLead":\#(members[0]),"#
                + #""members":[\#(members.joined(separator: ","))]}"#
        }
        return #"{"data":{"users":[\#(users.joined(separator: ","))],"#
            + #""teams":[\#(teams.joined(separator: ","))]}}"#
    }
}
