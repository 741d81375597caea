/// How many things of a kind a search may still look at.
///
/// A sound index shows a search nothing twice, so the file has at least as many as the search
/// meets. More of them is damage: a forged table that leads to the same things again and again, and
/// would otherwise keep the search busy for good.
struct Allowance {
    private var remaining: Int

    init(_ count: Int) { remaining = count }

    @inline(__always)
    mutating func take(_ count: Int = 1) throws(IndexDamage) {
        remaining -= count
        guard remaining >= 0 else { throw IndexDamage() }
    }
}
