/// The rules for the values of a user's form; the server checks none of them.
package struct UserRules: Sendable {
    /// The first year of the start dates that a form accepts (SC-27).
    private static let earliestYear = 1950

    private let original: SchedulingUser?

    /// Creates the rules for a new user, or for an edited user as loaded.
    package init(original: SchedulingUser? = nil) {
        self.original = original
    }

    package func problems(of draft: UserDraft) -> [SchedulingProblem] {
        draft.fullName.nameProblems + (isValidDate(draft) ? [] : [.invalidDay])
    }

    /// True if the start date is after today, which is allowed but remarked.
    package func isInFuture(_ draft: UserDraft, today: CalendarDay?) -> Bool {
        guard let day = draft.levelStartDate?.day, let today else { return false }
        return day > today
    }

    private func isValidDate(_ draft: UserDraft) -> Bool {
        guard let date = draft.levelStartDate else { return true }
        // A value that the form did not change is sent back unchanged (SC-8).
        if let original, original.levelStartDate == date { return true }
        guard let day = date.day else { return false }
        return day.year >= Self.earliestYear
    }
}
