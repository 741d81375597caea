/// One page of a longer list.
///
/// A cursor is whatever the source needs to continue: a server's text, a row's key, a page number.
public struct Page<Item: Sendable, Cursor: Hashable & Sendable>: Sendable {
    /// The items of this page, in the order of the list; may be empty before the end.
    public let items: [Item]
    /// The cursor of the next page; `nil` at the end of the list.
    public let next: Cursor?
    /// The number of items on all pages; `nil` if the source does not know it.
    public let total: Int?

    public init(items: [Item], next: Cursor?, total: Int? = nil) {
        self.items = items
        self.next = next
        self.total = total
    }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}
