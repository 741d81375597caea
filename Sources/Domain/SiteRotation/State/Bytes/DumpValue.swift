/// A value as `store dump` prints it.
package enum DumpValue: Hashable, Sendable {
    case number(Int64)
    case text(String)
    case flag(Bool)
    case null
    case list([DumpValue])
    case object([String: DumpValue])
}
