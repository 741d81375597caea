import Foundation
import MomentumDetailsFile
import MomentumDomain
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumTestSupport
import Testing

/// Answers that another process changes, which is another repository on the same file.
@Suite struct DetailAnswersWatchingTests {
    private let folder = TemporaryFolder()
    private let clock = TestClock()

    private func repository() -> FileDetailAnswersRepository {
        FileDetailAnswersRepository(
            file: folder.url.appending(path: "details.json"),
            clock: clock
        )
    }

    @Test func `a change by another process reaches who listens, without a read (TA-21)`()
        async throws
    {
        let (here, other) = (repository(), repository())
        var changes = here.changes().makeAsyncIterator()
        await clock.waitForSleepers()

        for text in ["YMCA", "Elm Gym"] {
            try await other.update {
                $0.forms["fitness"] = FormAnswers(answers: ["gym": [DetailAnswer(text)]])
            }
            clock.advance(by: .seconds(1))
            #expect(
                await changes.next()?.answers(to: "gym", of: "fitness").map(\.text) == [text]
            )
            await clock.waitForSleepers()
        }
    }

    @Test func `nothing looks at the file once nobody listens (TA-21)`() async throws {
        let listening = Task { [here = repository()] in
            for await _ in here.changes() {}
        }
        await clock.waitForSleepers()

        listening.cancel()

        await listening.value
    }

    @Test func `in memory no other process changes the answers (TA-21)`() async {
        var changes = InMemoryDetailAnswersRepository().changes().makeAsyncIterator()

        #expect(await changes.next() == nil)
    }
}
