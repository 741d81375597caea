import MomentumData
import MomentumSiteRotationDomain

/// Writes values as JSON on one line, with sorted object keys.
struct DumpWriter {
    private(set) var bytes: [UInt8] = []

    mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    mutating func append(_ value: DumpValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .flag(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let number): bytes += String(number).utf8
        case .text(let text): bytes.appendJSON(text)
        case .list(let values):
            append(values, in: ("[", "]")) { $0.append($1) }
        case .object(let fields):
            append(fields.sorted { $0.key < $1.key }, in: ("{", "}")) { writer, field in
                writer.bytes.appendJSON(field.key)
                writer.bytes.append(UInt8(ascii: ":"))
                writer.append(field.value)
            }
        }
    }

    private mutating func append<Part>(
        _ parts: [Part],
        in brackets: (Unicode.Scalar, Unicode.Scalar),
        _ body: (inout DumpWriter, Part) -> Void
    ) {
        bytes.append(UInt8(ascii: brackets.0))
        for (number, part) in parts.enumerated() {
            if number > 0 { bytes.append(UInt8(ascii: ",")) }
            body(&self, part)
        }
        bytes.append(UInt8(ascii: brackets.1))
    }
}
