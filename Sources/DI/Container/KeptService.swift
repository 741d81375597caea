/// A service that has been made and is kept, whichever it is.
@usableFromInline
protocol KeptService: AnyObject, Sendable {}
