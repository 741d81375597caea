/// A service that has been made and is kept, without its type.
@usableFromInline
protocol KeptService: AnyObject, Sendable {}
