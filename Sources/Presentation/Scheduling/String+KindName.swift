extension String {
    /// The name of an enum's case in its description: everything before the first parenthesis.
    var kindName: String { String(prefix { $0 != "(" }) }
}
