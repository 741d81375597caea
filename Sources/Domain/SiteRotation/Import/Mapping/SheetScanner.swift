/// Reads a table cell from left to right, in lower case and with single spaces.
struct SheetScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ text: String) {
        bytes = Array(text.sheetCell.utf8)
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Reads one of the wanted bytes.
    mutating func skip(_ wanted: String) -> UInt8? {
        guard position < bytes.count, wanted.utf8.contains(bytes[position]) else { return nil }
        position += 1
        return bytes[position - 1]
    }

    /// Reads digits, as many as there are.
    mutating func number() -> (value: Int, digits: Int)? {
        let start = position
        var value = 0
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) {
            guard position - start < 9 else { return nil }
            value = value * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        return position == start ? nil : (value, position - start)
    }

    /// Reads the digits after a separator; those after the ninth change nothing.
    mutating func decimals() -> (value: Double, digits: Int)? {
        let start = position
        var (value, divisor) = (0.0, 1.0)
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) {
            if position - start < 9 {
                value = value * 10 + Double(bytes[position] - 0x30)
                divisor *= 10
            }
            position += 1
        }
        return position == start ? nil : (value / divisor, position - start)
    }

    /// Reads letters, as many as there are.
    mutating func word() -> String {
        let start = position
        while position < bytes.count, (0x61...0x7A).contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Reads a value, or returns to the previous position.
    mutating func attempt<Value>(_ read: (inout SheetScanner) -> Value?) -> Value? {
        let start = position
        if let value = read(&self) { return value }
        position = start
        return nil
    }
}
