/// An argument with a value of any type.
package protocol AnyArgument: Sendable {
    var spec: ArgumentSpec { get }

    /// Converts the argument's words to its value; an optional argument may have none.
    func value(of words: [String], in context: ValueContext) throws(ValueProblem) -> any Sendable
}
