/// The parts of a name's record: a zero byte, the folded form, a zero byte, the reference to its
/// places, its spellings.
///
/// A further form of a name, or an alias, has its own record.
enum IndexName {
    /// Set in the reference to a name's places if it points to a list of them.
    static let isList: UInt32 = 1 << 31
    /// Set in the reference of a further form or an alias, which plain rules skip.
    static let isFurther: UInt32 = 1 << 30
    /// Set in a place's list of further forms for an alias, which has a spelling.
    static let isAlias: UInt32 = 1 << 31
    /// The largest place number, and the largest position in the lists of places.
    static let maximumReference = Int(isFurther) - 1
}
