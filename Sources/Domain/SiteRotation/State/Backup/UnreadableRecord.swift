/// The reason an object of a backup is not a record.
package enum UnreadableRecord: Error, Hashable {
    /// A newer version named a kind or a field.
    case unknownName
    case malformed
}
