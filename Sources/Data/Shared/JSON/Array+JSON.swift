extension [UInt8] {
    /// Appends a text as a JSON string, in which only quotes, backslashes and control characters
    /// are escaped (RFC 8259, section 7).
    package mutating func appendJSON(_ text: String) {
        append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): self += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): self += #"\n"#.utf8
            case UInt8(ascii: "\r"): self += #"\r"#.utf8
            case UInt8(ascii: "\t"): self += #"\t"#.utf8
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                self += ((digits.count < 2 ? #"\u000"# : #"\u00"#) + digits).utf8
            default: append(byte)
            }
        }
        append(UInt8(ascii: "\""))
    }
}
