import Foundation
import MomentumPresentation
public import MomentumSiteRotationDomain

/// A body map as one self-contained SVG picture, in light and dark mode.
///
/// It has a title and a description, and a label for each region. Patterns, signs and days
/// supplement the colours.
public struct BodyMapSVG: Hashable, Sendable {
    /// A place listed next to the figures, and the position of its words.
    private struct Chip {
        static let left = 8.0
        static let right = 404.0
        static let height = 12
        /// The number of characters that fit on a line.
        static let longest = Int((right - left - 20) / 4.2)

        let row: BodyMapAdapter.Row
        let words: String
        let x: Double
        let line: Int

        static func width(_ characters: Int) -> Double { Double(characters) * 4.2 + 20 }
    }

    public let map: BodyMap
    public let texts: BodyMapAdapter
    /// The person whose body is shown, if there are several people.
    public let owner: String?

    public init(_ map: BodyMap, texts: BodyMapAdapter, owner: String? = nil) {
        self.map = map
        self.texts = texts
        self.owner = owner
    }

    /// The complete picture; equal maps give equal text.
    public var text: String {
        let title = owner.map { "\($0): \(texts.title)" } ?? texts.title
        let chips = chips
        let gap = 12
        let width = 2 * Int(BodyFigure.width) + gap
        // 56 for the names of the figures, the legend and a line of places; further lines below.
        let height = Int(BodyFigure.height) + 56 + Chip.height * (chips.last?.line ?? 0)
        let head = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
                + #"role="img" aria-labelledby="map-title map-summary" "#
                + #"font-family="system-ui, sans-serif">"#,
            #"<title id="map-title">\#(title.escapedForXML)</title>"#,
            #"<desc id="map-summary">\#(texts.summary.escapedForXML)</desc>"#,
            "<style>\(BodyMapPattern.style)</style>",
            "<defs>\(BodyMapPattern.definitions)</defs>",
            #"<rect class="ground" width="\#(width)" height="\#(height)"/>"#,
        ]
        let back = BodyFigure.width + Double(gap)
        let figures = [(BodyView.front, 0.0), (.back, back)].flatMap(figure)
        let beside = chips.flatMap(parts)
        return (head + figures + legend + beside + ["</svg>"]).map { "\($0)\n" }.joined()
    }

    private func figure(_ view: BodyView, at left: Double) -> [String] {
        let head = BodyFigure.head
        let regions = map.regions.filter { $0.view == view }
        let sides = texts.sides[view] ?? []
        let letters = zip(sides, [62.0, 138]).map { letter, x in
            Self.word(letter, x, 26, size: 13, #" font-weight="600""#)
        }
        return [
            #"<g transform="translate(\#(Self.number(left)) 0)">"#,
            #"<ellipse class="body" cx="\#(Self.number(head.centre.x))" "#
                + #"cy="\#(Self.number(head.centre.y))" rx="\#(Self.number(head.width / 2))" "#
                + #"ry="\#(Self.number(head.height / 2))"/>"#,
            #"<path class="body" d="\#(Self.path([BodyFigure.outline]))"/>"#,
        ] + letters + regions.flatMap(lines)
            + [Self.word(texts.views[view] ?? "", 100, 428, size: 9), "</g>"]
    }

    private func lines(of region: BodyMap.Region) -> [String] {
        let site = region.site
        let label = texts.rows.first { $0.id == site.id }?.label ?? site.location.displayName
        let shape =
            #"<path id="place-\#(site.id.uuidString)" class="region \#(site.level.rawValue)" "#
            + #"d="\#(Self.path(region.polygons))"><title>\#(label.escapedForXML)</title></path>"#
        let marks = region.polygons.flatMap { polygon -> [String] in
            let centre = polygon.centre
            let ring = site.level == .inUse ? [Self.ring(centre.x, centre.y - 18, radius: 5)] : []
            let below = site.days.map { "\($0)" } ?? "\(site.level.sign)"
            return ring
                + [(site.key.map { "\($0)" } ?? "", centre.y - 1), (below, centre.y + 7)]
                .filter { !$0.0.isEmpty }
                .map { Self.word($0, centre.x, $1, size: 8, #" class="mark""#) }
        }
        return [shape] + marks
    }

    private var legend: [String] {
        BodyMapLevel.allCases.enumerated().flatMap { number, level in
            let (row, column) = number.quotientAndRemainder(dividingBy: 4)
            let (x, y) = (Double(8 + column * 102), Double(436 + row * 13))
            return [
                #"<rect class="region \#(level.rawValue)" x="\#(Self.number(x))" "#
                    + #"y="\#(Self.number(y))" width="14" height="9"/>"#,
                level == .inUse ? Self.ring(x + 7, y + 4.5, radius: 3) : "",
                Self.word(
                    "\(level.sign) \(texts.legend[level] ?? "")",
                    x + 18,
                    y + 7.5,
                    size: 7,
                    #" text-anchor="start""#
                ),
            ]
            .filter { !$0.isEmpty }
        }
    }

    /// The places next to the figures, on as many lines as they need.
    private var chips: [Chip] {
        var (x, line) = (Chip.left, 0)
        return texts.rowsBeside.map { row in
            let words = Self.words(of: row)
            let width = Chip.width(words.count)
            if x > Chip.left, x + width > Chip.right { (x, line) = (Chip.left, line + 1) }
            defer { x += width }
            return Chip(row: row, words: words, x: x, line: line)
        }
    }

    private func parts(of chip: Chip) -> [String] {
        let (row, x, y) = (chip.row, chip.x, Double(465 + chip.line * Chip.height))
        let square =
            #"<rect class="region \#(row.level.rawValue)" x="\#(Self.number(x))" "#
            + #"y="\#(Self.number(y))" width="10" height="10" rx="3">"#
            + "<title>\(row.label.escapedForXML)</title></rect>"
        let ring = row.level == .inUse ? [Self.ring(x + 5, y + 5, radius: 3)] : []
        let start = #" text-anchor="start""#
        return [square] + ring + [Self.word(chip.words, x + 14, y + 8, size: 8, start)]
    }

    /// The key, name and days of a place; a name that fits no line is truncated.
    private static func words(of row: BodyMapAdapter.Row) -> String {
        func joined(_ name: String) -> String {
            [row.key, name, row.days.isEmpty ? row.levelText : row.days]
                .filter { !$0.isEmpty }.joined(separator: " ")
        }
        let whole = joined(row.name)
        guard whole.count > Chip.longest else { return whole }
        let rest = Chip.longest - joined("…").count
        return joined("\(row.name.prefix(max(rest, 0)))…")
    }

    /// The mark of a place in use.
    private static func ring(_ x: Double, _ y: Double, radius: Double) -> String {
        #"<circle class="ring" cx="\#(number(x))" cy="\#(number(y))" r="\#(number(radius))"/>"#
    }

    private static func word(
        _ text: String,
        _ x: Double,
        _ y: Double,
        size: Int,
        _ attributes: String = ""
    ) -> String {
        let anchor = attributes.contains("text-anchor") ? "" : #" text-anchor="middle""#
        return #"<text x="\#(number(x))" y="\#(number(y))" font-size="\#(size)"\#(anchor)"#
            + "\(attributes)>\(text.escapedForXML)</text>"
    }

    private static func path(_ polygons: [[BodyPoint]]) -> String {
        polygons.map { points in
            "M" + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L") + "Z"
        }
        .joined()
    }

    /// A number with at most one decimal, equal in every locale.
    private static func number(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        let sign = tenths < 0 ? "-" : ""
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }
}
