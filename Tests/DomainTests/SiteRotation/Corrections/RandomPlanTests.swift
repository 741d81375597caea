import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Random corrections of random histories, each planned, applied and undone.
@Suite struct RandomPlanTests {
    /// One seed plans some 20 corrections; `MOMENTUM_SOAK=1` makes more than 10,000 of them.
    private static let seeds: Range<UInt64> = {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["MOMENTUM_SEED"].flatMap(UInt64.init) ?? 0
        return first..<first + (environment["MOMENTUM_SOAK"] == "1" ? 800 : 40)
    }()

    private let locations = SiteLocation.defaults.prefix(3).map(\.id)

    @Test(arguments: seeds)
    func `effects equal the difference after applying, and undo restores the view (SR-168)`(
        seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        var device = TestDevice()
        var now = Date(timeIntervalSince1970: 1_750_000_000)
        for step in 0..<40 {
            now += Double(Int.random(in: 0...90_000, using: &generator)) / 2
            let operation = SiteOperation.random(
                UInt16(step),
                on: device.records,
                now: now,
                using: &generator
            )
            _ = try? device.perform(operation, now: now)
        }

        for step in 0..<40 {
            let number = UInt16(1000 + step * 2)
            let correction = correction(number, of: device.records, now: now, using: &generator)
            let hint = Comment(rawValue: "seed \(seed), step \(step)")
            let before = device.records(at: now)
            let preview = SiteOperation.correct(correction, expecting: nil)
            guard let commit = try? device.state.preview([preview], at: now)[0] else { continue }
            let plan = SiteCorrectionPlan(correction, commit, at: now)
            #expect(device.records(at: now) == before, hint)

            try device.perform(.correct(correction, expecting: plan.effects), now: now)

            let after = device.records
            #expect(plan.effects.differences == difference(before, after), hint)
            #expect(plan.effects == plan.effects.sorted(by: isInOrder), hint)
            #expect(plan.gaps.count == gaps(of: after, besides: before), hint)
            #expect(
                Set(plan.overlaps.map { Set([$0.first.id, $0.second.id]) })
                    == pairs(in: after, now).subtracting(pairs(in: before, now)),
                hint
            )
            #expect(after.brokenRules == [], hint)
            guard !plan.effects.isEmpty else { continue }
            if Bool.random(using: &generator) {
                try device.perform(.undo(SiteUndo(id: .fixture(number + 1))), now: now)
                #expect(device.records == before, hint)
            }
        }
    }

    private func correction(
        _ number: UInt16,
        of records: SiteRecords,
        now: Date,
        using generator: inout SeededGenerator
    ) -> SiteCorrection {
        let id = UUID.fixture(number)
        let entry = records.entries.randomElement(using: &generator)?.id ?? id
        let other = records.entries.randomElement(using: &generator)?.id ?? id
        let near = records.entries.randomElement(using: &generator)?.startTime ?? now
        let reach = [3, 90, 90_000].randomElement(using: &generator) ?? 3
        let time = near + Double(Int.random(in: -reach...reach, using: &generator))
        let flag = Bool.random(using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1:
            return .insert(
                SiteInsertion(
                    id: id,
                    locationID: locations.randomElement(using: &generator) ?? id,
                    time: time,
                    end: Bool.random(using: &generator)
                        ? time + Double(Int.random(in: 1...90_000, using: &generator)) : nil,
                    keepsNeighbours: flag
                )
            )
        case 2:
            let edit = SiteEntryEdit(id: id, entryID: entry, start: .set(time))
            return .edit(edit, movesNeighbours: flag)
        case 3:
            let edit = SiteEntryEdit(id: id, entryID: entry, end: .set(time))
            return .edit(edit, movesNeighbours: flag)
        case 4: return .reopen(SiteReopening(id: id, entryID: entry))
        case 5:
            let deletion = SiteEntryDeletion(id: id, entryID: entry)
            return .delete(deletion, extendsPrevious: flag)
        case 6: return .shorten(SiteEndMove(id: id, entryID: entry, end: near))
        default: return .merge(SiteEntryMerge(id: id, keptID: entry, removedID: other))
        }
    }

    private func isInOrder(_ left: SiteEntryEffect, _ right: SiteEntryEffect) -> Bool {
        guard let left = left.entry, let right = right.entry else { return false }
        return (left.startTime, left.id) < (right.startTime, right.id)
    }

    private func difference(
        _ before: SiteRecords,
        _ after: SiteRecords
    ) -> [SiteEntry.ID: [SiteEntry?]] {
        let old = Dictionary(uniqueKeysWithValues: before.everything.map { ($0.id, $0) })
        let new = Dictionary(uniqueKeysWithValues: after.everything.map { ($0.id, $0) })
        var difference: [SiteEntry.ID: [SiteEntry?]] = [:]
        for id in Set(old.keys).union(new.keys) where old[id] != new[id] {
            difference[id] = [old[id], new[id]]
        }
        return difference
    }

    private func pairs(in records: SiteRecords, _ now: Date) -> Set<Set<SiteEntry.ID>> {
        let entries = records.entries.sorted { ($0.startTime, $0.id) < ($1.startTime, $1.id) }
        var pairs: Set<Set<SiteEntry.ID>> = []
        for (position, first) in entries.enumerated() {
            for second in entries[(position + 1)...] {
                let end = min(first.endTime ?? now, second.endTime ?? now)
                if end.timeIntervalSince(second.startTime) >= 60 {
                    pairs.insert([first.id, second.id])
                }
            }
        }
        return pairs
    }

    /// The number of gaps that are not inside of one from before, found by looking at all ends.
    private func gaps(of records: SiteRecords, besides former: SiteRecords) -> Int {
        let old = uncovered(former)
        return uncovered(records).count { gap in
            !old.contains { $0.lowerBound <= gap.lowerBound && gap.upperBound <= $0.upperBound }
        }
    }

    private func uncovered(_ records: SiteRecords) -> [Range<Date>] {
        let entries = Array(records.entries)
        let ends = Set(entries.compactMap(\.endTime))
        return ends.compactMap { end in
            let isCovered = entries.contains {
                $0.startTime <= end && $0.endTime ?? .distantFuture > end
            }
            guard !isCovered, let next = entries.map(\.startTime).filter({ $0 > end }).min(),
                next.timeIntervalSince(end) >= 60
            else { return nil }
            return end..<next
        }
    }
}

extension SiteRecords {
    fileprivate var everything: [SiteEntry] { ahead + Array(entries) }
}

extension [SiteEntryEffect] {
    fileprivate var differences: [SiteEntry.ID: [SiteEntry?]] {
        Dictionary(
            compactMap { effect in effect.entry.map { ($0.id, [effect.before, effect.after]) } }
        ) { first, _ in first }
    }
}

extension TestDevice {
    fileprivate func records(at now: Date) -> SiteRecords { state.records(at: now) }
}
