extension String {
    /// The text with everything that could steer a terminal escaped (CL-7).
    ///
    /// This includes line ends, tabs and changes of the writing direction, which can make a line
    /// read as something else ("Trojan Source", CVE-2021-42574). All other text stays as it is,
    /// joiners included: emoji and several scripts need them. The spaces that formatters put
    /// between digits and words, U+00A0 and U+202F, become plain ones, which people can search for
    /// and copy (CL-23).
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
    /// True for the spaces at which no line breaks.
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
