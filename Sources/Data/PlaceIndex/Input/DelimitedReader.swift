/// Splits a file into rows and values, row by row.
struct DelimitedReader {
    private static let quote = UInt8(ascii: "\"")

    private let bytes: UnsafeRawBufferPointer
    private let separator: UInt8
    private let hasQuotes: Bool
    /// The values of the row, concatenated and without quotes.
    private var values: [UInt8] = []
    private var ends: [Int] = []
    private var nextLine = 1

    private(set) var position = 0
    /// The line on which the row begins, counted from 1.
    private(set) var line = 1
    /// True if the file ends within the quotes of this row.
    private(set) var isUnclosed = false

    init(bytes: UnsafeRawBufferPointer, separator: UInt8, hasQuotes: Bool) {
        self.bytes = bytes
        self.separator = separator
        self.hasQuotes = hasQuotes
        // A byte order mark has no meaning in UTF-8.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    var count: Int { ends.count }

    var isBlank: Bool { ends.count == 1 && values.isEmpty }

    func field(_ index: Int) -> ArraySlice<UInt8> {
        values[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    func text(_ index: Int) -> String {
        String(decoding: field(index), as: UTF8.self)
    }

    /// Reads the next row; `false` at the end of the file.
    mutating func next() -> Bool {
        guard position < bytes.count else { return false }
        values.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        line = nextLine
        isUnclosed = false
        while true {
            if hasQuotes, position < bytes.count, bytes[position] == Self.quote {
                readQuoted()
            }
            let isLast = readPlain()
            ends.append(values.count)
            if isLast { return true }
        }
    }

    /// Reads to the end of a value; true if it is the last one of its row.
    private mutating func readPlain() -> Bool {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == separator { return false }
            if byte == UInt8(ascii: "\n") {
                nextLine += 1
                if values.last == UInt8(ascii: "\r"), values.count > ends.last ?? 0 {
                    values.removeLast()
                }
                return true
            }
            values.append(byte)
        }
        return true
    }

    private mutating func readQuoted() {
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == Self.quote {
                guard position < bytes.count, bytes[position] == Self.quote else { return }
                position += 1
            }
            if byte == UInt8(ascii: "\n") { nextLine += 1 }
            values.append(byte)
        }
        isUnclosed = true
    }
}
