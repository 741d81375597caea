extension String {
    /// The text with everything that could steer a terminal escaped (CL-7).
    ///
    /// This includes line ends, tabs and changes of the writing direction, which can make a line
    /// read as something else ("Trojan Source", CVE-2021-42574). All other text stays as it is,
    /// joiners included: emoji and several scripts need them.
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
    fileprivate var escape: String {
        switch self {
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        default: #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
        }
    }
}
