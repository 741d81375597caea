/// The record after the folded form of a name and its zero byte.
enum IndexName {
    /// Set in the reference to a name's places if it is the position of a list of them.
    static let isList: UInt32 = 1 << 31
}
