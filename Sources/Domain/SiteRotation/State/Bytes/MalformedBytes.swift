/// Thrown when bytes break the format.
@usableFromInline
package struct MalformedBytes: Error, Hashable {
    @inlinable
    package init() {}
}
