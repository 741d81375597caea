import Foundation
@testable import MomentumData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore

/// Sixty changes with two compactions and one import, and the files after each step.
struct StoreScript {
    enum Step: Hashable {
        case change(Int)
        case importing
        case compacting
    }

    static let steps: [Step] =
        (1...20).map(Step.change) + [.compacting] + (21...40).map(Step.change)
        + [.importing, .compacting] + (41...60).map(Step.change)
    /// Steps of every kind and position, for when there is no time for all.
    static let fewSteps = [0, 1, 20, 40, 41, 42, 62]

    /// The script, carried out once for all tests, which work on copies of its files.
    static let shared = Result { try StoreScript() }

    /// The files before each step, and the records confirmed by then.
    private(set) var states: [(files: FaultyFileSystem, records: SiteRecords)] = []

    /// Carries out the script; the flushes that `ignoring` names do nothing.
    init() throws {
        let files = FaultyFileSystem()
        for (number, step) in Self.steps.enumerated() {
            let store = try StoreUnderTest(files.copy())
            states.append((store.files.copy(), store.records))
            try Self.run(step, store, hour: number + 1)
            // The next store goes on with these files.
            files.replace(with: store.files)
        }
    }

    /// The steps that are tried: all of them when there is time.
    static var chosenSteps: [Int] { Soak.isOn ? Array(steps.indices) : fewSteps }

    static func run(_ step: Step, _ store: StoreUnderTest, hour: Int) throws {
        switch step {
        case .change(let number):
            try store.perform([.change(number, note: "note \(number)")], hour: hour)
        case .importing:
            try store.perform([.importing(40, number: 1000)], hour: hour)
        case .compacting:
            guard try store.lock.tryAcquire() else { return }
            defer { store.lock.release() }
            if store.store.failure != nil { try store.store.reopen() }
            try store.store.catchUp(isLocked: true)
            try store.store.compact()
        }
    }
}
