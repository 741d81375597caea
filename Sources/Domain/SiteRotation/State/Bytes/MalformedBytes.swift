/// Bytes do not say what the format makes them say.
@usableFromInline
package struct MalformedBytes: Error, Hashable {
    @inlinable
    package init() {}
}
