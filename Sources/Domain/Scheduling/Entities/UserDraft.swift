/// The values of a user's form.
public struct UserDraft: Hashable, Sendable {
    public var fullName: String
    public var craftAbility: CraftAbility
    public var jobLevel: JobLevel
    public var craftFocus: CraftFocus
    public var levelStartDate: StartDate?

    public init(
        fullName: String,
        craftAbility: CraftAbility,
        jobLevel: JobLevel,
        craftFocus: CraftFocus,
        levelStartDate: StartDate?
    ) {
        self.fullName = fullName
        self.craftAbility = craftAbility
        self.jobLevel = jobLevel
        self.craftFocus = craftFocus
        self.levelStartDate = levelStartDate
    }

    /// The start values for a new user.
    public init(newOn today: CalendarDay?) {
        self.init(
            fullName: "",
            craftAbility: .engineering,
            jobLevel: .mid,
            craftFocus: .notApplicable,
            levelStartDate: today.map(StartDate.day)
        )
    }

    /// The draft with the changes between two versions, except in fields that it changes itself.
    public func taking(_ newer: UserDraft, since base: UserDraft) -> UserDraft {
        func value<Value: Equatable>(_ field: KeyPath<UserDraft, Value>) -> Value {
            let isTouched = self[keyPath: field] != base[keyPath: field]
            return isTouched ? self[keyPath: field] : newer[keyPath: field]
        }
        return UserDraft(
            fullName: value(\.fullName),
            craftAbility: value(\.craftAbility),
            jobLevel: value(\.jobLevel),
            craftFocus: value(\.craftFocus),
            levelStartDate: value(\.levelStartDate)
        )
    }

    /// Copies a user's values, including unknown and missing ones.
    public init(_ user: SchedulingUser) {
        self.init(
            fullName: user.fullName,
            craftAbility: user.craftAbility,
            jobLevel: user.jobLevel,
            craftFocus: user.craftFocus,
            levelStartDate: user.levelStartDate
        )
    }

    /// The draft with a trimmed name, as it is sent.
    public var trimmed: UserDraft {
        var draft = self
        draft.fullName = fullName.trimmedName
        return draft
    }
}
