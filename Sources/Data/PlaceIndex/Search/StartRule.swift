/// The starts that a search accepts, and the bonus for a match there.
struct StartRule {
    /// The words of names, as in the plain rules.
    static let plain = StartRule(rejected: [.further, .script])

    var rejected: StartKinds = []
    /// True if only the beginnings of names count.
    var onlyBeginnings = false
    /// The bonus for a place whose name begins with the match.
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
