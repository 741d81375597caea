import Foundation
import MomentumDomain
import MomentumSuggestionsDomain

extension PlaceImport {
    private struct Layout {
        var name: Int
        var latitude: Int
        var longitude: Int
        var category: Int?
        var tag: Int?
        var aliases: Int?
        var street: Int?
        var city: Int?
        var region: Int?
        var popularity: Int?
        var isGeoNames = false

        var width: Int { max(name, latitude, longitude) + 1 }

        /// The columns of geonames.org's `readme.txt`: name 1, other names 3, latitude 4, longitude
        /// 5, feature code 7, population 14.
        static let geoNames = Layout(
            name: 1,
            latitude: 4,
            longitude: 5,
            category: 7,
            aliases: 3,
            popularity: 14,
            isGeoNames: true
        )
    }

    /// The feature codes of geonames.org for places that the forms request.
    private static let featureCodes = [
        "BANK": "bank", "CTRM": "doctor", "HSPC": "doctor", "SPA": "spa", "RECG": "golf",
    ]

    func readRows(
        _ bytes: UnsafeRawBufferPointer,
        into builder: inout PlaceIndexBuilder,
        _ report: inout Report,
        progress: (Int, Int) -> Void
    ) throws(PlaceIndexError) {
        var reader = DelimitedReader(
            bytes: bytes,
            separator: UInt8(ascii: format == .csv ? "," : "\t"),
            hasQuotes: format == .csv
        )
        var layout = Layout.geoNames
        if format != .geonames {
            guard reader.next() else {
                throw .unreadableInput(line: 1, reason: "there is no header row")
            }
            layout = try self.layout(ofHeader: (0..<reader.count).map { reader.text($0) })
        }
        var rows = 0
        while reader.next() {
            rows += 1
            if rows % Self.rowsPerReport == 0 {
                try PlaceIndexBuilder.checkCancellation()
                progress(reader.position, builder.count)
            }
            guard !reader.isBlank else { continue }
            var refusedAliases = 0
            let problem =
                reader.isUnclosed
                ? .unclosedQuote
                : try add(reader, layout: layout, to: &builder, &refusedAliases)
            report.record(refusedAliases: refusedAliases)
            report.record(problem, line: reader.line)
        }
    }

    private func layout(ofHeader names: [String]) throws(PlaceIndexError) -> Layout {
        // Decoding turned bytes that are not UTF-8 into this character.
        guard !names.contains(where: { $0.contains("\u{FFFD}") || $0.contains("\0") }) else {
            throw .unreadableInput(line: 1, reason: PlaceIndexError.notText)
        }
        let names = names.map { $0.lowercased() }
        func column(_ candidates: [String]) -> Int? {
            candidates.lazy.compactMap { names.firstIndex(of: $0.lowercased()) }.first
        }
        guard let name = column(columns.name) else {
            throw .missingColumn(columns.name.first ?? "name")
        }
        guard let latitude = column(columns.latitude) else {
            throw .missingColumn(columns.latitude.first ?? "lat")
        }
        guard let longitude = column(columns.longitude) else {
            throw .missingColumn(columns.longitude.first ?? "lon")
        }
        // Columns with the usual names may be missing, but not those that the caller named.
        let usual = Columns()
        func optional(
            _ path: KeyPath<Columns, [String]>
        ) throws(PlaceIndexError) -> Int? {
            let wanted = columns[keyPath: path]
            if let found = column(wanted) { return found }
            guard wanted == usual[keyPath: path] || wanted.isEmpty else {
                throw .missingColumn(wanted.first ?? "")
            }
            return nil
        }
        return Layout(
            name: name,
            latitude: latitude,
            longitude: longitude,
            category: try optional(\.category),
            tag: try optional(\.tag),
            aliases: try optional(\.aliases),
            street: try optional(\.street),
            city: try optional(\.city),
            region: try optional(\.region),
            popularity: try optional(\.popularity)
        )
    }

    private func add(
        _ row: DelimitedReader,
        layout: Layout,
        to builder: inout PlaceIndexBuilder,
        _ refusedAliases: inout Int
    ) throws(PlaceIndexError) -> RowProblem? {
        guard row.count >= layout.width else { return .tooFewColumns }
        let name = row.field(layout.name)
        guard let latitude = DecimalNumber.parse(row.field(layout.latitude)),
            let longitude = DecimalNumber.parse(row.field(layout.longitude))
        else { return .badCoordinate }
        var popularity = 0.0
        if let column = layout.popularity, column < row.count, !row.field(column).isEmpty {
            guard let value = DecimalNumber.parse(row.field(column)) else {
                return .badPopularity
            }
            popularity = value
        }
        func field(_ column: Int?) -> [UInt8] {
            column.flatMap { $0 < row.count ? Array(row.field($0)) : nil } ?? []
        }
        var texts = PlaceIndexBuilder.Texts(
            name: Array(name),
            category: Self.word(ofCategory: category(of: row, layout: layout))
        )
        texts.street = field(layout.street)
        texts.city = field(layout.city)
        texts.region = field(layout.region)
        if readsAliases, layout.aliases != nil {
            let separators = layout.isGeoNames ? "," : "|;"
            texts.aliases = Self.aliases(field(layout.aliases), separators)
        }
        return try builder.add(
            texts,
            coordinate: Coordinate(latitude: latitude, longitude: longitude),
            popularity: popularity,
            refusedAliases: &refusedAliases
        )
    }

    /// The parts of a list of names, trimmed; empty parts are dropped.
    static func aliases(_ list: [UInt8], _ separators: String) -> [[UInt8]] {
        list.split { separators.utf8.contains($0) }.compactMap { part in
            let isSpace = { (byte: UInt8) in byte == 0x20 || 0x09...0x0D ~= byte }
            guard let first = part.firstIndex(where: { !isSpace($0) }),
                let last = part.lastIndex(where: { !isSpace($0) })
            else { return nil }
            return Array(part[first...last])
        }
    }

    /// A category in the form of ``PlaceCategory/indexWord``: trimmed, in lower case.
    static func word(ofCategory text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }

    /// A category as it is indexed; the builder refuses bytes that are no text.
    private static func word(ofCategory bytes: ArraySlice<UInt8>) -> [UInt8] {
        let isUsual = bytes.allSatisfy { 0x21...0x7E ~= $0 && !(0x41...0x5A ~= $0) }
        guard !isUsual, let text = String(validating: bytes, as: UTF8.self) else {
            return Array(bytes)
        }
        return Array(word(ofCategory: text).utf8)
    }

    private func category(of row: DelimitedReader, layout: Layout) -> ArraySlice<UInt8> {
        if let column = layout.category, column < row.count, !row.field(column).isEmpty {
            guard layout.isGeoNames else { return row.field(column) }
            let code = row.text(column)
            return ArraySlice((Self.featureCodes[code] ?? code.lowercased()).utf8)
        }
        guard let column = layout.tag, column < row.count, let tag = OSMTag(row.text(column)) else {
            return []
        }
        let word = categorizer.indexWord(forTags: [tag], name: row.text(layout.name))
        return ArraySlice((word ?? tag.value).utf8)
    }
}
