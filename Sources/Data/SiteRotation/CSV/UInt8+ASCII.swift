extension UInt8 {
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let quotationMark: UInt8 = 0x22
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let hyphen: UInt8 = 0x2D
    static let point: UInt8 = 0x2E
    static let zero: UInt8 = 0x30
    static let colon: UInt8 = 0x3A
    static let upperT: UInt8 = 0x54
    static let upperZ: UInt8 = 0x5A

    /// True for one-byte white space; UTF-8 has longer white space too.
    var isASCIIWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// The value of the digit; `nil` if the byte is not a digit.
    var digit: Int64? {
        let value = self &- .zero
        return value < 10 ? Int64(value) : nil
    }

    var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
