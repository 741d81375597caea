/// An address as it may be shown: without user, password, query and fragment.
package enum PublicAddress {
    /// What may be shown of a text that was given as an address, well-formed or not.
    ///
    /// Everything up to the last `@` counts as user and password, wherever it stands: a password
    /// that nobody escaped holds slashes and question marks, too.
    package static func text(_ address: String) -> String {
        let scheme: Substring
        var rest: Substring
        if let end = address.firstRange(of: "://") {
            (scheme, rest) = (address[..<end.upperBound], address[end.upperBound...])
        } else {
            (scheme, rest) = ("", address[...])
        }
        if let sign = rest.lastIndex(of: "@") { rest = rest[rest.index(after: sign)...] }
        return String(scheme) + rest.prefix { $0 != "?" && $0 != "#" }
    }

    /// The same for a word that may be an address; other words stay as they are.
    package static func word(_ word: String) -> String {
        word.contains("://") ? text(word) : word
    }
}
