import Foundation

/// A figure in the cells of a terminal, each 5 units wide and 10 high.
public struct BodyMapGrid: Hashable, Sendable {
    /// The content of a cell.
    public enum Cell: Hashable, Sendable {
        case ground
        case body
        case site(BodyMap.Site)
        /// The middle cell of a region, which shows the key of its place.
        case key(BodyMap.Site)
    }

    /// The number of columns, which cover the figure from 20 to 180 units.
    public static let columns = 32
    /// The number of rows, which cover it from 6 to 306 units: the head to the thighs.
    public static let rows = 30
    private static let corner = BodyPoint(20, 6)
    private static let cell = (width: 5.0, height: 10.0)

    /// True where the figure covers the centre of a cell; every map shares the values.
    private static let figure = (0..<rows).map { row in
        (0..<columns).map { BodyFigure.covers(centre(column: $0, row: row)) }
    }

    /// The ``rows`` lists of ``columns`` cells.
    public let cells: [[Cell]]

    /// Draws a view of a map.
    ///
    /// - Complexity: O(*m*) per cell, in the number of places.
    public init(_ map: BodyMap, _ view: BodyView) {
        let regions = map.regions.filter { $0.view == view }
        var cells = (0..<Self.rows).map { row in
            (0..<Self.columns).map { column -> Cell in
                let point = Self.centre(column: column, row: row)
                if let region = regions.first(where: { $0.holds(point) }) {
                    return .site(region.site)
                }
                return Self.figure[row][column] ? .body : .ground
            }
        }
        for region in regions where region.site.key != nil {
            for polygon in region.polygons {
                guard let (column, row) = Self.middle(of: polygon, region.site, in: cells) else {
                    continue
                }
                cells[row][column] = .key(region.site)
            }
        }
        self.cells = cells
    }

    /// The centre of a cell on the figure; `nil` outside the grid.
    public static func point(column: Int, row: Int) -> BodyPoint? {
        (0..<columns).contains(column) && (0..<rows).contains(row)
            ? centre(column: column, row: row) : nil
    }

    private static func centre(column: Int, row: Int) -> BodyPoint {
        BodyPoint(
            corner.x + (Double(column) + 0.5) * cell.width,
            corner.y + (Double(row) + 0.5) * cell.height
        )
    }

    /// The cell of a place that is nearest to the centre of one of its polygons.
    private static func middle(
        of polygon: [BodyPoint],
        _ site: BodyMap.Site,
        in cells: [[Cell]]
    ) -> (column: Int, row: Int)? {
        let centre = polygon.centre
        let own = cells.indices.flatMap { row in
            cells[row].indices.filter { cells[row][$0] == .site(site) }.map {
                (column: $0, row: row)
            }
        }
        func distance(_ place: (column: Int, row: Int)) -> Double {
            let point = Self.centre(column: place.column, row: place.row)
            let (x, y) = (point.x - centre.x, point.y - centre.y)
            return x * x + y * y
        }
        return own.filter { polygon.holds(Self.centre(column: $0.column, row: $0.row)) }
            .min { distance($0) < distance($1) }
    }
}
