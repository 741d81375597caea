import MomentumDomain

extension SchedulingRecords {
    /// Some people and teams to look at before there are one's own (CL-10).
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
