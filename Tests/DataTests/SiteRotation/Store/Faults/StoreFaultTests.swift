import Foundation
@testable import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import Testing

/// Every call of the store fails in every way, once and from then on.
struct StoreFaultTests {
    @Test
    func `after any failure memory is what was confirmed, and a retry succeeds (SR-145, ST-21)`()
        throws
    {
        let script = try StoreScript.shared.get()
        var cases = 0
        for number in StoreScript.chosenSteps {
            let calls = try callCount(of: number, in: script)
            for call in 1...calls {
                for fault in Fault.errors {
                    for isLasting in [false, true] {
                        cases += 1
                        try fail(number, script, call, fault, isLasting: isLasting)
                    }
                }
            }
        }
        print("\(cases) failures")
    }

    private func callCount(of number: Int, in script: StoreScript) throws -> Int {
        let store = try StoreUnderTest(script.states[number].files.copy())
        let before = store.files.callCount
        try StoreScript.run(StoreScript.steps[number], store, hour: number + 1)
        return store.files.callCount - before
    }

    private func fail(
        _ number: Int,
        _ script: StoreScript,
        _ call: Int,
        _ fault: Fault,
        isLasting: Bool
    ) throws {
        let (files, confirmed) = script.states[number]
        let comment: Comment =
            "step \(number), call \(call), \(fault.rawValue), lasting: \(isLasting)"
        let store = try StoreUnderTest(files.copy())
        store.files.fail(at: store.files.callCount + call, with: fault, from: isLasting)
        var failed = false
        do {
            try StoreScript.run(StoreScript.steps[number], store, hour: number + 1)
        } catch let error as SiteRotationError {
            failed = true
            guard case .repository(.unavailable(let cause)) = error else {
                Issue.record("\(comment): \(error)")
                return
            }
            #expect(cause.domain == "SiteRotation.Store", comment)
            #expect([1, 2, 5, 6].contains(cause.code), comment)
        } catch let error as SiteStoreError {
            failed = true
            #expect([1, 2, 6].contains(error.errorCode), comment)
        }
        if failed { #expect(store.records == confirmed, comment) }
        let after = store.records

        // Others see what this process sees, or the whole change that was not confirmed.
        store.files.fail(at: 0, with: nil)
        let other = try StoreUnderTest(store.files.copy())
        #expect(other.store.report.damage.isEmpty, comment)
        #expect(
            other.records == after || other.records.entries.count > after.entries.count,
            comment
        )

        // Repeats the step without a fault.
        if store.store.failure != nil {
            _ = try store.lock.tryAcquire()
            try store.store.reopen()
            store.lock.release()
        }
        try StoreScript.run(StoreScript.steps[number], store, hour: number + 1)
        let expected =
            number + 1 < script.states.count ? script.states[number + 1].records : nil
        if let expected { #expect(store.records == expected, comment) }
        let again = try StoreUnderTest(store.files.copy())
        #expect(again.records == store.records, comment)
        #expect(again.store.report.missing.isEmpty, comment)
    }

    @Test(arguments: Soak.isOn ? [0, 5, 25, 45] : [5, 45])
    func `when opening fails anywhere, it can be opened later (SR-13, SR-146)`(number: Int) throws {
        let script = try StoreScript.shared.get()
        let (files, confirmed) = script.states[number]
        // An unfinished write makes opening write, too.
        let torn = files.copy()
        torn.change("/store/00000001.journal") { $0 += [0xC5, 0x5C, 1, 2, 3] }
        torn.change("/store/00000003.journal") { $0 += [0xC5, 0x5C, 1, 2, 3] }
        let probe = torn.copy()
        _ = try StoreUnderTest(probe)
        for call in 1...probe.callCount {
            for fault in Fault.errors {
                let failing = torn.copy()
                failing.fail(at: call, with: fault, from: true)
                do {
                    let store = try StoreUnderTest(failing)
                    #expect(store.records == confirmed, "call \(call), \(fault)")
                } catch {
                    #expect([1, 2].contains(error.errorCode), "call \(call), \(fault)")
                }
                #expect(try StoreUnderTest(failing.copy()).records == confirmed)
            }
        }
    }

    @Test func `nothing but an interrupted call is made again (ST-24)`() throws {
        let store = try StoreUnderTest(FaultyFileSystem())
        try store.log(1)
        store.files.fail(at: try store.callNumber(of: .write, logging: 2), with: .inputOutput)
        let before = store.files.callCount
        #expect(throws: SiteRotationError.self) { try store.log(2) }
        let calls = store.files.calls.dropFirst(before)
        // The change once, and once zeros over what may have been written of it.
        #expect(calls.count { $0 == .write } == 2)
    }
}
