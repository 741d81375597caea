public import MomentumSchedulingDomain

extension SchedulingUser {
    /// An engineer without a start date.
    public static func fixture(
        _ id: Int,
        _ name: String = "Ana",
        ability: CraftAbility = .engineering,
        level: JobLevel = .mid,
        focus: CraftFocus = .notApplicable,
        start: String? = nil
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
}
