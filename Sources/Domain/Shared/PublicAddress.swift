/// An address that is safe to show: without user, password, query and fragment.
package enum PublicAddress {
    /// The safe part of a text given as an address, well-formed or not.
    ///
    /// Everything up to the last `@` counts as user and password, because an unescaped password can
    /// contain slashes and question marks.
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

    /// The safe part of a word that may be an address; other words stay unchanged.
    package static func word(_ word: String) -> String {
        word.contains("://") ? text(word) : word
    }
}
