import Foundation
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport

/// Stops a step of a ``StoreScript`` at a call, cuts the power, and checks the remaining files.
struct PowerCut {
    /// The step before runs in the same process, so that nothing is flushed in between.
    static func callCount(of number: Int, in script: StoreScript) throws -> (before: Int, all: Int)
    {
        let start = max(0, number - 1)
        let store = try StoreUnderTest(script.states[start].files.copy())
        if start < number { try StoreScript.run(StoreScript.steps[start], store, hour: start + 1) }
        let before = store.files.callCount
        try StoreScript.run(StoreScript.steps[number], store, hour: number + 1)
        return (before, store.files.callCount)
    }

    /// Runs a step up to a call, and opens the surviving files in several ways.
    ///
    /// - Returns: The loss or the fault, or `nil`.
    static func problem(
        _ number: Int,
        at call: Int,
        in script: StoreScript,
        variants: Int,
        ignoring isIgnored: (@Sendable (IgnoredFlush) -> Bool)? = nil
    ) throws -> String? {
        let start = max(0, number - 1)
        let store = try StoreUnderTest(script.states[start].files.copy())
        if let isIgnored { store.files.ignoreFlushes(where: isIgnored) }
        store.files.fail(at: call, with: .end, from: true)
        if start < number { try StoreScript.run(StoreScript.steps[start], store, hour: start + 1) }
        var isConfirmed = true
        do {
            try StoreScript.run(StoreScript.steps[number], store, hour: number + 1)
        } catch {
            isConfirmed = false
        }
        let before = script.states[number].records
        let after = number + 1 < script.states.count ? script.states[number + 1].records : nil
        for variant in 0..<variants {
            let survival = Survival.allCases[variant % Survival.allCases.count]
            var generator = SeededGenerator(seed: UInt64(number * 100_000 + call * 100 + variant))
            let files = store.files.afterPowerCut(survival, &generator)
            let place = "step \(number), call \(call), variant \(variant) (\(survival))"
            let opened: StoreUnderTest
            do {
                opened = try StoreUnderTest(files)
            } catch {
                return "\(place): \(error)"
            }
            let isBefore = opened.records == before && !isConfirmed
            let isAfter = after == nil || opened.records == after
            guard isBefore || isAfter else {
                return "\(place): \(opened.records.entries.count) entries, "
                    + "\(before.entries.count) were confirmed before"
            }
            guard opened.store.failure == nil, opened.store.report.isClean else {
                return "\(place): \(opened.store.report)"
            }
            do {
                try opened.log(900)
                guard try StoreUnderTest(files.copy()).records == opened.records else {
                    return "\(place): not the same when opened again"
                }
            } catch {
                return "\(place): \(error)"
            }
        }
        return nil
    }
}
