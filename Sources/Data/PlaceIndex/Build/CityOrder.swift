import MomentumSuggestionsDomain

/// The cities with the map boxes of their places, and the words that find them.
struct CityOrder {
    /// A box with a city's places within one degree of latitude and longitude.
    struct Box {
        var south: Int32
        var north: Int32
        var west: Int32
        var east: Int32
    }

    /// A folded word of a city or its region.
    struct Word {
        let bytes: [UInt8]
        let city: UInt32
    }

    /// The boxes of all cities, grouped by city.
    let boxes: [Box]
    /// The boxes of each city.
    let ranges: [Range<Int>]
    /// The words in the order of their bytes, then of the cities.
    let words: [Word]

    init(_ builder: PlaceIndexBuilder) {
        var boxes = [[(tile: Int, box: Box)]](repeating: [], count: builder.cities.count)
        for row in builder.rows where row.city != IndexPlace.noCity {
            let city = Int(row.city)
            let tile = Self.tile(row.latitude) * 1000 + Self.tile(row.longitude)
            guard let index = boxes[city].lastIndex(where: { $0.tile == tile }) else {
                let box = Box(
                    south: row.latitude,
                    north: row.latitude,
                    west: row.longitude,
                    east: row.longitude
                )
                boxes[city].append((tile, box))
                continue
            }
            boxes[city][index].box.south = min(boxes[city][index].box.south, row.latitude)
            boxes[city][index].box.north = max(boxes[city][index].box.north, row.latitude)
            boxes[city][index].box.west = min(boxes[city][index].box.west, row.longitude)
            boxes[city][index].box.east = max(boxes[city][index].box.east, row.longitude)
        }
        var all: [Box] = []
        ranges = boxes.map { city in
            let start = all.count
            all += city.map(\.box)
            return start..<all.count
        }
        self.boxes = all
        words = (0..<builder.cities.count)
            .flatMap { number in
                let text = String(
                    decoding: builder.cities.bytes[builder.cities[number]],
                    as: UTF8.self
                )
                let words = TextFolding.fold(text).split(separator: UInt8(ascii: " "))
                return Set(words).map { Word(bytes: Array($0), city: UInt32(number)) }
            }
            .sorted { left, right in
                left.bytes == right.bytes
                    ? left.city < right.city : left.bytes.lexicographicallyPrecedes(right.bytes)
            }
    }

    /// The degree in which a coordinate lies.
    private static func tile(_ units: Int32) -> Int {
        Int((Double(units) / IndexPlace.unitsPerDegree).rounded(.down))
    }
}
