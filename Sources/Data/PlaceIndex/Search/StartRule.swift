/// The starts that a search accepts, and the worth of a match there.
struct StartRule {
    /// Words of names, as the plain rules know them.
    static let plain = StartRule(rejected: [.further, .script])

    var rejected: StartKinds = []
    /// True if only the beginnings of names count.
    var onlyBeginnings = false
    /// The addition to the score of a place whose name begins with the match.
    var beginningBonus = 0.0

    @inline(__always)
    func accepts(_ kinds: StartKinds) -> Bool {
        kinds.isDisjoint(with: rejected) && (!onlyBeginnings || kinds.contains(.beginning))
    }

    @inline(__always)
    func bonus(_ kinds: StartKinds) -> Double {
        kinds.contains(.beginning) ? beginningBonus : 0
    }
}
