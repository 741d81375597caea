/// Decodes the bytes from a terminal into inputs.
///
/// Characters and sequences can arrive in pieces; an incomplete one waits for the rest. Only time
/// can tell if an escape byte is the key or begins a sequence; see ``pause()``. Sequences without a
/// meaning here, including late answers, are dropped completely. Sequences: ECMA-48, section 5.4,
/// and xterm's control sequences for keys, bracketed paste and the mouse.
package struct InputDecoder: Sendable {
    private static let escape: UInt8 = 0x1B
    private static let interruption: UInt8 = 0x03
    /// The maximum number of bytes in a sequence or answer.
    private static let longestSequence = 4096
    /// The maximum number of bytes of a pasted text.
    private static let longestPaste = 1 << 20
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    private var pending: [UInt8] = []
    private var pasted: [UInt8]?

    package init() {}

    /// The inputs that `bytes` complete.
    package mutating func inputs(_ bytes: [UInt8]) -> [Input] {
        if bytes == [Self.interruption] {
            // The end of a paste or sequence was lost, for example by Alt-P. Without this, it would
            // swallow every key forever. A time limit is no remedy, because a slow connection would
            // turn the rest of a text into keys.
            let text = pasted
            (pasted, pending) = (nil, [])
            guard let text else { return [.key(.control("c"))] }
            return text.isEmpty ? [] : [.paste(String(decoding: text, as: UTF8.self))]
        }
        pending += bytes
        var inputs: [Input] = []
        var start = 0
        while start < pending.count {
            let rest = pending[start...]
            let step = pasted == nil ? step(rest) : pasteStep(rest)
            guard step.length > 0 else { break }
            start += step.length
            if let input = step.input { inputs.append(input) }
        }
        pending.removeFirst(start)
        if pending.count > Self.longestSequence { pending = [] }
        return inputs
    }

    /// The inputs that are certain after a moment without further bytes.
    package mutating func pause() -> [Input] {
        guard pasted == nil, pending == [Self.escape] else { return [] }
        pending = []
        return [.key(.escape)]
    }

    private typealias Step = (length: Int, input: Input?)

    private mutating func step(_ bytes: ArraySlice<UInt8>) -> Step {
        switch bytes[bytes.startIndex] {
        case Self.escape: return sequence(bytes)
        case 0x20...0x7E, 0x80...: return character(bytes)
        case let byte: return (1, Self.control(byte).map(Input.key))
        }
    }

    private static func control(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
        default: nil
        }
    }

    /// Decodes one UTF-8 character; drops an invalid byte.
    private func character(_ bytes: ArraySlice<UInt8>) -> Step {
        let lead = bytes[bytes.startIndex]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard lead < 0x80 || lead >= 0xC2 else { return (1, nil) }
        let tail = bytes.dropFirst().prefix(length - 1)
        if let end = tail.firstIndex(where: { $0 & 0xC0 != 0x80 }) {
            return (end - bytes.startIndex, nil)
        }
        guard tail.count == length - 1 else { return (0, nil) }
        let text = String(validating: bytes.prefix(length), as: UTF8.self)
        return (length, text?.first.map { .key(.character($0)) })
    }

    /// Decodes the escape sequence at the beginning; its length is 0 while it is incomplete.
    private mutating func sequence(_ bytes: ArraySlice<UInt8>) -> Step {
        guard let kind = bytes.dropFirst().first else { return (0, nil) }
        switch kind {
        case UInt8(ascii: "["):
            return controlSequence(bytes)
        case UInt8(ascii: "O"):
            guard let final = bytes.dropFirst(2).first else { return (0, nil) }
            return (3, Self.key(final: final, []).map(Input.key))
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
            UInt8(ascii: "X"):
            return (Self.endOfString(bytes), nil)
        case Self.escape:
            return (1, .key(.escape))
        case 0x20...0x7E:
            return (2, .key(.alt(Character(Unicode.Scalar(kind)))))
        default:
            return (1, .key(.escape))
        }
    }

    private mutating func controlSequence(_ bytes: ArraySlice<UInt8>) -> Step {
        let body = bytes.dropFirst(2)
        guard let end = body.firstIndex(where: { !(0x20...0x3F ~= $0) }) else { return (0, nil) }
        let final = bytes[end]
        let length = end - bytes.startIndex + 1
        // A control byte ends a truncated sequence, and is an input itself.
        guard 0x40...0x7E ~= final else { return (length - 1, nil) }
        let words = String(decoding: body[..<end], as: UTF8.self)
        if words.isEmpty, final == UInt8(ascii: "M") {
            // The old form of mouse reports: three bytes follow.
            return bytes.count < 6 ? (0, nil) : (6, nil)
        }
        if words.hasPrefix("<") { return (length, Self.mouse(words.dropFirst(), final)) }
        let numbers = words.split(separator: ";", omittingEmptySubsequences: false)
            .map { Int($0) ?? 0 }
        if final == UInt8(ascii: "~"), numbers.first == 200 {
            pasted = []
            return (length, nil)
        }
        return (length, Self.key(final: final, numbers).map(Input.key))
    }

    /// The key for the last byte of its sequence and the preceding numbers.
    private static func key(final: UInt8, _ numbers: [Int]) -> Key? {
        let isModified = numbers.count > 1 && [3, 5].contains(numbers[1])
        switch final {
        case UInt8(ascii: "A"): return .up
        case UInt8(ascii: "B"): return .down
        case UInt8(ascii: "C"): return isModified ? .alt("f") : .right
        case UInt8(ascii: "D"): return isModified ? .alt("b") : .left
        case UInt8(ascii: "F"): return .end
        case UInt8(ascii: "H"): return .home
        case UInt8(ascii: "M"): return .enter
        case UInt8(ascii: "Z"): return .backTab
        case UInt8(ascii: "~"):
            switch numbers.first {
            case 1, 7: return .home
            case 3: return .delete
            case 4, 8: return .end
            case 5: return .pageUp
            case 6: return .pageDown
            default: return nil
            }
        default: return nil
        }
    }

    private static func mouse(_ words: Substring, _ final: UInt8) -> Input? {
        let numbers = words.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3, final == UInt8(ascii: "M") else { return nil }
        switch numbers[0] {
        case 0: return .click(row: max(numbers[2], 1) - 1, column: max(numbers[1], 1) - 1)
        case 64: return .wheel(isUp: true)
        case 65: return .wheel(isUp: false)
        default: return nil
        }
    }

    /// The length of a terminal string, which BEL or ST ends; 0 while it is incomplete.
    private static func endOfString(_ bytes: ArraySlice<UInt8>) -> Int {
        var before: UInt8 = 0
        for index in bytes.indices.dropFirst(2) {
            let byte = bytes[index]
            let isST = before == escape && byte == UInt8(ascii: "\\")
            if byte == 0x07 || isST { return index - bytes.startIndex + 1 }
            // Another escape ends a truncated string, such as Alt-], so that keys work again.
            if before == escape { return index - bytes.startIndex - 1 }
            // Cancel and substitute end any sequence.
            if byte == 0x18 || byte == 0x1A { return index - bytes.startIndex + 1 }
            before = byte
        }
        return 0
    }

    /// Reads pasted bytes up to the sequence that ends them.
    private mutating func pasteStep(_ bytes: ArraySlice<UInt8>) -> Step {
        let end = Self.pasteEnd
        var index = bytes.startIndex
        while let start = bytes[index...].firstIndex(of: Self.escape) {
            let found = bytes[start...].prefix(end.count)
            if found.elementsEqual(end) {
                append(bytes[..<start])
                let text = String(decoding: pasted ?? [], as: UTF8.self)
                pasted = nil
                return (start - bytes.startIndex + end.count, .paste(text))
            }
            if end.starts(with: found) {
                append(bytes[..<start])
                return (start - bytes.startIndex, nil)
            }
            index = start + 1
        }
        append(bytes)
        return (bytes.count, nil)
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        let room = Self.longestPaste - (pasted?.count ?? 0)
        pasted? += bytes.prefix(max(room, 0))
    }
}
