import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSystem
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo
@testable import MomentumSiteRotationDI

/// The records as they must be: a copy of those that a world began with, and every operation that
/// was answered since.
@MainActor
final class AppModel {
    private let folder = URL.temporaryDirectory.appending(path: "momentum-model-\(UUID())")
    private let faults: RandomFaults
    private let model: FileSiteRotationRepository
    /// The records of the world, as another process sees them.
    private let other: FileSiteRotationRepository

    /// A model of a world, whose application is begun anew.
    init(of world: AppWorld, _ faults: RandomFaults) async throws {
        let data = try #require(world.context.dataDirectory)
        let source = SiteRotationStorage.records(in: data)
        if FileManager.default.fileExists(atPath: source.path) {
            try FileManager.default.copyItem(at: source, to: folder)
        }
        self.faults = faults
        func records(in folder: URL) -> FileSiteRotationRepository {
            .init(folder: folder, identifiers: RandomIdentifiers(), dates: world.context.dates)
        }
        // A copied store gets its own name with the first change. Later processes do not undo
        // changes that were made under the former name.
        let place = try #require(SiteLocation.defaults.first).id
        let first = SiteOperation.logChange(SiteChange(id: UUID(), locationID: place))
        for store in [source, folder] {
            try await records(in: store).perform([first], at: world.context.dates.now)
        }
        (model, other) = (records(in: folder), records(in: source))
        try world.restart()
        await world.settle()
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Changes the records as another process does.
    func changeElsewhere(_ random: inout RandomInput, at now: Date) async throws {
        let operation = random.operation(on: try await other.records(), at: now)
        do throws(SiteRotationError) {
            _ = try await faults.answer([operation], at: now, of: other)
        } catch {
            // The faults have noted a refusal.
            if case .repository = error { throw error }
        }
    }

    /// An undo without the change that was shown, which has another identity in the model.
    private static func unnamed(_ operation: SiteOperation) -> SiteOperation {
        guard case .undo(let undo) = operation else { return operation }
        return .undo(SiteUndo(id: undo.id, target: undo.target))
    }

    /// The difference between the records and what was answered; `nil` for none.
    func difference() async throws -> String? {
        for answer in faults.takeAnswers() {
            // A run that began later than the model does not reach as far back.
            if [.nothingToUndo, .nothingToRedo, .undoOvertaken].contains(answer.refusal) {
                continue
            }
            var refusal: SiteRotationError?
            do throws(SiteRotationError) {
                try await model.perform(answer.operations.map(Self.unnamed), at: answer.now)
            } catch {
                refusal = error
            }
            if refusal != answer.refusal {
                return "\(answer.operations): \(answer.refusal as Any), not \(refusal as Any)"
            }
        }
        let (records, wanted) = (try await other.records(), try await model.records())
        guard records != wanted else { return nil }
        let entries = Set(records.entries).symmetricDifference(wanted.entries)
        let places = Set(records.locations).symmetricDifference(wanted.locations)
        return "other entries \(entries), other locations \(places)"
    }
}
