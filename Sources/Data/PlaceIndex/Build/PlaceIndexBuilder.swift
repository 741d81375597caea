import MomentumDomain
public import MomentumSuggestionsDomain

/// Collects places and writes them to one index file.
///
/// Names within a category that fold to the same text become one name with several places.
public struct PlaceIndexBuilder: Sendable {
    /// A place as numbers of its values.
    struct Row: Sendable {
        let name: UInt32
        let latitude: Int32
        let longitude: Int32
        let popularity: UInt32
        let city: UInt32
        let spelling: UInt8
    }

    private(set) var rows: [Row] = []
    /// The category as two bytes, then the folded name.
    private(set) var names = ByteInterner()
    /// The spellings: the number of a name as four bytes, then the text.
    private(set) var spellings = ByteInterner()
    /// The position of each spelling among those of its name.
    private(set) var spellingOrdinals: [UInt8] = []
    private(set) var spellingCounts: [UInt8] = []
    /// The further keys: the category as two bytes, a byte for the kind, then the text.
    ///
    /// The kind is 1 for an alias, 0 for a further folded form of a name.
    private(set) var furtherKeys = ByteInterner()
    /// The rows with further forms or aliases, once per form or alias.
    private(set) var furtherRows: [UInt32] = []
    /// The number of the further form or alias for each of these rows.
    private(set) var furtherNumbers: [UInt32] = []
    private(set) var aliasCount = 0
    /// The rows with a street, in order, and the ends of the streets' texts.
    private(set) var streetRows: [UInt32] = []
    private(set) var streetEnds: [UInt32] = []
    private(set) var streets: [UInt8] = []
    private(set) var categories = ByteInterner()
    /// The city, a zero byte, and the region.
    private(set) var cities = ByteInterner()
    private(set) var popularities: [Double] = []
    private var popularityNumbers: [Double: UInt32] = [:]
    private var folder = TextFolder(remembersScalars: true)
    private var key: [UInt8] = []

    public init() {}

    public var count: Int { rows.count }

    /// The maximum number of aliases of a place.
    static let maximumAliases = 32
    /// The maximum number of characters in a name.
    private static let longestName = 500

    /// Adds a place.
    ///
    /// Skips aliases that are empty, too long, redundant or too many.
    ///
    /// - Returns: True if the place was accepted. Its name needs a letter or number, and at most
    ///   500 characters and 1,024 bytes. Its coordinate must be valid, and its popularity at least
    ///   0.
    @discardableResult
    public mutating func add(_ place: Place) throws(PlaceIndexError) -> Bool {
        var texts = Texts(name: Array(place.name.utf8), category: Array(place.category.utf8))
        texts.city = Array((place.city ?? "").utf8)
        texts.region = Array((place.region ?? "").utf8)
        texts.street = Array((place.street ?? "").utf8)
        texts.aliases = place.aliases.map { Array($0.utf8) }
        var refusedAliases = 0
        return try add(
            texts,
            coordinate: place.coordinate,
            popularity: place.popularity,
            refusedAliases: &refusedAliases
        ) == nil
    }

    /// The texts of a place in UTF-8; empty texts are unknown.
    struct Texts {
        var name: [UInt8]
        var category: [UInt8]
        var city: [UInt8] = []
        var region: [UInt8] = []
        var street: [UInt8] = []
        var aliases: [[UInt8]] = []

        /// All texts except the aliases, which are skipped one by one.
        fileprivate var required: [[UInt8]] { [name, category, city, region, street] }
    }

    /// Adds a place; returns the reason for a refusal, or `nil`.
    mutating func add(
        _ texts: Texts,
        coordinate: Coordinate,
        popularity: Double,
        refusedAliases: inout Int
    ) throws(PlaceIndexError) -> PlaceImport.RowProblem? {
        guard coordinate.isValid else { return .badCoordinate }
        guard popularity >= 0, popularity.isFinite else { return .badPopularity }
        guard texts.required.allSatisfy({ $0.count <= NameSpelling.maximumLength }) else {
            return .tooLong
        }
        if texts.name.count > Self.longestName,
            String(decoding: texts.name, as: UTF8.self).isLonger(than: Self.longestName)
        {
            return .tooLong
        }
        guard texts.required.allSatisfy(Self.isText) else { return .notText }
        guard rows.count < IndexName.maximumReference, furtherRows.count < Int32.max,
            categories.count < IndexPlace.maximumCategory,
            cities.count < IndexPlace.noCity, streets.count < Int32.max,
            popularities.count < IndexPlace.maximumPopularity,
            names.bytes.count + furtherKeys.bytes.count < Int32.max
        else { throw .tooLarge }

        let categoryNumber = UInt16(categories.intern(texts.category))
        key.removeAll(keepingCapacity: true)
        key.append(littleEndian: categoryNumber)
        texts.name.withUnsafeBufferPointer { folder.fold(utf8: $0, into: &key) }
        guard key.count > 2 else { return .noName }
        let nameNumber = names.intern(key)
        if nameNumber == spellingCounts.count { spellingCounts.append(0) }
        let row = UInt32(rows.count)
        if !texts.aliases.isEmpty
            || NameKeys.mayHaveOthers(texts.name, folded: key.span.extracting(droppingFirst: 2))
        {
            addFurtherKeys(texts, category: categoryNumber, row: row, refused: &refusedAliases)
        }
        if !texts.street.isEmpty {
            streets += texts.street
            streetRows.append(row)
            streetEnds.append(UInt32(streets.count))
        }
        rows.append(
            Row(
                name: UInt32(nameNumber),
                latitude: Self.units(coordinate.latitude),
                longitude: Self.units(coordinate.longitude),
                popularity: popularityNumber(popularity),
                city: texts.city.isEmpty && texts.region.isEmpty
                    ? IndexPlace.noCity
                    : UInt32(cities.intern(texts.city + [0] + texts.region)),
                spelling: spellingOrdinal(of: texts.name, nameNumber)
            )
        )
        return nil
    }

