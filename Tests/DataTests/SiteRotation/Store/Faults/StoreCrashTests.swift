import Foundation
@testable import MomentumData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The power fails at every call.
struct StoreCrashTests {
    @Test func `what was confirmed survives a power cut at any call (SR-147, ST-20, ST-31)`() throws
    {
        let script = try StoreScript.shared.get()
        var reopened = 0
        for number in StoreScript.chosenSteps {
            let (before, all) = try PowerCut.callCount(of: number, in: script)
            for call in before + 1...all + 1 {
                let variants = Soak.count(3, soak: 50)
                let problem = try PowerCut.problem(number, at: call, in: script, variants: variants)
                #expect(problem == nil)
                reopened += variants
            }
        }
        print("\(reopened) power cuts")
    }

    /// A flush of the store, as the tests can tell it from the others.
    struct Mutation: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let steps: [Int]
        let isIgnored: @Sendable (IgnoredFlush) -> Bool
    }

    static let mutations = [
        Mutation(testDescription: "a commit") { $0.path.hasSuffix(".journal") },
        Mutation(testDescription: "the header of a journal", steps: [0, 20]) {
            $0.path.hasSuffix(".journal.tmp")
        },
        Mutation(testDescription: "the name of a journal", steps: [0, 1]) {
            $0.call == .flushFolder && $0.path == StoreUnderTest.path
        },
        Mutation(testDescription: "the contents of a snapshot", steps: [20, 42]) {
            $0.path.hasSuffix(".snapshot.tmp")
        },
        Mutation(testDescription: "the names of a compaction", steps: [42, 43]) {
            $0.call == .flushFolder && $0.path == StoreUnderTest.path
        },
    ]

    @Test(arguments: mutations)
    func `a flush that is left out is noticed (ST-20, ST-22, ST-31)`(mutation: Mutation) throws {
        let script = try StoreScript.shared.get()
        var problems = 0
        for number in mutation.steps {
            let (before, all) = try PowerCut.callCount(of: number, in: script)
            // One problem is enough, unless there is time to look for more.
            for call in before + 1...all + 1 where Soak.isOn || problems == 0 {
                let problem = try PowerCut.problem(
                    number,
                    at: call,
                    in: script,
                    variants: 20,
                    ignoring: mutation.isIgnored
                )
                if problem != nil { problems += 1 }
            }
        }
        #expect(problems > 0)
    }

    @Test func `what a killed process wrote is on the device before it counts as done (SR-32)`()
        throws
    {
        let first = try StoreUnderTest(FaultyFileSystem())
        try first.log(1)
        // The process ends after the write, before the flush.
        let flush = try first.callNumber(of: .flush, logging: 2)
        first.files.fail(at: flush, with: .end, from: true)
        #expect(throws: SiteRotationError.self) { try first.log(2) }

        let second = try StoreUnderTest(first.files.afterKill())
        #expect(second.ids == [.fixture(1), .fixture(2)])
        #expect(try second.log(2).isRepeat)

        var generator = SeededGenerator(seed: 1)
        let third = try StoreUnderTest(second.files.afterPowerCut(.allLost, &generator))
        #expect(third.ids == [.fixture(1), .fixture(2)])
    }

    @Test func `what another killed process wrote is on the device, too (SR-32, ST-36)`() throws {
        let first = try StoreUnderTest(FaultyFileSystem())
        try first.log(1)
        let second = try StoreUnderTest(first.files, process: 200)
        let flush = try first.callNumber(of: .flush, logging: 2)
        first.files.fail(at: flush, with: .end, from: true)
        #expect(throws: SiteRotationError.self) { try first.log(2) }
        first.files.fail(at: 0, with: nil)

        #expect(try second.log(2).isRepeat)

        var generator = SeededGenerator(seed: 1)
        let third = try StoreUnderTest(second.files.afterPowerCut(.allLost, &generator))
        #expect(third.ids == [.fixture(1), .fixture(2)])
    }

    @Test func `a file is never flushed again after a flush of it failed (ST-23)`() throws {
        let store = try StoreUnderTest(FaultyFileSystem())
        try store.log(1)
        store.files.fail(at: try store.callNumber(of: .flush, logging: 2), with: .failedFlush)

        try store.log(2)

        #expect(store.store.highest == 2)
        for number in 3...5 { try store.log(number) }
        var generator = SeededGenerator(seed: 1)
        let again = try StoreUnderTest(store.files.afterPowerCut(.allLost, &generator))
        #expect(again.ids == (1...5).map { .fixture($0) })
        #expect(again.store.report.isClean)
        #expect(again.store.state.numbers.values.map(\.ranges) == [[0...4]])
    }
}

extension StoreCrashTests.Mutation {
    fileprivate init(
        testDescription: String,
        isIgnored: @escaping @Sendable (IgnoredFlush) -> Bool
    ) {
        self.init(testDescription: testDescription, steps: [1, 2], isIgnored: isIgnored)
    }
}
