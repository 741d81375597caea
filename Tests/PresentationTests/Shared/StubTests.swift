import MomentumDomain
import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct StubTests {
    let stub = Stub<Int, String, RepositoryError>("MockNames.name")

    @Test func `calls are recorded and answered in the order prepared (AK-4)`() async throws {
        stub.next(.success("one"), .failure(.cancelled))
        stub.next(.success("three"))

        #expect(try await stub(1) == "one")
        await #expect(throws: RepositoryError.cancelled) { try await stub(2) }
        #expect(try await stub(3) == "three")
        #expect(stub.calls == [1, 2, 3])
    }

    @Test func `a standing answer serves every call that has no result of its own (AK-4)`()
        async throws
    {
        stub.always { "name \($0)" }
        stub.next(.success("first"))

        #expect(try await stub(1) == "first")
        #expect(try await stub(2) == "name 2")
        #expect(try await stub(3) == "name 3")
    }

    @Test func `any type of failure can be prepared, and has a short form (EM-14)`() async {
        stub.always(.failure(.cancelled))
        await #expect(throws: RepositoryError.cancelled) { try await stub(1) }
        stub.always { _ throws(RepositoryError) in throw .cancelled }
        await #expect(throws: RepositoryError.cancelled) { try await stub(2) }

        let other = Stub<Int, String, any Error>("MockNames.other")
        await withKnownIssue {
            await #expect(throws: UnpreparedCall.self) { try await other(1) }
        }
        other.always(.failure(SampleError.refused))
        await #expect(throws: SampleError.self) { try await other(2) }
    }

    @Test func `an unexpected call fails the test, naming the call, and throws (AK-4)`() async {
        let report = "MockNames.name was called with 7, and nothing was prepared for it."

        let failure = FailureCause(domain: "Stub", code: 0, detail: report)
        await withKnownIssue {
            await #expect(throws: RepositoryError.unavailable(failure)) { try await stub(7) }
        } matching: { issue in
            issue.comments.map(\.rawValue) == [report]
        }
        #expect(stub.calls == [7])
    }

    @Test func `a stub that cannot throw ends an unexpected call with a value (AK-4)`() async {
        let sure = Stub<Int, Bool, Never>("MockNames.exists") { _ in .success(false) }

        await withKnownIssue {
            #expect(await sure(1) == false)
        }
    }

    @Test func `a gate answers the calls of a stub in any order (P-6)`() async throws {
        let gate = Gate<Int, String, RepositoryError>(cancellation: .cancelled)
        stub.always { number throws(RepositoryError) in try await gate.pass(number) }
        async let first = stub(1)
        await gate.waitForRequests(1)
        async let second = stub(2)
        await gate.waitForRequests(2)

        gate.answer(1, with: "second")
        #expect(try await second == "second")
        gate.answer(0, with: "first")
        #expect(try await first == "first")
    }
}
