import MomentumDomain
import MomentumPresentation

/// Charts as one SVG picture, for sight and for assistive technology.
///
/// The picture has a title and a description. Each chart has a heading and a summary, which name
/// and describe a list. Each bar is an item of the list with its complete label. Everything else is
/// hidden from assistive technology. Roles are those of WAI-ARIA 1.2 and its Graphics Module 1.0.
/// The text is well-formed XML, whatever people typed.
public struct SiteChartSVG: Hashable, Sendable {
    public let title: String
    /// The caption: the period, the day, the time zone and the number of entries; may be empty.
    public let caption: String
    public let charts: [SiteChart]

    public init(title: String, caption: String = "", charts: [SiteChart]) {
        self.title = title
        self.caption = caption
        self.charts = charts
    }

    /// The complete picture as a file, in O(*n*) in the number of bars.
    public var text: String {
        var y = 56
        let caption = caption.isEmpty ? [] : caption.wrapped(columns: Self.summaryColumns)
        let below = Self.lines(caption, x: 16, y: y - 4)
        y += caption.count * Self.lineHeight
        var body: [String] = caption.isEmpty ? [] : ["<text fill=\"#4d4d4d\">\(below)</text>"]
        for (number, chart) in charts.enumerated() { body += drawn(chart, "\(number)", &y) }
        let description =
            ([self.caption].filter { !$0.isEmpty } + charts.map { "\($0.title): \($0.summary)" })
            .joined(separator: " ")
        let head = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(Self.width)" height="\#(y)" "#
                + #"viewBox="0 0 \#(Self.width) \#(y)" role="graphics-document document" "#
                + #"aria-labelledby="title" aria-describedby="description" "#
                + #"font-family="system-ui, sans-serif" font-size="13">"#,
            #"<title id="title">\#(title.escapedForXML)</title>"#,
            #"<desc id="description">\#(description.escapedForXML)</desc>"#,
            ##"<rect width="\##(Self.width)" height="\##(y)" fill="#ffffff" aria-hidden="true"/>"##,
            ##"<text x="16" y="32" font-size="20" fill="#1a1a1a" aria-hidden="true">"##
                + "\(title.escapedForXML)</text>",
        ]
        return (head + body + ["</svg>"]).map { "\($0)\n" }.joined()
    }

    /// Each chart as a separate picture inside a page, with unique ids.
    public var figures: [String] {
        charts.enumerated().map { number, chart in
            var y = 0
            let body = drawn(chart, "\(number)", &y)
            let caption = caption.isEmpty ? [] : caption.wrapped(columns: Self.summaryColumns)
            let below = Self.lines(caption, x: 16, y: y)
            y += caption.count * Self.lineHeight
            let head = [
                #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(Self.width) \#(y)" "#
                    + #"role="graphics-document document" aria-labelledby="chart\#(number)""#
                    + #"\#(Self.description(chart, "\(number)")) "#
                    + #"font-family="system-ui, sans-serif" font-size="13">"#
            ]
            let foot = caption.isEmpty ? [] : ["<text fill=\"#4d4d4d\">\(below)</text>"]
            return (head + body + foot + ["</svg>"]).map { "\($0)\n" }.joined()
        }
    }

    private static let width = 760
    private static let headHeight = 48
    private static let lineHeight = 18
    private static let rowHeight = 24
    /// The number of letters between the margins, at seven units per letter of size 13.
    private static let summaryColumns = 104
    private static let barStart = 190
    private static let longestBar = 260.0
    /// The number of letters on a line of a name, next to its bar.
    private static let nameColumns = 24

    /// Draws a chart at `y`, and moves `y` below it.
    private func drawn(_ chart: SiteChart, _ number: String, _ y: inout Int) -> [String] {
        let summary = chart.summary.wrapped(columns: Self.summaryColumns)
        let head = head(of: chart, summary: summary, number: number, top: y)
        y += Self.headHeight + (summary.count - 1) * Self.lineHeight
        let list = list(of: chart, number: number, &y)
        y += 32
        return head + list
    }

    /// The heading and summary above a chart, outside its list, which contains only items.
    private func head(
        of chart: SiteChart,
        summary: [String],
        number: String,
        top: Int
    ) -> [String] {
        [
            ##"<text id="chart\##(number)" role="heading" aria-level="2" x="16" y="\##(top + 16)" "##
                + ##"font-size="15" font-weight="600" fill="#1a1a1a">"##
                + "\(chart.title.escapedForXML)</text>"
        ]
            + (chart.summary.isEmpty
                ? []
                : [
                    ##"<text id="summary\##(number)" fill="#4d4d4d">"##
                        + "\(Self.lines(summary, x: 16, y: top + 36))</text>"
                ])
    }

    /// The attribute that refers to the summary of a chart; empty if there is none.
    private static func description(_ chart: SiteChart, _ number: String) -> String {
        chart.summary.isEmpty ? "" : #" aria-describedby="summary\#(number)""#
    }

    /// Lines of a text, one below the other.
    private static func lines(_ lines: [String], x: Int, y: Int) -> String {
        lines.enumerated().map { index, line in
            // The space separates the last word of a line from the next when the text is read
            // aloud.
            let space = index + 1 < lines.count ? " " : ""
            return #"<tspan x="\#(x)" y="\#(y + index * lineHeight)">"#
                + "\(line.escapedForXML)\(space)</tspan>"
        }
        .joined()
    }

    private func list(of chart: SiteChart, number: String, _ y: inout Int) -> [String] {
        guard !chart.bars.isEmpty else { return [] }
        let open =
            #"<g role="list" aria-labelledby="chart\#(number)"\#(Self.description(chart, number))>"#
        var items: [String] = []
        for bar in chart.bars { items += item(bar, fraction: chart.fraction(of: bar), &y) }
        return [open] + items + ["</g>"]
    }

    /// A bar between its name and its value, each of which may take several lines.
    private func item(_ bar: SiteChart.Bar, fraction: Double, _ y: inout Int) -> [String] {
        let length = max(Int((fraction * Self.longestBar).rounded()), 1)
        let end = Self.barStart + length + 8
        let name = bar.name.shownOnOneLine().wrapped(columns: Self.nameColumns)
        let value = bar.valueText.wrapped(columns: (Self.width - 16 - end) / 7)
        let top = y
        y += Self.rowHeight + (max(name.count, value.count) - 1) * Self.lineHeight
        return [
            #"<g role="listitem" aria-label="\#(bar.label.escapedForXML)">"#,
            "<title>\(bar.label.escapedForXML)</title>",
            ##"<text fill="#1a1a1a" aria-hidden="true">"##
                + "\(Self.lines(name, x: 16, y: top + 15))</text>",
            #"<rect x="\#(Self.barStart)" y="\#(top + 3)" width="\#(length)" height="16" rx="3" "#
                + #"fill="\#(bar.tone.colour)" aria-hidden="true"/>"#,
            ##"<text fill="#1a1a1a" aria-hidden="true">"##
                + "\(Self.lines(value, x: end, y: top + 15))</text>",
            "</g>",
        ]
    }
}

extension SiteChart.Tone {
    /// Each has a contrast of at least 3 to 1 with white (WCAG 2.2, 1.4.11); the words carry the
    /// meaning.
    fileprivate var colour: String {
        switch self {
        case .neutral: "#3567b0"
        case .rested: "#2e7d32"
        case .resting: "#b26a00"
        case .fresh: "#c62828"
        case .flagged: "#8e4ec6"
        }
    }
}
