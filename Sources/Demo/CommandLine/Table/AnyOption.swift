/// An option of whatever type of value.
protocol AnyOption: Sendable {
    var spec: OptionSpec { get }

    /// Makes the value of all occurrences of the option.
    ///
    /// `texts` has one element for each, `nil` where the option came without a value.
    func value(of texts: [String?], in context: ValueContext) throws(ValueProblem) -> any Sendable
}
