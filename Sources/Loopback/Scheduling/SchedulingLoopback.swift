import Foundation
import MomentumData
import MomentumDomain
public import MomentumSchedulingDomain

/// A scheduling server without a GraphQL engine: it knows the core's operations by name.
///
/// It works with any repository. Its sign-in page redirects straight back to the app with one code.
/// The app exchanges the code for one token, which other requests need. Like the deployed server,
/// it can also send the token itself.
public struct SchedulingLoopback: Sendable {
    /// The token of its only session.
    public static let token = "loopback-session-token"
    /// The code of its sign-in page, which is exchanged for the token.
    public static let code = "loopback-code"

    private let users: any UserRepository
    private let teams: any TeamRepository
    private let exchangesCodes: Bool

    public init(
        users: any UserRepository,
        teams: any TeamRepository,
        exchangesCodes: Bool = true
    ) {
        self.users = users
        self.teams = teams
        self.exchangesCodes = exchangesCodes
    }

    /// The answer to any request of this suite; 404 for an unknown one.
    public func answer(_ request: LoopbackRequest) async -> LoopbackAnswer {
        let isSignedIn = request.headers["authorization"] == "Bearer \(Self.token)"
        switch request.path {
        case "/auth/mobile-start": return callback(state: request.query("state") ?? "")
        case "/auth/mobile-exchange" where exchangesCodes: return exchange(request)
        case "/api/auth/get-session":
            guard isSignedIn else { return .json("null") }
            let user = ["id": "auth-loopback", "name": "Lo", "email": "lo@example.test"]
            return json(["user": user, "session": ["expiresAt": "2030-01-01T00:00:00Z"]])
        case "/api/auth/sign-out": return json(["success": true])
        case "/graphql" where isSignedIn: return await graphQL(request)
        case "/graphql": return .json("{}", status: 401)
        default: return .text("not found", status: 404)
        }
    }

    private func exchange(_ request: LoopbackRequest) -> LoopbackAnswer {
        guard request.text.contains("\"\(Self.code)\"") else {
            return .json(#"{"code":"INVALID_CODE","message":"Invalid code"}"#, status: 400)
        }
        return json(["token": Self.token, "expiresAt": "2030-01-01T00:00:00Z"])
    }

    private func callback(state: String) -> LoopbackAnswer {
        var address = URLComponents()
        (address.scheme, address.host, address.path) = ("mps-ios", "auth", "/callback")
        address.queryItems =
            exchangesCodes
            ? [
                URLQueryItem(name: "state", value: state),
                URLQueryItem(name: "code", value: Self.code),
            ] : [URLQueryItem(name: "token", value: Self.token)]
        return LoopbackAnswer(status: 302, headers: ["Location": address.string ?? ""])
    }

    private func graphQL(_ request: LoopbackRequest) async -> LoopbackAnswer {
        let body = JSONSerialization.object(fromOutside: request.body)
        let name = body?["operationName"] as? String ?? ""
        let variables = SchedulingVariables(body?["variables"] as? [String: Any] ?? [:])
        do throws(SchedulingError) {
            return json(["data": try await data(name, variables)])
        } catch {
            let code = ["code": "INTERNAL_SERVER_ERROR"]
            let entry: [String: Any] = ["message": text(of: error), "extensions": code]
            return json(["data": NSNull(), "errors": [entry]])
        }
    }

    private func data(
        _ name: String,
        _ variables: SchedulingVariables
    ) async throws(SchedulingError) -> [String: Any] {
        switch name {
        case "LoadUsers": return ["users": try await allUsers()]
        case "LoadTeams": return ["teams": try await allTeams()]
        case "LoadPeople": return ["users": try await allUsers(), "teams": try await allTeams()]
        case "LoadUser":
            let user = try? await users.user(variables.id)
            return ["user": user.map { object($0) } as Any? ?? NSNull()]
        case "LoadTeam":
            let team = try? await teams.team(variables.id)
            return ["team": team.map { object($0) } as Any? ?? NSNull()]
        case "CreateUser":
            return ["createUser": object(try await users.createUser(variables.user))]
        case "UpdateUser":
            let user = try await users.updateUser(variables.id, variables.user)
            return ["updateUser": object(user)]
        case "DeleteUser": return ["deleteUser": try await users.deleteUser(variables.id)]
        case "CreateTeam":
            return ["createTeam": object(try await teams.createTeam(variables.team))]
        case "UpdateTeam":
            let team = try await teams.updateTeam(variables.id, variables.team)
            return ["updateTeam": object(team)]
        case "DeleteTeam": return ["deleteTeam": try await teams.deleteTeam(variables.id)]
        case "LoadUserSchedule": return ["userSchedule": [Any]()]
        case "LoadRecentWork": return ["userWorkHistory": [Any]()]
        default: throw .notFound(.list)
        }
    }

    private func allUsers() async throws(SchedulingError) -> [Any] {
        try await users.users(.networkOnly).value.map { object($0) }
    }

    private func allTeams() async throws(SchedulingError) -> [Any] {
        try await teams.teams(.networkOnly).value.map { object($0) }
    }

    private func object(_ user: SchedulingUser) -> [String: Any] {
        [
            "id": user.id, "fullName": user.fullName, "jobLevel": user.jobLevel.rawValue,
            "craftAbility": user.craftAbility.rawValue, "craftFocus": user.craftFocus.rawValue,
            "levelStartDate": user.levelStartDate?.text as Any? ?? NSNull(),
        ]
    }

    private func object(_ team: SchedulingTeam) -> [String: Any] {
        func object(_ member: TeamMember) -> [String: Any] {
            ["id": member.id, "fullName": member.fullName]
        }
        return [
            "id": team.id, "name": team.name, "teamLead": object(team.lead),
            "members": team.members.map(object),
        ]
    }

    /// The error texts of the real server.
    private func text(of error: SchedulingError) -> String {
        switch error {
        case .notFound(.person): "User not found"
        case .notFound(let subject): "\(subject.rawValue.capitalized) not found"
        case .userLeadsTeam(let name): "Cannot delete user: they are the lead of team \"\(name)\""
        case .invalidReference, .inUse: "Failed query: insert into \"teams\""
        default: "Something went wrong"
        }
    }

    private func json(_ object: [String: Any]) -> LoopbackAnswer {
        let data = (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
        return .json(String(decoding: data, as: UTF8.self))
    }
}

/// The values of the variables in the core's operations.
private struct SchedulingVariables {
    let id: Int
    let user: UserDraft
    let team: TeamDraft

    init(_ variables: [String: Any]) {
        let input = variables["input"] as? [String: Any] ?? [:]
        func text(_ name: String) -> String { input[name] as? String ?? "" }
        id = variables["id"] as? Int ?? 0
        user = UserDraft(
            fullName: text("fullName"),
            craftAbility: CraftAbility(rawValue: text("craftAbility")),
            jobLevel: JobLevel(rawValue: text("jobLevel")),
            craftFocus: CraftFocus(rawValue: text("craftFocus")),
            levelStartDate: (input["levelStartDate"] as? String).map { StartDate($0) }
        )
        team = TeamDraft(
            name: text("name"),
            members: Set(input["memberIds"] as? [Int] ?? []),
            lead: input["teamLeadId"] as? Int
        )
    }
}
