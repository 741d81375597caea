import MomentumData
import MomentumDomain
import MomentumSchedulingDomain

/// Users and teams as a server stores them, with exactly its rules.
struct SchedulingRecords: Hashable, Sendable {
    struct TeamRow: Hashable, Identifiable, Sendable {
        let id: SchedulingTeam.ID
        var name: String
        var lead: SchedulingUser.ID
        var members: [SchedulingUser.ID]
    }

    private(set) var users: [SchedulingUser] = []
    private(set) var rows: [TeamRow] = []
    private(set) var nextUser = 1
    private(set) var nextTeam = 1

    init() {}

    /// Creates records with the next ids, if known: no id is reused, even after a deletion.
    init(users: [SchedulingUser], rows: [TeamRow], nextUser: Int? = nil, nextTeam: Int? = nil) {
        self.users = users.lastOfEachID
        self.rows = rows.lastOfEachID
        self.nextUser = Self.next(after: users.map(\.id), stored: nextUser)
        self.nextTeam = Self.next(after: rows.map(\.id), stored: nextTeam)
    }

    private static func next(after ids: [Int], stored: Int?) -> Int {
        let last = WireID.range.upperBound
        return max(1, min(stored ?? 1, last + 1), min(ids.max() ?? 0, last) + 1)
    }

    /// Refuses an id that could not be read back.
    private static func check(_ id: Int) throws(SchedulingError) {
        guard !WireID.range.contains(id) else { return }
        throw .repository(.unavailable(FailureCause(DocumentError.noNumbersLeft)))
    }

    var teams: [SchedulingTeam] {
        let names = names
        return rows.map { team($0, names) }
    }

    private var names: [SchedulingUser.ID: String] {
        Dictionary(users.map { ($0.id, $0.fullName) }) { first, _ in first }
    }

    func user(_ id: SchedulingUser.ID) throws(SchedulingError) -> SchedulingUser {
        guard let user = users.first(where: { $0.id == id }) else { throw .notFound(.person) }
        return user
    }

    func team(_ id: SchedulingTeam.ID) throws(SchedulingError) -> SchedulingTeam {
        guard let row = rows.first(where: { $0.id == id }) else { throw .notFound(.team) }
        return team(row)
    }

    mutating func create(_ draft: UserDraft) throws(SchedulingError) -> SchedulingUser {
        try Self.check(nextUser)
        let user = SchedulingUser(id: nextUser, draft)
        nextUser += 1
        users.append(user)
        return user
    }

    mutating func update(
        _ id: SchedulingUser.ID,
        _ draft: UserDraft
    ) throws(SchedulingError) -> SchedulingUser {
        guard let index = users.firstIndex(where: { $0.id == id }) else {
            throw .notFound(.person)
        }
        users[index] = SchedulingUser(id: id, draft)
        return users[index]
    }

    mutating func deleteUser(_ id: SchedulingUser.ID) throws(SchedulingError) -> Bool {
        guard let index = users.firstIndex(where: { $0.id == id }) else { return false }
        if let led = rows.first(where: { $0.lead == id }) { throw .userLeadsTeam(name: led.name) }
        users.remove(at: index)
        for index in rows.indices { rows[index].members.removeAll { $0 == id } }
        return true
    }

    mutating func create(_ draft: TeamDraft) throws(SchedulingError) -> SchedulingTeam {
        try Self.check(nextTeam)
        let row = try row(nextTeam, draft)
        nextTeam += 1
        rows.append(row)
        return team(row)
    }

    mutating func update(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) throws(SchedulingError) -> SchedulingTeam {
        guard let index = rows.firstIndex(where: { $0.id == id }) else {
            throw .notFound(.team)
        }
        rows[index] = try row(id, draft)
        return team(rows[index])
    }

    mutating func deleteTeam(_ id: SchedulingTeam.ID) -> Bool {
        let count = rows.count
        rows.removeAll { $0.id == id }
        return rows.count < count
    }

    private func row(_ id: SchedulingTeam.ID, _ draft: TeamDraft) throws(SchedulingError) -> TeamRow
    {
        let known = Set(users.map(\.id))
        guard let lead = draft.lead, draft.memberIDs.allSatisfy(known.contains) else {
            throw .invalidReference
        }
        return TeamRow(id: id, name: draft.name, lead: lead, members: draft.memberIDs)
    }

    private func team(_ row: TeamRow) -> SchedulingTeam { team(row, names) }

    private func team(_ row: TeamRow, _ names: [SchedulingUser.ID: String]) -> SchedulingTeam {
        func member(_ id: SchedulingUser.ID) -> TeamMember {
            TeamMember(id: id, fullName: names[id] ?? "")
        }
        return SchedulingTeam(
            id: row.id,
            name: row.name,
            lead: member(row.lead),
            members: row.members.map(member)
        )
    }
}

extension SchedulingRecords {
    /// Sample people and teams, to show before the user adds any (CL-10).
    static let samples: SchedulingRecords = {
        func user(
            _ id: Int,
            _ name: String,
            _ ability: CraftAbility,
            _ level: JobLevel,
            _ focus: CraftFocus,
            _ start: String?
        ) -> SchedulingUser {
            SchedulingUser(
                id: id,
                fullName: name,
                craftAbility: ability,
                jobLevel: level,
                craftFocus: focus,
                levelStartDate: start.map { StartDate($0) }
            )
        }
        return SchedulingRecords(
            users: [
                user(1, "Ana Ruiz", .engineering, .senior, .mobile, "2024-03-01"),
                user(2, "Björn Dahl", .engineering, .mid, .backend, "2025-01-15"),
                user(3, "chen wei", .design, .staff, .notApplicable, "2022-09-01"),
                user(4, "Dára O'Neill", .productManagement, .principal, .notApplicable, nil),
                user(5, "Emil Östberg", .dataScience, .junior, .infrastructure, "2025-10-01"),
            ],
            rows: [
                TeamRow(id: 1, name: "Atlas", lead: 1, members: [1, 2]),
                TeamRow(id: 2, name: "beacon", lead: 4, members: [3, 4]),
            ]
        )
    }()
}
