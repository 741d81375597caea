import MomentumCommandLine

extension ValueFormat where Value == Int {
    /// The number of a person or a team.
    static var serverID: ValueFormat { integer(in: 1...Int(Int32.max)) }
}
