import MomentumDomain
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SharedWorkTests {
    private let work = SharedWork<Int, String>(cancelled: "cancelled")
    private let gate = Gate<Int, String, any Error>(cancellation: nil)

    private func share(_ request: Int) -> Task<String, Never> {
        Task { [work, gate] in
            await work.share(0) { (try? await gate.pass(request)) ?? "failed" }
        }
    }

    @Test func `a caller counts before anything else runs on its actor (HS-24)`() async {
        let caller = share(0)
        let isRunning = Task { work.running == [0] }

        #expect(await isRunning.value)
        gate.answer(0, with: "done")
        #expect(await caller.value == "done")
        #expect(work.running == [])
    }

    @Test func `a cancelled caller returns at once, and the others get the outcome (HS-24)`() async
    {
        let callers = [share(0), share(1)]
        await gate.waitForRequests()
        await Task {}.value

        callers[0].cancel()
        #expect(await callers[0].value == "cancelled")
        gate.answer(0, with: "done")

        #expect(await callers[1].value == "done")
        #expect(gate.requests.count == 1)
    }

    @Test func `work that nobody waits for is not joined (HS-24)`() async {
        let first = share(0)
        await gate.waitForRequests()
        first.cancel()
        #expect(await first.value == "cancelled")

        let second = share(1)
        await gate.waitForRequests(2)
        gate.answer(0, with: "late")
        gate.answer(1, with: "new")

        #expect(await second.value == "new")
    }

    @Test func `work that was started goes on without callers (HS-24)`() async {
        work.start(0) { [gate] in (try? await gate.pass(0)) ?? "failed" }
        let first = share(1)
        await Task {}.value
        first.cancel()
        _ = await first.value

        let second = share(2)
        await Task {}.value
        gate.answer(0, with: "done")

        #expect(await second.value == "done")
        #expect(gate.requests.count == 1)
    }

    @Test func `stopped work ends its callers at once (HS-24)`() async {
        let caller = share(0)
        await gate.waitForRequests()

        work.stop { $0 == 0 ? "stopped" : nil }

        #expect(work.running == [])
        #expect(await caller.value == "stopped")
        gate.answer(0, with: "late")
    }

    @Test func `queued calls run one at a time, in their order (HS-24)`() async {
        let queue = SerialWork()
        let calls = (0..<5).map { call in
            Task { [gate] in await queue.run { _ = try? await gate.pass(call) } }
        }
        for call in 0..<5 {
            await gate.waitForRequests(call + 1)
            for _ in 0..<20 { await Task.yield() }
            #expect(gate.requests == Array(0...call))
            gate.answer(call, with: "")
        }
        for call in calls { await call.value }
    }

    @Test func `a listener may begin with the present value (HS-24)`() async {
        let broadcast = Broadcast<Int>(isComplete: true)
        var values = broadcast.values(startingWith: 1).makeAsyncIterator()
        broadcast.send(2)

        #expect(await values.next() == 1)
        #expect(await values.next() == 2)
    }
}
