extension String {
    /// The text with everything escaped that could control a terminal (CL-7).
    ///
    /// This includes line ends, tabs and changes of the writing direction, which can make a line
    /// read differently ("Trojan Source", CVE-2021-42574). All other text stays unchanged,
    /// including joiners: emoji and several scripts need them. The spaces U+00A0 and U+202F that
    /// formatters insert become plain ones, which people can search for and copy (CL-23).
    ///
    /// - Complexity: O(*n*) in the number of scalars.
    var escapedForTerminal: String {
        guard unicodeScalars.contains(where: { $0.steersTerminal || $0.isHardSpace }) else {
            return self
        }
        return unicodeScalars.reduce(into: "") { escaped, scalar in
            if scalar.steersTerminal {
                escaped += scalar.escape
            } else if scalar.isHardSpace {
                escaped += " "
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// True for spaces that prevent a line break.
    fileprivate var isHardSpace: Bool { self == "\u{A0}" || self == "\u{202F}" }

    fileprivate var escape: String {
        switch self {
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        default: #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
        }
    }
}
