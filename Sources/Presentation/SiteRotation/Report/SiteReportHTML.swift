import MomentumPresentation

/// A report as one self-contained HTML file without scripts.
///
/// All text is escaped. Equal reports give equal text.
public struct SiteReportHTML: Hashable, Sendable {
    public let texts: SiteReportAdapter

    public init(_ texts: SiteReportAdapter) {
        self.texts = texts
    }

    /// The complete file, in O(*n*) in the number of entries.
    public var text: String {
        let head = [
            "<!DOCTYPE html>",
            #"<html lang="\#(texts.language.escapedForXML)">"#,
            "<head>",
            #"<meta charset="utf-8"/>"#,
            #"<meta name="viewport" content="width=device-width, initial-scale=1"/>"#,
            #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; "#
                + #"style-src 'unsafe-inline'"/>"#,
            "<title>\(texts.title.escapedForXML)</title>",
            "<style>\(Self.style)</style>",
            "</head>",
            "<body>",
            "<main>",
            "<h1>\(texts.title.escapedForXML)</h1>",
        ]
        let facts =
            ["<dl>"]
            + texts.facts.map { fact in
                "<dt>\(fact[0].escapedForXML)</dt><dd>\(fact[1].escapedForXML)</dd>"
            } + ["</dl>"]
        let figures = SiteChartSVG(
            title: texts.chartsTitle,
            caption: texts.chartCaption,
            charts: texts.charts
        ).figures
        let parts =
            head + facts + [#"<p class="remark">\#(texts.disclaimer.escapedForXML)</p>"#]
            + section("totals", texts.totals) + section("places", texts.places)
            + ["<section>", "<h2>\(texts.chartsTitle.escapedForXML)</h2>"]
            + figures.map { "<figure>\n\($0)</figure>" } + ["</section>"]
            + section("entries", texts.entries) + ["</main>", "</body>", "</html>"]
        return parts.map { "\($0)\n" }.joined()
    }

    private func section(_ name: String, _ table: SiteReportAdapter.Table) -> [String] {
        let head = table.columns.map { #"<th scope="col">\#($0.escapedForXML)</th>"# }.joined()
        let rows = table.rows.map { row in
            let heading = row.first.map { #"<th scope="row">\#($0.escapedForXML)</th>"# } ?? ""
            let cells = row.dropFirst().map { "<td>\($0.escapedForXML)</td>" }.joined()
            return "<tr>\(heading)\(cells)</tr>"
        }
        let body =
            rows.isEmpty
            ? []
            : [
                #"<div class="wide"><table class="\#(name)">"#,
                "<caption>\(table.caption.escapedForXML)</caption>",
                "<thead><tr>\(head)</tr></thead>", "<tbody>",
            ] + rows + ["</tbody>", "</table></div>"]
        let heading = rows.isEmpty ? ["<h2>\(table.caption.escapedForXML)</h2>"] : []
        return ["<section>"] + heading + body
            + table.notes.map { "<p>\($0.escapedForXML)</p>" } + ["</section>"]
    }

    private static let style = """

        :root { color-scheme: light; }
        body { margin: 0; background: #fff; color: #1a1a1a;
        font: 15px/1.45 system-ui, sans-serif; }
        main { max-width: 1100px; margin: 0 auto; padding: 24px; }
        h1 { font-size: 26px; margin: 0 0 12px; }
        h2, caption { font-size: 19px; font-weight: 600; text-align: left; margin: 0;
        padding: 0 0 6px; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0; }
        dt { color: #4d4d4d; }
        dd { margin: 0; overflow-wrap: anywhere; }
        section { margin-top: 28px; }
        .remark { border-left: 4px solid #3567b0; padding-left: 12px; }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; }
        .totals { width: auto; }
        th, td { text-align: left; vertical-align: top; padding: 4px 10px 4px 0;
        border-bottom: 1px solid #d0d0d0; overflow-wrap: break-word; }
        thead th { border-bottom: 2px solid #808080; }
        tbody th { font-weight: 500; }
        .entries td, .entries th { white-space: pre-line; }
        .places th, .places td { min-width: 3em; font-size: 14px; }
        .places tbody th { min-width: 8em; max-width: 16em; overflow-wrap: anywhere; }
        .entries td { max-width: 22em; overflow-wrap: anywhere; }
        figure { margin: 16px 0; break-inside: avoid; }
        figure svg { width: 100%; max-width: 760px; height: auto; display: block; }
        p { margin: 8px 0; }
        @media print {
        @page { size: A4 landscape; margin: 14mm; }
        body { font-size: 10pt; }
        main { max-width: none; padding: 0; }
        .wide { overflow: visible; }
        thead { display: table-header-group; }
        tr { break-inside: avoid; }
        h2, caption { break-after: avoid; }
        figure svg { max-height: 165mm; }
        }

        """
}
