public import Foundation
import MomentumData
import MomentumDomain
public import MomentumSuggestionsDomain

/// Builds a place index from a file of places.
public struct PlaceImport: Sendable {
    /// The number of rows between progress reports, which also check for cancellation.
    static let rowsPerReport = 16_384

    let format: Format
    let columns: Columns
    let categorizer: TagCategorizer
    let readsAliases: Bool

    /// - Parameters:
    ///   - format: The format of the input.
    ///   - columns: The names of its columns or properties.
    ///   - categories: The categories whose words replace OpenStreetMap tags.
    ///   - readsAliases: False to skip the other names of places.
    public init(
        format: Format,
        columns: Columns = Columns(),
        categories: [PlaceCategory] = FormCatalogue.standard.placeCategories,
        readsAliases: Bool = true
    ) {
        self.format = format
        self.columns = columns
        categorizer = TagCategorizer(categories: categories)
        self.readsAliases = readsAliases
    }

    /// Reads `input` and writes the index atomically, replacing any earlier file.
    ///
    /// Invalid rows are skipped and reported. `progress` is called on the calling task.
    ///
    /// - Returns: The numbers of accepted and refused rows, and the first problems.
    /// - Throws: ``PlaceIndexError``; `cancelled` if the task is cancelled.
    @concurrent
    public func build(
        from input: URL,
        to output: URL,
        date: Date,
        progress: @Sendable (Progress) -> Void = { _ in }
    ) async throws(PlaceIndexError) -> Report {
        let file = try MappedFile(input)
        var builder = PlaceIndexBuilder()
        var report = Report()
        func send(_ stage: Progress.Stage, _ bytes: Int, _ places: Int) {
            file.release(upTo: bytes)
            progress(
                Progress(
                    stage: stage,
                    bytesRead: bytes,
                    totalBytes: file.bytes.count,
                    places: places
                )
            )
        }
        switch format {
        case .csv, .tsv, .geonames:
            try readRows(file.bytes, into: &builder, &report) { send(.reading, $0, $1) }
        case .geojson:
            try readFeatures(file.bytes, into: &builder, &report) { send(.reading, $0, $1) }
        }
        // An existing index is worth more than an empty one.
        if report.accepted == 0 {
            guard let first = report.problems.first else {
                throw .unreadableInput(line: 1, reason: "the file has no row of a place")
            }
            throw .unreadableInput(
                line: first.line,
                reason: first.problem == .notText
                    ? PlaceIndexError.notText
                    : "no row is a place, and this one is none because \(first.problem.reason)"
            )
        }
        send(.writing, file.bytes.count, builder.count)
        try builder.write(to: output, source: input.lastPathComponent, date: date)
        return report
    }
}

extension PlaceImport {
    func readFeatures(
        _ bytes: UnsafeRawBufferPointer,
        into builder: inout PlaceIndexBuilder,
        _ report: inout Report,
        progress: (Int, Int) -> Void
    ) throws(PlaceIndexError) {
        var scanner = FeatureScanner(bytes)
        var features = 0
        var unseen = namedProperties
        while let part = scanner.next() {
            let range: Range<Int>
            switch part {
            case .object(let object): range = object
            case .other(let position):
                report.record(.badJSON, line: scanner.line(at: position))
                continue
            }
            features += 1
            if features % Self.rowsPerReport == 0 {
                try PlaceIndexBuilder.checkCancellation()
                progress(range.upperBound, builder.count)
            }
            var refusedAliases = 0
            let problem = try add(
                UnsafeRawBufferPointer(rebasing: bytes[range]),
                to: &builder,
                unseen: &unseen,
                &refusedAliases
            )
            report.record(refusedAliases: refusedAliases)
            report.record(problem, line: scanner.line(at: range.lowerBound))
        }
        guard features > 0 else {
            throw .unreadableInput(line: 1, reason: "the file has no features of GeoJSON in UTF-8")
        }
        if let name = unseen.first {
            throw .unreadableInput(line: 1, reason: "no feature has a property “\(name)”")
        }
    }

    /// The properties that the caller named; unlike these, the usual ones may be missing.
    private var namedProperties: [String] {
        let usual = Columns()
        let paths = [
            \Columns.name, \.aliases, \.category, \.street, \.city, \.region, \.country,
            \.popularity,
        ]
        return paths.flatMap { path in
            columns[keyPath: path] == usual[keyPath: path] ? [] : columns[keyPath: path].prefix(1)
        }
    }

