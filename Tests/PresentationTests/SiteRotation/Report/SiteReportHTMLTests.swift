import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The page of a report: well-formed, without anything from outside, and safe with any text.
@Suite struct SiteReportHTMLTests {
    static let hostile = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='x",
        "</title></style><svg/onload=alert(1)>", "]]>&lt;&#60;&amp;",
        "\u{202E}gnp.exe\u{202C} \u{2066}x\u{2069} \u{200F}שלום",
        "a\u{0}b\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{FFFE}\u{FFFF}c", "=cmd|' /C calc'!A0",
        "line\nbreak\r\n\ttab\u{2028}x", String(repeating: "W", count: 400), "{{7*7}} ${x} %s",
        "javascript:alert(1) https://example.org/x.png url(https://example.org)",
    ]
    let day = SiteDay("2025-06-15")

    private func page(
        text: String,
        includesNotes: Bool = true,
        name: String? = nil
    ) throws -> String {
        let start = SiteScreen.now - 5 * 86_400
        let place = try #require(SitePlace(bodyPart: text))
        let location = SiteLocation(place: place, sortOrder: 0)
        let ends = [start + 86_400, start + 2 * 86_400]
        let entries: [SiteEntry] = [
            .fixture(0, at: location.id, from: start, to: ends[0], note: text, reason: .fellOff),
            .fixture(1, at: location.id, from: ends[0], to: ends[1], note: text),
            .fixture(2, at: nil, from: ends[1], note: text),
        ]
        let rest = SiteRest(
            id: .fixture(60),
            locationID: location.id,
            from: start,
            until: nil,
            reason: RestReason(rawValue: text),
            note: text
        )
        let records = SiteRecords(
            locations: [location],
            entries: SiteEntries(entries),
            rests: [rest]
        )
        var request = SiteReport.Request(to: try #require(day))
        (request.name, request.includesNotes) = (name, includesNotes)
        let report = SiteReport(
            records,
            request,
            made: SiteScreen.now,
            calendar: SiteScreen.display.calendar
        )
        return SiteReportHTML(SiteReportAdapter(report, display: SiteScreen.display)).text
    }

    @Test(arguments: hostile)
    func `any text is shown as text, and none of it becomes markup (SR-196)`(text: String) throws {
        let plain = try XMLOutline(try page(text: "Hip", name: "Ada"))
        let html = try page(text: text, name: text)
        let outline = try XMLOutline(html)

        for element in ["script", "img", "svg", "path", "a", "link", "iframe", "style", "title"] {
            #expect(outline.count(of: element) == plain.count(of: element), "\(element)")
        }
        #expect(outline.count(of: "script") == 0)
        #expect(outline.count(of: "td") == plain.count(of: "td"))
        #expect(!html.contains("<script") && !html.contains("onerror=alert(1)>"))
        #expect(outline.values(of: "onmouseover") == [])
        // Numbers in tables are in columns; nothing is loaded, whatever a text says.
        for attribute in ["src", "href", "xlink:href", "onload", "onerror", "action"] {
            #expect(outline.values(of: attribute) == [], "\(attribute)")
        }
    }

    @Test func `the parts are there in their order, with captions and headings (SR-196)`() throws {
        let html = try page(text: "Hip", name: "Ada Lovelace")
        let outline = try XMLOutline(html)

        #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
        #expect(html.contains("<meta charset=\"utf-8\"/>"))
        let order = [
            "<h1>Infusion site report</h1>", "18 Mar 2025 to 15 Jun 2025 (90 days)",
            "Europe/Berlin", "Ada Lovelace", "Made on", SiteScreen.display.texts.disclaimer,
            "<caption>Totals", "<caption>Places", "<h2>Charts", "<caption>Entries",
        ]
        let positions = order.map { html.range(of: $0.escaped)?.lowerBound }
        #expect(positions.allSatisfy { $0 != nil })
        #expect(positions.compactMap(\.self) == positions.compactMap(\.self).sorted())
        #expect(outline.texts(of: "caption") == ["Totals", "Places", "Entries"])
        #expect(outline.values(of: "scope").allSatisfy { $0 == "col" || $0 == "row" })
        #expect(outline.count(of: "th") == outline.values(of: "scope").count)
        #expect(outline.count(of: "figure") == 4)
        #expect(html.contains("@media print"))
        #expect(html.contains("n = 3"))
    }

    @Test func `notes are on it only where they are asked for (SR-196)`() throws {
        let without = try XMLOutline(try page(text: "Hip", includesNotes: false))
        #expect(without.texts(of: "th").contains("Note") == false)
        #expect(try XMLOutline(try page(text: "Hip")).texts(of: "th").contains("Note"))
    }

    @Test func `equal input gives equal bytes, and no sentence advises (SR-196)`() throws {
        let html = try page(text: "Hip", name: "Ada")

        #expect(html == (try page(text: "Hip", name: "Ada")))
        let style = try #require(
            html.range(of: "<style>[^<]*</style>", options: .regularExpression)
        )
        let words = html.replacingCharacters(in: style, with: "")
            .replacing(SiteScreen.display.texts.disclaimer.escaped, with: "").lowercased()
        for word in ["should", "must", "recommend", "better", "worse", "avoid", "good", "bad"] {
            #expect(!words.contains(word), "\(word)")
        }
    }
}

extension String {
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("'", with: "&#39;").replacing("\"", with: "&quot;")
    }
}
