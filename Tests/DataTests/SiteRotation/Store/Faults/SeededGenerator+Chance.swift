import MomentumTestSupport

extension SeededGenerator {
    /// True with a probability of one in `count`.
    mutating func one(in count: Int) -> Bool {
        Int.random(in: 0..<count, using: &self) == 0
    }
}