    /// Adds further forms of a name, whose folded form is in `key`, and the aliases and their
    /// forms.
    private mutating func addFurtherKeys(
        _ texts: Texts,
        category: UInt16,
        row: UInt32,
        refused: inout Int
    ) {
        let folded = Array(key.dropFirst(2))
        var known = [folded]
        func isNew(_ key: [UInt8]) -> Bool {
            guard !key.isEmpty, !known.contains(key) else { return false }
            known.append(key)
            return true
        }
        func add(_ text: [UInt8], isAlias: Bool) {
            var record: [UInt8] = []
            record.append(littleEndian: category)
            record.append(isAlias ? 1 : 0)
            furtherRows.append(row)
            furtherNumbers.append(UInt32(furtherKeys.intern(record + text)))
        }
        let name = String(decoding: texts.name, as: UTF8.self)
        for key in NameKeys.others(of: name, folded: folded) where isNew(key) {
            add(key, isAlias: false)
        }
        var names = [folded]
        for alias in texts.aliases {
            let text = String(decoding: alias, as: UTF8.self)
            let folded = TextFolding.fold(text)
            guard 1...NameSpelling.maximumLength ~= alias.count, Self.isText(alias),
                !folded.isEmpty, !names.contains(folded), names.count <= Self.maximumAliases
            else {
                refused += 1
                continue
            }
            names.append(folded)
            // An alias equal to a form of the name still counts as an alias.
            _ = isNew(folded)
            add(alias, isAlias: true)
            aliasCount += 1
            for key in NameKeys.others(of: text, folded: folded) where isNew(key) {
                add(key, isAlias: false)
            }
        }
    }

    /// The number of names, further forms and aliases.
    var entryCount: Int { names.count + furtherKeys.count }

    /// The category number of an entry: of a name, or of a further form, which follows all names.
    func category(of entry: Int) -> Int {
        let isName = entry < names.count
        let range = isName ? names[entry] : furtherKeys[entry - names.count]
        let start = range.lowerBound
        let bytes = isName ? names.bytes : furtherKeys.bytes
        return Int(bytes[start]) | Int(bytes[start + 1]) << 8
    }

    func foldedName(_ name: Int) -> ArraySlice<UInt8> {
        names.bytes[names[name]].dropFirst(2)
    }

    /// The text of a further entry.
    func furtherText(_ number: Int) -> (text: ArraySlice<UInt8>, isAlias: Bool) {
        let record = furtherKeys.bytes[furtherKeys[number]]
        return (record.dropFirst(3), record[record.startIndex + 2] == 1)
    }

    private static func isText(_ bytes: some Collection<UInt8>) -> Bool {
        // Most names are ASCII, for which this check is faster.
        bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
    }

    private static func units(_ degrees: Double) -> Int32 {
        Int32((degrees * IndexPlace.unitsPerDegree).rounded())
    }

    private mutating func popularityNumber(_ popularity: Double) -> UInt32 {
        // -0 and 0 are equal, so they share a number.
        if let number = popularityNumbers[popularity] { return number }
        let number = UInt32(popularities.count)
        popularityNumbers[popularity] = number
        popularities.append(popularity)
        return number
    }

    /// The position of this spelling within its name; a spelling after the 32nd gets that of the
    /// first.
    private mutating func spellingOrdinal(of name: some Collection<UInt8>, _ number: Int) -> UInt8 {
        key.removeAll(keepingCapacity: true)
        key.append(littleEndian: UInt32(number))
        key.append(contentsOf: name)
        let spelling = spellings.intern(key)
        if spelling == spellingOrdinals.count {
            let count = spellingCounts[number]
            let isFull = count > IndexPlace.maximumSpelling
            spellingOrdinals.append(isFull ? 0 : count)
            if !isFull { spellingCounts[number] += 1 }
        }
        return spellingOrdinals[spelling]
    }
}
