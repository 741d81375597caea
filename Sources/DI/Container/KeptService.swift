/// A created and kept service, with its type erased.
@usableFromInline
protocol KeptService: AnyObject, Sendable {}
