import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Random changes on two devices that meet at times.
///
/// The rules of SR-3 always hold, and a view updated step by step equals one made from everything.
@Suite struct RandomHistoryTests {
    @Test(arguments: 0..<60)
    func `views keep the rules and do not depend on how they came about (SR-3, SR-79, ST-1)`(
        seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        var devices = [TestDevice(replica: 1), TestDevice(replica: 2)]
        var now = Date(timeIntervalSince1970: 1_750_000_000)

        for step in 0..<60 {
            // Often within a second, so that twins come about, move apart and are deleted.
            let pause = Bool.random(using: &generator) ? 4000 : 9
            now += Double(Int.random(in: 0...pause, using: &generator)) / 10
            let index = Int.random(in: 0...1, using: &generator)
            if Int.random(in: 0..<6, using: &generator) == 0 {
                devices[index].receive(from: devices[1 - index])
            } else {
                let operation = SiteOperation.random(
                    UInt16(seed * 100) + UInt16(step),
                    on: devices[index].records,
                    now: now,
                    using: &generator
                )
                // A refusal is fine, but it must change nothing.
                let before = devices[index].records
                if (try? devices[index].perform(operation, now: now)) == nil {
                    #expect(devices[index].records == before, "seed \(seed), step \(step)")
                }
            }
            #expect(devices[index].records.brokenRules == [], "seed \(seed), step \(step)")
        }

        devices[0].receive(from: devices[1])
        devices[1].receive(from: devices[0])
        #expect(devices[0].records == devices[1].records, "seed \(seed)")
        var anew = SiteRotationState()
        anew.apply((devices[0].transactions + devices[1].transactions).shuffled(using: &generator))
        #expect(anew.records == devices[0].records, "seed \(seed)")
    }
}
