import MomentumSuggestionsDomain

/// A place as it is stored in the file.
struct IndexPlace {
    static let stride = 20
    /// The number of coordinate units per degree; a unit is about a centimetre.
    static let unitsPerDegree = 1e7

    /// The offset of the name's folded form in the names.
    let name: UInt32
    let latitude: Int32
    let longitude: Int32
    /// The position of the popularity in the table, which is in descending order.
    let popularity: UInt32
    /// The position of the spelling among the spellings of the name.
    let spelling: UInt8
    let category: UInt16
    let city: UInt32

    /// The city number of a place without a city: the largest 22-bit number.
    static let noCity: UInt32 = (1 << 22) - 1
    /// The largest values of 24, 5 and 13 bits.
    static let maximumPopularity: UInt64 = (1 << 24) - 1
    static let maximumSpelling: UInt64 = (1 << 5) - 1
    static let maximumCategory: UInt64 = (1 << 13) - 1

    init(
        name: UInt32,
        latitude: Int32,
        longitude: Int32,
        popularity: UInt32,
        spelling: UInt8,
        category: UInt16,
        city: UInt32
    ) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.popularity = popularity
        self.spelling = spelling
        self.category = category
        self.city = city
    }

    @inline(__always)
    init(_ bytes: UnsafeRawPointer) {
        name = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
        latitude = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: Int32.self))
        longitude = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: Int32.self))
        let packed = UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self)
        )
        popularity = UInt32(packed & Self.maximumPopularity)
        spelling = UInt8(packed >> 24 & Self.maximumSpelling)
        category = UInt16(packed >> 29 & Self.maximumCategory)
        city = UInt32(packed >> 42)
    }

    func append(to bytes: inout [UInt8]) {
        bytes.append(littleEndian: name)
        bytes.append(littleEndian: latitude)
        bytes.append(littleEndian: longitude)
        bytes.append(
            littleEndian: UInt64(popularity) | UInt64(spelling) << 24 | UInt64(category) << 29
                | UInt64(city) << 42
        )
    }

    var coordinate: Coordinate {
        Coordinate(
            latitude: Double(latitude) / Self.unitsPerDegree,
            longitude: Double(longitude) / Self.unitsPerDegree
        )
    }
}
