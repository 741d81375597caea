/// The drawn body, 200 by 424 units, whose halves mirror each other.
///
/// One half is stored: distances from the middle, and heights from the top down.
public enum BodyFigure {
    /// The width in units; all sizes of figures and regions use these units.
    public static let width = 200.0
    /// The height in units: the body takes 400, the margins the rest.
    public static let height = 424.0
    /// The line between the halves.
    public static let middle = 100.0
    public static let head = (centre: BodyPoint(middle, 32), width: 36.0, height: 48.0)

    /// The outline below the head.
    public static let outline: [BodyPoint] =
        half.map { BodyPoint(middle + $0.x, $0.y) }
        + half.reversed().map { BodyPoint(middle - $0.x, $0.y) }

    /// True if the figure covers a point.
    static func covers(_ point: BodyPoint) -> Bool {
        let x = (point.x - head.centre.x) / (head.width / 2)
        let y = (point.y - head.centre.y) / (head.height / 2)
        return x * x + y * y <= 1 || outline.holds(point)
    }

    private static let half = points(
        """
        0,53 9,53 9,67 22,74 38,80 46,90 50,112 54,142 57,172 61,200 65,224 62,236 56,236 52,224 \
        49,200 45,172 41,142 37,112 35,124 31,150 31,162 35,182 39,200 41,226 38,262 33,300 34,334 \
        29,374 27,398 34,410 32,416 13,416 11,404 12,374 10,334 10,304 8,268 2,222 0,220
        """
    )

    /// The points of a text such as `3,140 19,140`.
    static func points(_ text: String) -> [BodyPoint] {
        text.split(separator: " ").compactMap { pair in
            let numbers = pair.split(separator: ",").compactMap { Double($0) }
            return numbers.count == 2 ? BodyPoint(numbers[0], numbers[1]) : nil
        }
    }
}
