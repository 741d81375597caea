/// An option with a value of any type.
package protocol AnyOption: Sendable {
    var spec: OptionSpec { get }

    /// Converts all uses of the option to its value.
    ///
    /// `texts` has one element per use; `nil` is a use without a value.
    func value(of texts: [String?], in context: ValueContext) throws(ValueProblem) -> any Sendable
}
