import MomentumDomain

/// The variables of the core's operations, read back into what they were made of.
struct SchedulingVariables {
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
