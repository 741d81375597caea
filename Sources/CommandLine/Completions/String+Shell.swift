extension String {
    /// The text as one single-quoted word of a shell.
    ///
    /// - Parameter quote: The shell's spelling of a single quote within the word.
    /// - Returns: The word, for bash and zsh unless `quote` says otherwise.
    func quotedForShell(quote: String = #"'\''"#) -> String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: quote) + "'"
    }

    /// The text as one word of a shell, quoted only if necessary.
    package var shellWord: String {
        let isPlain = !isEmpty && wholeMatch(of: /[A-Za-z0-9_.,:\/~+-]+/) != nil && !hasPrefix("~")
        return isPlain ? self : quotedForShell()
    }
}
