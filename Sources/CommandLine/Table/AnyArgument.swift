/// An argument with a value of any type.
package protocol AnyArgument: Sendable {
    var spec: ArgumentSpec { get }

    /// Makes the value of the argument's words; an optional argument may have none.
    func value(of words: [String], in context: ValueContext) throws(ValueProblem) -> any Sendable
}
