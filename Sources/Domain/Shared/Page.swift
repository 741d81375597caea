/// One page of a longer list.
///
/// A cursor is whatever the source of the list takes to go on: a text of the server's, the last
/// row's key, or a page number.
public struct Page<Item: Sendable, Cursor: Hashable & Sendable>: Sendable {
    /// The items of this page, in the order of the list; may be empty before the end.
    public let items: [Item]
    /// Where the list goes on, or `nil` at its end.
    public let next: Cursor?

    public init(items: [Item], next: Cursor?) {
        self.items = items
        self.next = next
    }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}
