extension String {
    /// The number of terminal columns that the text takes.
    ///
    /// A visible character takes one column or two, and combining marks none. Wide ones follow
    /// Unicode Standard Annex 11 (East Asian Width `W` and `F`) and, for emoji, their default
    /// presentation. Terminals differ on new and joined emoji.
    ///
    /// - Complexity: O(*n*) in the number of scalars.
    package var displayWidth: Int {
        // Most text is plain, with one column per byte.
        if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return utf8.count }
        return reduce(0) { $0 + $1.displayWidth }
    }
}
