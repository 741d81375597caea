/// A point of a figure, to the right and down, in units of which a body is 400 high.
public struct BodyPoint: Hashable, Sendable {
    /// The distance in units from the left edge of a figure.
    public let x: Double
    /// The distance in units from the upper edge of a figure.
    public let y: Double

    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

extension [BodyPoint] {
    /// True if the polygon with these corners contains `point`, edges included.
    func holds(_ point: BodyPoint) -> Bool {
        var isInside = false
        for (start, end) in edges {
            // Most edges are neither at the height of the point nor near it.
            let heights = start.y < end.y ? start.y...end.y : end.y...start.y
            guard point.y >= heights.lowerBound - BodyPoint.tolerance,
                point.y <= heights.upperBound + BodyPoint.tolerance
            else { continue }
            if point.distance(toEdge: (start, end)) < BodyPoint.tolerance { return true }
            guard (start.y > point.y) != (end.y > point.y) else { continue }
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            if point.x < x { isInside.toggle() }
        }
        return isInside
    }

    /// The distance from `point` to the nearest edge.
    func distance(to point: BodyPoint) -> Double {
        edges.map(point.distance(toEdge:)).min() ?? .infinity
    }

    /// The centroid of the polygon; it is inside polygons that are nearly convex.
    public var centre: BodyPoint {
        var (area, x, y) = (0.0, 0.0, 0.0)
        for (start, end) in edges {
            let part = start.x * end.y - end.x * start.y
            area += part
            x += (start.x + end.x) * part
            y += (start.y + end.y) * part
        }
        guard area != 0 else { return first ?? BodyPoint(0, 0) }
        return BodyPoint(x / (3 * area), y / (3 * area))
    }

    /// The part of the polygon between two vertical lines (Sutherland and Hodgman, "Reentrant
    /// Polygon Clipping", 1974).
    func cut(to columns: ClosedRange<Double>) -> [BodyPoint] {
        func cut(_ points: [BodyPoint], _ line: Double, _ isKept: (Double) -> Bool) -> [BodyPoint] {
            points.edges.flatMap { start, end -> [BodyPoint] in
                let kept = isKept(end.x) ? [end] : []
                guard isKept(start.x) != isKept(end.x) else { return kept }
                let part = (line - start.x) / (end.x - start.x)
                return [BodyPoint(line, start.y + part * (end.y - start.y))] + kept
            }
        }
        let (first, last) = (columns.lowerBound, columns.upperBound)
        return cut(cut(self, first) { $0 >= first }, last) { $0 <= last }
    }

    /// The edges, each from a corner to the next.
    private var edges: [(BodyPoint, BodyPoint)] {
        Array<(BodyPoint, BodyPoint)>(zip(self, dropFirst() + prefix(1)))
    }
}

extension BodyPoint {
    /// The distance below which two points count as one.
    fileprivate static let tolerance = 1e-9

    fileprivate func distance(toEdge edge: (start: BodyPoint, end: BodyPoint)) -> Double {
        let (start, end) = edge
        let (width, height) = (end.x - start.x, end.y - start.y)
        let square = width * width + height * height
        let part =
            square == 0 ? 0 : ((x - start.x) * width + (y - start.y) * height) / square
        let within = min(max(part, 0), 1)
        let (dx, dy) = (x - start.x - within * width, y - start.y - within * height)
        return (dx * dx + dy * dy).squareRoot()
    }
}
