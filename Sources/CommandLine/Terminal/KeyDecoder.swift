/// Turns the bytes that a terminal sends into keys.
///
/// Characters and escape sequences can arrive in pieces; an incomplete one waits for the rest. Only
/// time can tell if an escape byte is the key or begins a sequence; see ``pause()``. Sequences:
/// ECMA-48, section 5.4, and what xterm sends for the arrow keys.
package struct KeyDecoder {
    private static let escape: UInt8 = 0x1B

    private var pending: [UInt8] = []

    package init() {}

    /// The keys that `bytes` complete.
    package mutating func keys(_ bytes: [UInt8]) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        while let first = pending.first {
            let step =
                switch first {
                case Self.escape: sequence()
                case 0x20...0x7E, 0x80...: text()
                default: (length: 1, key: Self.control(first))
                }
            guard step.length > 0 else { break }
            pending.removeFirst(step.length)
            if let key = step.key { keys.append(key) }
        }
        return keys
    }

    /// The keys that are certain after a moment without input.
    package mutating func pause() -> [Key] {
        defer { pending = [] }
        return pending == [Self.escape] ? [.escape] : []
    }

    private static func control(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x04: .endOfInput
        case 0x08, 0x7F: .backspace
        case 0x09: .next
        case 0x0A, 0x0D: .enter
        case 0x0C: .redraw
        case 0x15: .eraseLine
        case 0x17: .eraseWord
        default: nil
        }
    }

    /// The escape sequence at the beginning; its length is 0 while it is incomplete.
    private func sequence() -> (length: Int, key: Key?) {
        guard pending.count > 1 else { return (0, nil) }
        switch pending[1] {
        case UInt8(ascii: "["):
            guard let end = pending.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
                return (0, nil)
            }
            return (end + 1, end == 2 ? Self.arrow(pending[end]) : nil)
        case UInt8(ascii: "O"):
            return pending.count > 2 ? (3, Self.arrow(pending[2])) : (0, nil)
        default:
            return (1, .escape)
        }
    }

    private static func arrow(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "Z"): .previous
        default: nil
        }
    }

    /// The characters up to the next control byte, without an incomplete last one.
    private func text() -> (length: Int, key: Key?) {
        var end = pending.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? pending.count
        if end == pending.count, let lead = pending.lastIndex(where: { $0 & 0xC0 != 0x80 }) {
            let byte = pending[lead]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            if lead + length > end { end = lead }
        }
        guard end > 0 else { return (0, nil) }
        return (end, .text(String(decoding: pending[..<end], as: UTF8.self)))
    }
}
