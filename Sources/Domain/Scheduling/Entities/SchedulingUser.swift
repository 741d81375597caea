/// A person in the plan; unrelated to accounts.
public struct SchedulingUser: Hashable, Identifiable, Sendable {
    public let id: Int
    public var fullName: String
    public var craftAbility: CraftAbility
    public var jobLevel: JobLevel
    public var craftFocus: CraftFocus
    public var levelStartDate: StartDate?

    public init(
        id: Int,
        fullName: String,
        craftAbility: CraftAbility,
        jobLevel: JobLevel,
        craftFocus: CraftFocus,
        levelStartDate: StartDate?
    ) {
        self.id = id
        self.fullName = fullName
        self.craftAbility = craftAbility
        self.jobLevel = jobLevel
        self.craftFocus = craftFocus
        self.levelStartDate = levelStartDate
    }

    /// Creates a user from a form's values.
    public init(id: Int, _ draft: UserDraft) {
        self.init(
            id: id,
            fullName: draft.fullName,
            craftAbility: draft.craftAbility,
            jobLevel: draft.jobLevel,
            craftFocus: draft.craftFocus,
            levelStartDate: draft.levelStartDate
        )
    }
}
