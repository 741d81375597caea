public import MomentumSuggestionsDomain

/// Collects places and writes them as one index file.
///
/// Names that fold alike within a category become one name with several places.
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
    /// The number of a name as four bytes, then one of its spellings.
    private(set) var spellings = ByteInterner()
    /// The position of each spelling among those of its name.
    private(set) var spellingOrdinals: [UInt8] = []
    private(set) var spellingCounts: [UInt8] = []
    private(set) var categories = ByteInterner()
    private(set) var cities = ByteInterner()
    private(set) var popularities: [Double] = []
    private var popularityNumbers: [Double: UInt32] = [:]
    private var folder = TextFolder(remembersScalars: true)
    private var key: [UInt8] = []

    public init() {}

    public var count: Int { rows.count }

    /// Adds a place.
    ///
    /// - Returns: True if the place was accepted: its name has a letter or a number and at most
    ///   1,024 bytes, its coordinate exists, and its popularity is a number of 0 or more.
    @discardableResult
    public mutating func add(_ place: Place) throws(PlaceIndexError) -> Bool {
        try add(
            name: Array(place.name.utf8),
            category: Array(place.category.utf8),
            coordinate: place.coordinate,
            city: Array((place.city ?? "").utf8),
            popularity: place.popularity
        ) == nil
    }

    /// Adds a place whose texts are UTF-8, and returns the reason for a refusal, or `nil`.
    mutating func add(
        name: some Collection<UInt8>,
        category: some Collection<UInt8>,
        coordinate: Coordinate,
        city: some Collection<UInt8>,
        popularity: Double
    ) throws(PlaceIndexError) -> PlaceImport.RowProblem? {
        guard coordinate.isValid else { return .badCoordinate }
        guard popularity >= 0, popularity.isFinite else { return .badPopularity }
        guard name.count <= NameSpelling.maximumLength, category.count <= 1024, city.count <= 1024
        else { return .tooLong }
        guard Self.isText(name), Self.isText(category), Self.isText(city) else { return .notText }
        guard rows.count < Int32.max, categories.count < IndexPlace.maximumCategory,
            cities.count < IndexPlace.noCity,
            popularities.count < IndexPlace.maximumPopularity, names.bytes.count < Int32.max
        else { throw .tooLarge }

        let categoryNumber = UInt16(categories.intern(category))
        key.removeAll(keepingCapacity: true)
        key.append(littleEndian: categoryNumber)
        let isFilled: Void? = name.withContiguousStorageIfAvailable {
            folder.fold(utf8: $0, into: &key)
        }
        if isFilled == nil {
            Array(name).withUnsafeBufferPointer { folder.fold(utf8: $0, into: &key) }
        }
        guard key.count > 2 else { return .noName }
        let nameNumber = names.intern(key)
        if nameNumber == spellingCounts.count { spellingCounts.append(0) }
        rows.append(
            Row(
                name: UInt32(nameNumber),
                latitude: Self.units(coordinate.latitude),
                longitude: Self.units(coordinate.longitude),
                popularity: popularityNumber(popularity),
                city: city.isEmpty ? IndexPlace.noCity : UInt32(cities.intern(city)),
                spelling: spellingOrdinal(of: name, nameNumber)
            )
        )
        return nil
    }

    private static func isText(_ bytes: some Collection<UInt8>) -> Bool {
        // Most names are ASCII, which is faster to check.
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

    /// The position of this spelling within its name; those beyond the 32nd get that of the first.
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
