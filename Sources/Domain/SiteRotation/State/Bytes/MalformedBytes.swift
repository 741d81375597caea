/// The error for bytes that violate the format.
@usableFromInline
package struct MalformedBytes: Error, Hashable {
    @inlinable
    package init() {}
}
