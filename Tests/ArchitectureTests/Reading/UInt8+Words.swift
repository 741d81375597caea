extension UInt8 {
    /// True for an ASCII digit.
    var isDigit: Bool { (0x30...0x39).contains(self) }

    /// True if it can be part of a name: letter, digit, underscore, dollar, or not ASCII.
    var isWordByte: Bool {
        isDigit || (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self)
            || self == 0x5F || self == 0x24 || self >= 0x80
    }
}
