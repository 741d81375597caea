/// An argument of whatever type of value.
protocol AnyArgument: Sendable {
    var spec: ArgumentSpec { get }

    /// Makes the value of the words that fell to the argument; none for an optional one.
    func value(of words: [String], in context: ValueContext) throws(ValueProblem) -> any Sendable
}
