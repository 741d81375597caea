extension String {
    /// How many columns of a terminal the text takes.
    ///
    /// A character that people see as one takes one column or two, and combining marks none. What
    /// is wide follows Unicode Standard Annex 11 (East Asian Width `W` and `F`) and, for emoji,
    /// their default presentation; terminals differ on new emoji and on joined ones.
    ///
    /// - Complexity: O(*n*) in the number of scalars.
    var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }
}
