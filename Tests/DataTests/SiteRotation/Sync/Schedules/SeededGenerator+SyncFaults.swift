import MomentumSiteRotationDomain
import MomentumTestSupport

extension SeededGenerator {
    /// True with a chance from 0 to 1; nothing is drawn for 0.
    mutating func chance(_ chance: Double) -> Bool {
        chance > 0 && Double.random(in: 0..<1, using: &self) < chance
    }

    /// The number of looks something takes: 0, or by chance up to 4.
    mutating func looks(_ chance: Double) -> Int {
        self.chance(chance) ? Int.random(in: 1...4, using: &self) : 0
    }

    /// One of the failures that a folder may have, or none with the rest of the chance.
    mutating func failure(_ chance: Double) -> SiteSyncFailure? {
        self.chance(chance) ? .random(using: &self) : nil
    }
}