    private func add(
        _ bytes: UnsafeRawBufferPointer,
        to builder: inout PlaceIndexBuilder,
        unseen: inout [String],
        _ refusedAliases: inout Int
    ) throws(PlaceIndexError) -> RowProblem? {
        guard let feature = JSONSerialization.object(fromOutside: Data(bytes)) else {
            return .badJSON
        }
        let properties = feature["properties"] as? [String: Any] ?? [:]
        unseen.removeAll { properties[$0] != nil }
        func text(_ names: [String]) -> String? {
            names.lazy.compactMap { properties[$0] as? String }.first { !$0.isEmpty }
        }
        guard let name = text(columns.name) else { return .noName }
        guard let coordinate = Self.coordinate(of: feature["geometry"]) else {
            return .badCoordinate
        }
        var popularity = 0.0
        let values = columns.popularity.lazy.compactMap { properties[$0] }
        if let value = values.first(where: { !Self.isEmpty($0) }) {
            guard let number = (value as? NSNumber)?.doubleValue ?? Double("\(value)") else {
                return .badPopularity
            }
            popularity = number
        }
        var texts = PlaceIndexBuilder.Texts(
            name: Array(name.utf8),
            category: Array(
                Self.word(ofCategory: text(columns.category) ?? category(properties, name: name))
                    .utf8
            )
        )
        let street =
            text(columns.street)
            ?? StreetLine.text(
                street: text(["addr:street"]),
                number: text(["addr:housenumber"]),
                country: text(["addr:country"] + columns.country)
            )
        texts.street = Array((street ?? "").utf8)
        texts.city = Array((text(columns.city + ["addr:city"]) ?? "").utf8)
        texts.region = Array((text(columns.region + ["addr:state"]) ?? "").utf8)
        if readsAliases {
            texts.aliases =
                Self.aliases(Array((text(columns.aliases) ?? "").utf8), "|;")
                + Self.tagsOfAliases(among: properties.keys).flatMap { key in
                    Self.aliases(Array((properties[key] as? String ?? "").utf8), ";")
                }
        }
        return try builder.add(
            texts,
            coordinate: coordinate,
            popularity: popularity,
            refusedAliases: &refusedAliases
        )
    }

    /// True for a value that counts as missing, as an empty column does.
    private static func isEmpty(_ value: Any) -> Bool {
        value is NSNull || (value as? String)?.isEmpty == true
    }

    /// The OpenStreetMap keys of other names; names in other languages come last.
    private static func tagsOfAliases(among keys: some Collection<String>) -> [String] {
        let plain = [
            "alt_name", "old_name", "short_name", "official_name", "int_name", "loc_name", "brand",
        ]
        let languages = keys.filter { key in
            let code = key.dropFirst("name:".count)
            return key.hasPrefix("name:") && !code.isEmpty
                && code.utf8.allSatisfy {
                    switch $0 {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"),
                        UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                        UInt8(ascii: "_"):
                        true
                    default: false
                    }
                }
        }
        return plain.filter(keys.contains) + languages.sorted()
    }

    private func category(_ properties: [String: Any], name: String) -> String {
        // Sorted by key, because dictionaries have no order.
        let tags = properties.keys.sorted().compactMap { key in
            (properties[key] as? String).map { OSMTag(key: key, value: $0) }
        }
        return categorizer.indexWord(forTags: tags, name: name)
            ?? TagCategorizer.kindKeys.lazy.compactMap { properties[$0] as? String }.first ?? ""
    }

    /// The point, or the mean of the points for any other shape.
    private static func coordinate(of geometry: Any?) -> Coordinate? {
        guard let geometry = geometry as? [String: Any] else { return nil }
        var points: [[Double]] = []
        func collect(_ value: Any) {
            guard let list = value as? [Any] else { return }
            let numbers = list.compactMap { ($0 as? NSNumber)?.doubleValue }
            if numbers.count >= 2 { points.append(numbers) } else { list.forEach(collect) }
        }
        collect(geometry["coordinates"] ?? [])
        guard let first = points.first?[0] else { return nil }
        let count = Double(points.count)
        // A shape across the date line has longitudes of both signs, which are near each other.
        let mean = points.reduce(0) { $0 + ($1[0] - first).remainder(dividingBy: 360) } / count
        let longitude = first + mean
        let isAcross = abs(first) <= 180 && abs(longitude) > 180
        return Coordinate(
            latitude: points.reduce(0) { $0 + $1[1] } / count,
            longitude: isAcross ? longitude - (longitude < 0 ? -360 : 360) : longitude
        )
    }
}

extension PlaceImport {
    /// The format of a file of places.
    public enum Format: String, CaseIterable, Sendable {
        /// Comma-separated with a header row, quoted as in RFC 4180.
        case csv
        /// Tab-separated with a header row, without quotes.
        case tsv
        /// A sequence of FeatureCollections and Features.
        case geojson
        /// The tab-separated dump of GeoNames: 19 columns, no header row.
        case geonames
    }
}
