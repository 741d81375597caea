/// The number of elements of one kind that a search may still visit.
///
/// A search visits each element of a sound index at most once, so it never needs more than the file
/// has. More visits mean damage: a forged table leads to the same elements repeatedly, and would
/// keep the search busy forever.
struct Allowance {
    private var remaining: Int

    init(_ count: Int) { remaining = count }

    @inline(__always)
    mutating func spend(_ count: Int = 1) throws(IndexDamage) {
        remaining -= count
        guard remaining >= 0 else { throw IndexDamage() }
    }
}
