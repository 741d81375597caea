extension String {
    /// The text as one word of a shell: in single quotes, which end only at another one.
    ///
    /// - Parameter quote: The shell's spelling of a single quote within the word.
    /// - Returns: The word, for bash and zsh unless `quote` says otherwise.
    func quotedForShell(quote: String = #"'\''"#) -> String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: quote) + "'"
    }
}
