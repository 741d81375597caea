/// An option with a value of any type.
package protocol AnyOption: Sendable {
    var spec: OptionSpec { get }

    /// Makes the value of all uses of the option.
    ///
    /// `texts` has one element for each use, `nil` for one without a value.
    func value(of texts: [String?], in context: ValueContext) throws(ValueProblem) -> any Sendable
}
