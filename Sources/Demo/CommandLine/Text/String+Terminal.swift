extension String {
    /// The text with everything that could steer a terminal written out (CL-7).
    ///
    /// Written out are the control characters (C0, DEL, C1, so also escape sequences, tabulators and
    /// line ends), the line and paragraph separators, and the characters that override the direction
    /// of writing, which can make a line read as something else ("Trojan Source", CVE-2021-42574).
    /// All other text stays as it is, joiners included: emoji and several scripts need them.
    ///
    /// - Complexity: O(*n*) in the number of scalars.
    var escapedForTerminal: String {
        guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
        return unicodeScalars.reduce(into: "") { escaped, scalar in
            if scalar.steersTerminal {
                escaped += scalar.escape
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var steersTerminal: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x2028...0x2029: true
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    fileprivate var escape: String {
        switch self {
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        default: #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
        }
    }
}
