import Foundation
import MomentumSchedulingDomain
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

@Suite struct UserRulesTests {
    private func draft(_ name: String, _ start: String? = nil) -> UserDraft {
        var draft = UserDraft(newOn: nil)
        draft.fullName = name
        draft.levelStartDate = start.map { StartDate($0) }
        return draft
    }

    @Test func `a new user starts with the values of SC-25`() {
        let today = CalendarDay("2026-03-02")

        #expect(
            UserDraft(newOn: today)
                == UserDraft(
                    fullName: "",
                    craftAbility: .engineering,
                    jobLevel: .mid,
                    craftFocus: .notApplicable,
                    levelStartDate: today.map(StartDate.day)
                )
        )
    }

    @Test func `an edit starts from the user as it is, also without a date (SC-26, fault 12)`() {
        let user = SchedulingUser.fixture(7, "Ana", level: JobLevel(rawValue: "Fellow"))

        #expect(SchedulingUser(id: 7, UserDraft(user)) == user)
    }

    @Test(
        arguments: [
            ("a", []), (String(repeating: "é", count: 200), []), (" Ana\n", []),
            (String(repeating: "👨‍👩‍👧", count: 200), []),
            ("", [.emptyName]), (" \n\t", [.emptyName]),
            (String(repeating: "x", count: 201), [.nameTooLong]),
            ("a\u{7}b", [.controlCharacters]), ("a\nb", [.controlCharacters]),
        ] as [(String, [SchedulingProblem])]
    )
    func `a name has 1 to 200 characters and no control characters (SC-27)`(
        name: String,
        problems: [SchedulingProblem]
    ) {
        #expect(UserRules().problems(of: draft(name)) == problems)
    }

    @Test(
        arguments: [
            ("1950-01-01", true), ("2040-01-01", true), (nil, true), ("1949-12-31", false),
            ("soon", false),
        ] as [(String?, Bool)]
    )
    func `a start date is a day from 1950 on, or not set (SC-27)`(start: String?, isValid: Bool) {
        let problems = UserRules().problems(of: draft("Ana", start))

        #expect(problems == (isValid ? [] : [.invalidDay]))
    }

    @Test(arguments: ["soon", "1900-01-01"])
    func `a date that was not touched goes back as it came (SC-8)`(start: String) async throws {
        let original = SchedulingUser.fixture(1, "Ana", start: start)
        var draft = UserDraft(original)
        draft.fullName = " Anna "
        #expect(UserRules(original: original).problems(of: draft).isEmpty)
        let users = MockUserRepository()
        users.updating.always { $0 }

        let saved = try await UpdateUserUseCase(users: users).execute(original, draft)

        #expect(saved == .fixture(1, "Anna", start: start))
    }

    @Test func `a start date in the future gets a remark (SC-27)`() {
        let rules = UserRules()
        let today = CalendarDay("2026-03-02")

        #expect(rules.isInFuture(draft("Ana", "2026-03-03"), today: today))
        #expect(!rules.isInFuture(draft("Ana", "2026-03-02"), today: today))
        #expect(!rules.isInFuture(draft("Ana", "soon"), today: today))
    }

    @Test func `the use case refuses what a form let through, and asks nobody (SC-27, SC-29)`()
        async throws
    {
        let users = MockUserRepository()

        await #expect(throws: SchedulingError.invalid([.emptyName, .invalidDay])) {
            try await CreateUserUseCase(users: users).execute(draft(" ", "soon"))
        }
        #expect(users.creating.calls.isEmpty)
    }

    @Test func `a name is sent trimmed (SC-29)`() async throws {
        let users = MockUserRepository()
        users.creating.next(.success(.fixture(1)))

        _ = try await CreateUserUseCase(users: users).execute(draft(" Ana "))

        #expect(users.creating.calls == [draft("Ana")])
    }
}
