import MomentumDomain
import MomentumSchedulingDomain

/// One request for both lists, made by the first list that needs it.
@MainActor
final class PeopleRequest {
    private typealias Answer = Result<LoadedValue<SchedulingPeople>, SchedulingError>

    private let people: any LoadPeopleUseCaseProtocol
    private let running = SharedWork<LoadPolicy, Answer>(
        cancelled: .failure(.repository(.cancelled))
    )
    /// The answers so far, for a list that asks after the request has ended.
    private var answers: [LoadPolicy: Answer] = [:]

    init(_ people: any LoadPeopleUseCaseProtocol) {
        self.people = people
    }

    func part<Rows: Hashable & Sendable>(
        _ rows: (SchedulingPeople) -> Rows?,
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<Rows> {
        let loaded = try await answer(policy).get()
        guard let rows = rows(loaded.value) else {
            throw loaded.remark ?? .notFound(.list)
        }
        return loaded.map { _ in rows }
    }

    private func answer(_ policy: LoadPolicy) async -> Answer {
        if let answer = answers[policy] { return answer }
        return await running.share(policy) { @MainActor [self] in
            let answer: Answer
            do throws(SchedulingError) {
                answer = .success(try await people.execute(policy))
            } catch {
                answer = .failure(error)
            }
            if !Task.isCancelled { answers[policy] = answer }
            return answer
        }
    }
}
