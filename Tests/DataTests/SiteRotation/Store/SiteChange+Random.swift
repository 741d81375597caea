import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport

extension SiteChange {
    /// A change at any default location, with a note on every fourth.
    static func random(_ number: Int, _ generator: inout SeededGenerator) -> SiteChange {
        let halves = (generator.next(), generator.next())
        return SiteChange(
            id: withUnsafeBytes(of: halves) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) },
            locationID: SiteLocation.defaults[Int.random(in: 0..<14, using: &generator)].id,
            note: number % 4 == 0 ? "a little sore on day \(number % 3)" : nil
        )
    }
}
