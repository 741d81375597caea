import MomentumDomain
import MomentumPresentation

/// Charts as one SVG picture for sight and for assistive technology.
///
/// The picture has a title and a description. Each chart has a heading and a summary, which name
/// and describe a list, and each bar is an item of the list with its whole label. Everything else
/// is hidden from assistive technology. Roles are those of WAI-ARIA 1.2 and its Graphics Module
/// 1.0. The text is well-formed XML, whatever people typed.
public struct SiteChartSVG: Hashable, Sendable {
    public let title: String
    public let charts: [SiteChart]

    public init(title: String, charts: [SiteChart]) {
        self.title = title
        self.charts = charts
    }

    /// The whole picture, in O(*n*) in the number of bars.
    public var text: String {
        var y = 56
        var body: [String] = []
        for (number, chart) in charts.enumerated() {
            let summary = chart.summary.wrapped(columns: Self.summaryColumns)
            body += head(of: chart, summary: summary, number: number, top: y)
            y += Self.headHeight + (summary.count - 1) * Self.lineHeight
            body += list(of: chart, number: number, top: y)
            y += chart.bars.count * Self.rowHeight + 32
        }
        let description = charts.map { "\($0.title): \($0.summary)" }.joined(separator: " ")
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

    private static let width = 760
    private static let headHeight = 48
    private static let lineHeight = 18
    private static let rowHeight = 24
    /// The number of letters between the margins, at seven units for a letter of size 13.
    private static let summaryColumns = 104
    private static let barStart = 190
    private static let longestBar = 260.0
    /// The number of a name's letters that fit beside its bar; the label has the whole name.
    private static let nameLength = 26

    /// The heading and summary above a chart, outside its list, which holds only items.
    private func head(
        of chart: SiteChart,
        summary: [String],
        number: Int,
        top: Int
    ) -> [String] {
        let lines = summary.enumerated().map { index, line in
            // The space keeps the last word of a line apart from the next when the text is read
            // aloud.
            let space = index + 1 < summary.count ? " " : ""
            return #"<tspan x="16" y="\#(top + 36 + index * Self.lineHeight)">"#
                + "\(line.escapedForXML)\(space)</tspan>"
        }
        return [
            ##"<text id="chart\##(number)" role="heading" aria-level="2" x="16" y="\##(top + 16)" "##
                + ##"font-size="15" font-weight="600" fill="#1a1a1a">"##
                + "\(chart.title.escapedForXML)</text>",
            ##"<text id="summary\##(number)" fill="#4d4d4d">\##(lines.joined())</text>"##,
        ]
    }

    private func list(of chart: SiteChart, number: Int, top: Int) -> [String] {
        guard !chart.bars.isEmpty else { return [] }
        let open =
            #"<g role="list" aria-labelledby="chart\#(number)" "#
            + #"aria-describedby="summary\#(number)">"#
        let bars = chart.bars.enumerated().flatMap { index, bar in
            lines(
                of: bar,
                fraction: chart.fraction(of: bar),
                top: top + index * Self.rowHeight
            )
        }
        return [open] + bars + ["</g>"]
    }

    private func lines(of bar: SiteChart.Bar, fraction: Double, top: Int) -> [String] {
        let name = bar.name.shownOnOneLine(limit: Self.nameLength).escapedForXML
        let length = max(Int((fraction * Self.longestBar).rounded()), 1)
        let end = Self.barStart + length + 8
        return [
            #"<g role="listitem" aria-label="\#(bar.label.escapedForXML)">"#,
            "<title>\(bar.label.escapedForXML)</title>",
            ##"<text x="16" y="\##(top + 15)" fill="#1a1a1a" aria-hidden="true">\##(name)</text>"##,
            #"<rect x="\#(Self.barStart)" y="\#(top + 3)" width="\#(length)" height="16" rx="3" "#
                + #"fill="\#(bar.tone.colour)" aria-hidden="true"/>"#,
            ##"<text x="\##(end)" y="\##(top + 15)" fill="#1a1a1a" aria-hidden="true">"##
                + "\(bar.valueText.escapedForXML)</text>",
            "</g>",
        ]
    }
}

extension SiteChart.Tone {
    /// Each at least 3 to 1 against white (WCAG 2.2, 1.4.11); the words carry the meaning.
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
