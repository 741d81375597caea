/// An expensive value of a page, cached until the parts it depends on change.
///
/// Comparing an array with itself takes constant time.
@MainActor
final class PageMemo<Parts: Equatable, Value> {
    private var kept: (parts: Parts, value: Value)?

    func value(of parts: Parts, make: () -> Value) -> Value {
        if let kept, kept.parts == parts { return kept.value }
        let value = make()
        kept = (parts, value)
        return value
    }
}
