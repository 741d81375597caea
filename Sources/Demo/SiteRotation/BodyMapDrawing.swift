import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// A body map in the cells of a terminal: signs and letters, on colours if available.
struct BodyMapDrawing {
    /// The width of both figures next to each other, in columns.
    static let wide = back.column + BodyMapGrid.columns
    /// The width of one figure, in columns.
    static let narrow = BodyMapGrid.columns + 2
    /// The lines above a figure.
    private static let heads = 2
    /// The column of the back next to the front, and its line below the front.
    private static let back = (
        column: BodyMapGrid.columns + 3, line: heads + BodyMapGrid.rows + 1
    )

    private let map: BodyMap
    private let highlighted: SiteLocation.ID?
    private let grids: [BodyMapGrid]
    private let figures: [[TerminalText]]

    /// - Parameters:
    ///   - map: The map.
    ///   - texts: The texts of the map.
    ///   - highlighted: The place to emphasize.
    init(_ map: BodyMap, _ texts: BodyMapAdapter, highlighted: SiteLocation.ID? = nil) {
        (self.map, self.highlighted) = (map, highlighted)
        grids = BodyView.allCases.map { BodyMapGrid(map, $0) }
        figures = zip(BodyView.allCases, grids).map { view, grid in
            let name = texts.views[view] ?? ""
            let sides = texts.sides[view] ?? []
            let head = [
                Self.centred("\(name)"), Self.centred("\(sides.joined(separator: "      "))"),
            ]
            return head + grid.cells.map { Self.line($0, highlighted: highlighted) }
        }
    }

    /// The lines in `columns` columns: figures next to each other, below each other, or none.
    ///
    /// Without a width there is room for everything.
    func lines(columns: Int?) -> [TerminalText] {
        switch columns ?? .max {
        case Self.wide...:
            zip(figures[0], figures[1]).map { $0.padded(to: Self.back.column) + $1 }
        case Self.narrow...: figures[0] + [""] + figures[1]
        default: []
        }
    }

    /// The lines that fit, with the highlighted place in the middle and the names always on top.
    ///
    /// If the figures are below each other and do not both fit, the one with the place is shown.
    func lines(columns: Int, rows: Int) -> [TerminalText] {
        let whole = lines(columns: columns)
        return shown(of: whole.count, columns: columns, rows: rows).map { whole[$0] }
    }

    /// The place at a cell of ``lines(columns:rows:)``, or the nearest one.
    func place(atLine line: Int, column: Int, columns: Int, rows: Int) -> SiteLocation.ID? {
        let lines = shown(of: lines(columns: columns).count, columns: columns, rows: rows)
        guard lines.indices.contains(line) else { return nil }
        let isBeside = columns >= Self.wide
        let isBack = isBeside ? column >= Self.back.column : lines[line] >= Self.back.line
        return BodyMapGrid.point(
            column: column - (isBack && isBeside ? Self.back.column : 0),
            row: lines[line] - (isBack && !isBeside ? Self.back.line : 0) - Self.heads
        ).flatMap { map.place(at: $0, in: isBack ? .back : .front) }
    }

    /// The numbers of the lines that fit, among `count` of ``lines(columns:)``.
    private func shown(of count: Int, columns: Int, rows: Int) -> [Int] {
        guard count > max(rows, 0) else { return Array(0..<count) }
        let isBack = map.regions.first { $0.id == highlighted }?.view == .back
        let start = columns < Self.wide && isBack ? Self.back.line : 0
        let room = min(max(rows - Self.heads, 5), BodyMapGrid.rows)
        let first = (row(of: highlighted) ?? 0) - room / 2
        let top = Self.heads + min(max(first, 0), BodyMapGrid.rows - room)
        return (Array(0..<Self.heads) + Array(top..<(top + room))).map { start + $0 }
    }

    /// The row of a place's letter in its figure; `nil` if it has none.
    private func row(of site: SiteLocation.ID?) -> Int? {
        grids.lazy.compactMap { grid in
            grid.cells.firstIndex { row in
                row.contains { cell in
                    if case .key(let key) = cell { key.id == site } else { false }
                }
            }
        }.first
    }

    private static func line(
        _ cells: [BodyMapGrid.Cell],
        highlighted: SiteLocation.ID?
    ) -> TerminalText {
        let last = cells.lastIndex { $0 != .ground } ?? -1
        return cells[..<(last + 1)].reduce(into: TerminalText()) { line, cell in
            func style(_ site: BodyMap.Site) -> TextStyle {
                site.id == highlighted
                    ? .highlight : site.level.ground.map(TextStyle.ground) ?? .plain
            }
            switch cell {
            case .ground: line += " "
            case .body: line += "\(".", .dim)"
            case .site(let site): line += "\(String(site.level.sign), style(site))"
            case .key(let site): line += "\(site.key.map { String($0) } ?? "", style(site))"
            }
        }
    }

    private static func centred(_ text: TerminalText) -> TerminalText {
        let room = max(BodyMapGrid.columns - text.displayWidth, 0) / 2
        return "\(String(repeating: " ", count: room))" + text
    }
}

extension BodyMapLevel {
    /// The background colour as a number from 0 to 255; `nil` for the default.
    fileprivate var ground: Int? {
        switch self {
        case .inUse, .days0: 52
        case .days3: 130
        case .days7: 214
        case .days14: 153
        case .neverUsed: nil
        case .resting: 250
        }
    }
}

extension TerminalText {
    fileprivate func padded(to columns: Int) -> TerminalText {
        self + "\(String(repeating: " ", count: max(columns - displayWidth, 0)))"
    }
}
