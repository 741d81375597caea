/// What a user's form has to hold; the server checks none of this.
public struct UserRules: Sendable {
    /// The first year of the start dates that a form accepts (SC-27).
    private static let earliestYear = 1950

    private let original: SchedulingUser?

    /// Creates the rules for a new user, or for one that is edited, as it was loaded.
    public init(original: SchedulingUser? = nil) {
        self.original = original
    }

    /// Every rule that the values break.
    public func problems(of draft: UserDraft) -> [SchedulingProblem] {
        draft.fullName.nameProblems + (isValidDate(draft) ? [] : [.invalidDay])
    }

    /// Whether the start date lies after today, which is allowed and remarked.
    public func isInFuture(_ draft: UserDraft, today: CalendarDay?) -> Bool {
        guard let day = draft.levelStartDate?.day, let today else { return false }
        return day > today
    }

    private func isValidDate(_ draft: UserDraft) -> Bool {
        guard let date = draft.levelStartDate else { return true }
        // What the form did not touch goes back as it came (SC-8).
        if let original, original.levelStartDate == date { return true }
        guard let day = date.day else { return false }
        return day.year >= Self.earliestYear
    }
}
