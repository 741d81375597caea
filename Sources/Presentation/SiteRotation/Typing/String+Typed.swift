extension String {
    /// The words of a typed text, in lower case.
    var typedWords: [Substring] { lowercased().split(whereSeparator: \.isWhitespace) }
}
