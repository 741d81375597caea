import MomentumSchedulingDomain
import Testing

@Suite struct KnownTextTests {
    @Test func `the values of the table have their names, in order (SC-4, SC-6)`() {
        #expect(
            CraftAbility.allKnown.map(\.rawValue)
                == ["Engineering", "Design", "ProductManagement", "DataScience"]
        )
        #expect(
            CraftAbility.allKnown.map(\.displayName)
                == ["Engineering", "Design", "Product Management", "Data Science"]
        )
        #expect(JobLevel.allKnown.map(\.rank) == [0, 1, 2, 3, 4])
        #expect(
            JobLevel.allKnown.map(\.displayName) == [
                "Junior", "Mid", "Senior", "Staff", "Principal",
            ]
        )
        #expect(
            CraftFocus.allKnown.map(\.rawValue) == [
                "Frontend", "Backend", "Fullstack", "Mobile", "Infrastructure", "NotApplicable",
            ]
        )
        #expect(CraftFocus.notApplicable.displayName == "N/A")
    }

    @Test func `an unknown value is kept, shown as it is and sorted last (SC-5, fault 12)`() {
        let unknown = JobLevel(rawValue: "Fellow")

        #expect(unknown.displayName == "Fellow")
        #expect(unknown.rank == 5)
        let user = SchedulingUser.init(id: 1, UserDraft(newOn: nil))
        var odd = user
        odd.jobLevel = unknown
        #expect(UserDraft(odd).jobLevel.rawValue == "Fellow")
    }
}
