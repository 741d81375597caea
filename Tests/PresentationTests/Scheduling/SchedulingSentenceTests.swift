import MomentumDomain
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import Testing

@Suite struct SchedulingSentenceTests {
    @Test(arguments: [
        (SchedulingSubject.person, "This person was not found. It may have been deleted."),
        (.team, "This team was not found. It may have been deleted."),
        (.cycle, "This performance cycle was not found. It may have been deleted."),
        (.list, "The server's answer does not have this list."),
    ])
    func `what is not found is named (MD-GQ-19)`(subject: SchedulingSubject, sentence: String) {
        #expect(SchedulingError.notFound(subject).sentence.english == sentence)
    }

    @Test(arguments: [
        (
            SchedulingError.inUse(.person, lostTeams: []),
            "This person has assignments or work history and cannot be deleted."
        ),
        (
            .inUse(.person, lostTeams: ["Atlas", "Beacon"]),
            """
            This person has assignments or work history and was not deleted, but is no longer on: \
            “Atlas”, “Beacon”.
            """
        ),
        (.inUse(.team, lostTeams: []), "This team is in use and cannot be deleted."),
        (.inUse(.project, lostTeams: []), "This project is in use and cannot be deleted."),
    ])
    func `what is in use is named (MD-GQ-19)`(error: SchedulingError, sentence: String) {
        #expect(error.sentence.english == sentence)
    }

    @Test func `somebody on other teams is refused with the names of all (SC-35, MD-GQ-15)`() {
        let problem = SchedulingProblem.memberOnOtherTeam(user: 4, teams: ["Atlas", "Beacon"])

        #expect(problem.sentence.english == "Person 4 is on another team: “Atlas”, “Beacon”.")
    }
}
