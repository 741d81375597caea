import Foundation
import MomentumContainer
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Synchronization

/// Decides which calls of the repositories fail, and keeps what they have answered.
final class RandomFaults: Sendable {
    /// Operations that the records have carried out or refused.
    struct Answer: Sendable {
        let operations: [SiteOperation]
        let now: Date
        /// `nil` where they took effect.
        let refusal: SiteRotationError?
    }

    enum Mode {
        case never
        case atRandom
        case always
    }

    private struct State {
        var generator: SeededGenerator
        var mode = Mode.never
        var answers: [Answer] = []
    }

    private let state: Mutex<State>
    /// Keeps the answers in the order in which the records changed.
    ///
    /// Otherwise a change of another process could be recorded before an earlier one of the
    /// application.
    private let turns = SerialWork()

    init(seed: UInt64) {
        state = Mutex(State(generator: SeededGenerator(seed: seed)))
    }

    /// Decides when calls fail from now on.
    func fail(_ mode: Mode) {
        state.withLock { $0.mode = mode }
    }

    /// Fails once in `count` calls, where calls fail at random.
    func strike(_ count: Int) throws(RepositoryError) {
        let isHit = state.withLock {
            switch $0.mode {
            case .never: false
            case .atRandom: Int.random(in: 0..<count, using: &$0.generator) == 0
            case .always: true
            }
        }
        guard isHit else { return }
        throw .unavailable(
            FailureCause(domain: "Fault", code: 1, detail: "The disk was taken out.")
        )
    }

    /// Carries out operations, and keeps the answer; failures of the repository are not answers.
    func answer(
        _ operations: [SiteOperation],
        at now: Date,
        of records: any SiteRotationRepository
    ) async throws(SiteRotationError) -> [SiteCommit] {
        try await turns.run { () throws(SiteRotationError) in
            do throws(SiteRotationError) {
                let commits = try await records.perform(operations, at: now)
                note(Answer(operations: operations, now: now, refusal: nil))
                return commits
            } catch {
                if case .repository = error { throw error }
                note(Answer(operations: operations, now: now, refusal: error))
                throw error
            }
        }
    }

    private func note(_ answer: Answer) {
        state.withLock { $0.answers.append(answer) }
    }

    /// The answers since the last call, in their order.
    func takeAnswers() -> [Answer] {
        state.withLock { state in
            defer { state.answers = [] }
            return state.answers
        }
    }

    /// Lets the repositories of a program fail.
    func install(in builder: inout ContainerBuilder) {
        builder.replace((any SiteRotationRepository).self) {
            [self] (inner: FileSiteRotationRepository) in
            FailingSites(inner: inner, faults: self)
        }
        builder.replace((any SiteSettingsRepository).self) {
            [self]
            (
                records: any SiteRotationRepository,
                device: FileSiteSettingsRepository,
                identifiers: any IdentifierSource,
                dates: any WallClock
            ) in
            let inner = RecordedSiteSettingsRepository(
                records: records,
                device: device,
                identifiers: identifiers,
                dates: dates
            )
            return FailingSettings(inner: inner, faults: self)
        }
    }
}

/// Records of which some calls fail, before they take effect or after it.
struct FailingSites: SiteRotationRepository {
    let inner: FileSiteRotationRepository
    let faults: RandomFaults

    func records() async throws(RepositoryError) -> SiteRecords {
        try faults.strike(4)
        return try await inner.records()
    }

    func entries(_ request: SiteHistoryRequest) async throws(RepositoryError) -> SiteHistoryPage {
        try faults.strike(4)
        return try await inner.entries(request)
    }

    func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        do throws(RepositoryError) { try faults.strike(4) } catch { throw .repository(error) }
        let commits = try await faults.answer(operations, at: now, of: inner)
        // The answer is lost, though the change is made.
        do throws(RepositoryError) { try faults.strike(6) } catch { throw .repository(error) }
        return commits
    }

    func backup(at now: Date) async throws(RepositoryError) -> SiteBackup {
        try faults.strike(4)
        return try await inner.backup(at: now)
    }

    func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        do throws(RepositoryError) { try faults.strike(4) } catch { throw .repository(error) }
        return try await inner.preview(operations, at: now)
    }

    func actions() async throws(RepositoryError) -> [SiteAction] {
        try faults.strike(4)
        return try await inner.actions()
    }

    func writeTimes(of ids: [SiteEntry.ID]) async throws(RepositoryError) -> SiteWriteTimes {
        try faults.strike(4)
        return try await inner.writeTimes(of: ids)
    }

    func changes() -> AsyncStream<SiteRecords> { inner.changes() }
}

/// Settings that can be neither read nor changed at times.
struct FailingSettings: SiteSettingsRepository {
    let inner: RecordedSiteSettingsRepository
    let faults: RandomFaults

    func settings() async throws(RepositoryError) -> SiteSettings {
        try faults.strike(4)
        return try await inner.settings()
    }

    func change(_ changes: [SiteSettingsChange]) async throws(RepositoryError) -> SiteSettings {
        try faults.strike(4)
        return try await inner.change(changes)
    }

    func changes() -> AsyncStream<SiteSettings> { inner.changes() }
}
