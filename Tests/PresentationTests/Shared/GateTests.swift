import MomentumDomain
import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct GateTests {
    typealias Answers = Gate<String, Int, RepositoryError>

    let polite = Answers(cancellation: .cancelled)
    let stubborn = Answers(cancellation: nil)
    let offline = RepositoryError.unavailable(FailureCause(domain: "Test", code: 1))

    /// Arrives at the gate, and passes on its answer.
    func arrive(_ request: String, at gate: Answers) -> Task<Result<Int, RepositoryError>, Never> {
        Task {
            do throws(RepositoryError) {
                return .success(try await gate.pass(request))
            } catch {
                return .failure(error)
            }
        }
    }

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func `requests are answered in any order (P-6)`(order: [Int]) async {
        var arrivals: [Task<Result<Int, RepositoryError>, Never>] = []
        for number in 0..<3 {
            arrivals.append(arrive("request \(number)", at: polite))
            await polite.waitForRequests(number + 1)
        }

        for number in order {
            polite.answer(number, with: number * 10)
            #expect(await arrivals[number].value == .success(number * 10))
        }

        #expect(polite.requests == ["request 0", "request 1", "request 2"])
    }

    @Test func `a request can be turned away (P-6)`() async {
        let arrival = arrive("a", at: polite)
        await polite.waitForRequests()

        polite.fail(0, with: offline)

        #expect(await arrival.value == .failure(offline))
    }

    @Test func `an answer can be there before its request (P-6)`() async {
        polite.answer(1, with: 11)
        polite.answer(0, with: 10)

        #expect(await arrive("a", at: polite).value == .success(10))
        #expect(await arrive("b", at: polite).value == .success(11))
    }

    @Test func `the first answer to a request counts (P-6)`() async {
        polite.answer(0, with: 1)
        polite.fail(0, with: offline)

        #expect(await arrive("a", at: polite).value == .success(1))
    }

    @Test func `a cancelled request ends at once where it takes notice (L-2, P-6)`() async {
        let arrival = arrive("a", at: polite)
        await polite.waitForRequests()

        arrival.cancel()
        polite.answer(0, with: 1)

        #expect(await arrival.value == .failure(.cancelled))
    }

    @Test func `a cancelled request waits for its answer where it takes no notice (L-1, P-6)`()
        async
    {
        let arrival = arrive("a", at: stubborn)
        await stubborn.waitForRequests()

        arrival.cancel()
        stubborn.answer(0, with: 1)

        #expect(await arrival.value == .success(1))
    }
}
