/// Builds a CSV file from fields and records (SR-89, SR-94).
struct CSVWriter {
    /// The bytes so far; callers may append a field directly if it needs no quotation marks.
    var bytes: [UInt8] = []

    init(header: [StaticString]) {
        for (number, column) in header.enumerated() {
            if number > 0 { endField() }
            append(column.description)
        }
        endRecord()
    }

    mutating func reserve(rows: Int, bytesPerRow: Int) {
        bytes.reserveCapacity(bytes.count + rows * bytesPerRow)
    }

    /// Appends a text, with quotation marks if needed.
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { Self.append($0, to: &bytes) }
    }

    mutating func endField() {
        bytes.append(.comma)
    }

    mutating func endRecord() {
        bytes.append(.lineFeed)
    }

    static func field(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var text = text
        text.withUTF8 { append($0, to: &bytes) }
        return bytes
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        guard text.contains(where: needsQuotation) else {
            bytes.append(contentsOf: text)
            return
        }
        bytes.append(.quotationMark)
        for byte in text {
            if byte == .quotationMark { bytes.append(.quotationMark) }
            bytes.append(byte)
        }
        bytes.append(.quotationMark)
    }

    private static func needsQuotation(_ byte: UInt8) -> Bool {
        byte == .comma || byte == .quotationMark || byte == .lineFeed || byte == .carriageReturn
    }
}
