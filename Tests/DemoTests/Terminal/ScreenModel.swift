@testable import MomentumTerminal

/// A terminal as a value: its cells, cursor, style and modes (TA-32).
///
/// It knows the sequences that the suite writes, and reports any other one.
struct ScreenModel {
    struct Cell: Hashable {
        var text = " "
        var style = "0"
    }

    let size: Size
    private(set) var cells: [Cell]
    private(set) var row = 0
    private(set) var column = 0
    private(set) var isCursorShown = true
    private(set) var unknown: [String] = []
    /// The columns that this terminal gives a cluster; others differ.
    private let width: (Character) -> Int
    private var style = "0"

    init(_ size: Size, width: @escaping (Character) -> Int = \.displayWidth) {
        self.size = size
        self.width = width
        cells = Array(repeating: Cell(), count: size.columns * size.rows)
    }

    mutating func receive(_ bytes: [UInt8]) {
        var text = Substring(String(decoding: bytes, as: UTF8.self))
        while let character = text.popFirst() {
            switch character {
            case "\u{1B}":
                guard text.first == "[" else {
                    unknown.append(String(text.prefix(4)))
                    continue
                }
                text.removeFirst()
                let words = text.prefix { !$0.isLetter }
                text = text.dropFirst(words.count)
                control(String(words), text.popFirst() ?? "?")
            case "\r": column = 0
            case "\n": row = min(row + 1, size.rows - 1)
            case "\r\n": (row, column) = (min(row + 1, size.rows - 1), 0)
            default: put(character)
            }
        }
    }

    private mutating func control(_ words: String, _ final: Character) {
        let numbers = words.split(separator: ";").compactMap { Int($0) }
        switch (final, words) {
        case ("H", _):
            row = min(max((numbers.first ?? 1) - 1, 0), size.rows - 1)
            column = min(max((numbers.last ?? 1) - 1, 0), size.columns - 1)
        case ("m", _): style = words
        case ("K", ""): erase(row * size.columns + column..<(row + 1) * size.columns)
        case ("J", "2"): erase(0..<cells.count)
        case ("J", ""): erase(row * size.columns + column..<cells.count)
        case ("A", _): row = max(row - (numbers.first ?? 1), 0)
        case ("C", _): column = min(column + (numbers.first ?? 1), size.columns - 1)
        case ("h", "?25"): isCursorShown = true
        case ("l", "?25"): isCursorShown = false
        default: unknown.append("\(words)\(final)")
        }
    }

    private mutating func erase(_ range: Range<Int>) {
        for index in range { cells[index] = Cell(text: " ", style: style) }
    }

    /// Without wrapping, as the application sets it: the cursor stays in the last column.
    private mutating func put(_ character: Character) {
        let wide = max(width(character), 1)
        let index = row * size.columns + min(column, size.columns - 1)
        if cells[index].text.isEmpty, column > 0 { cells[index - 1].text = " " }
        if index + 1 < cells.count, cells[index + 1].text.isEmpty { cells[index + 1].text = " " }
        cells[index] = Cell(text: String(character), style: style)
        if wide == 2, column + 1 < size.columns {
            if column + 2 < size.columns, cells[index + 2].text.isEmpty {
                cells[index + 2].text = " "
            }
            cells[index + 1] = Cell(text: "", style: style)
        }
        column = min(column + wide, size.columns - 1)
    }
}
