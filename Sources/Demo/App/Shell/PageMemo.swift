/// A value of a page that is costly to make, kept until the parts that it is made of change.
///
/// Comparing an array with itself takes no time.
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
