extension IndexFile {
    /// The city and region of a place; `nil` if unknown.
    func city(of place: IndexPlace) throws(IndexDamage) -> (city: String?, region: String?) {
        guard place.city != IndexPlace.noCity else { return (nil, nil) }
        let memory = try elements(.cities, Int(place.city)..<Int(place.city) + 1)
        let city = UInt32(littleEndian: memory.loadUnaligned(as: UInt32.self))
        let region = memory.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
        let texts = (try text(at: Int(city)), try text(at: Int(UInt32(littleEndian: region))))
        return (texts.0.isEmpty ? nil : texts.0, texts.1.isEmpty ? nil : texts.1)
    }

    /// The boxes that hold the places of a city.
    func boxes(ofCity number: Int) throws(IndexDamage) -> [MapBox] {
        let memory = try elements(.cities, number..<number + 1)
        let first = memory.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
        let count = memory.loadUnaligned(fromByteOffset: 12, as: UInt32.self)
        let start = Int(UInt32(littleEndian: first))
        let range = start..<start + Int(UInt32(littleEndian: count))
        let boxes = try elements(.cityBoxes, range)
        return (0..<range.count).map { index in
            func value(_ offset: Int) -> Int32 {
                let position = 16 * index + 4 * offset
                return Int32(
                    littleEndian: boxes.loadUnaligned(fromByteOffset: position, as: Int32.self)
                )
            }
            return MapBox(south: value(0), north: value(1), west: value(2), east: value(3))
        }
    }

    /// The cities with this folded word, or with a word that begins with it.
    func cities(withWord word: [UInt8], isBeginning: Bool) throws(IndexDamage) -> [UInt32] {
        var (low, high) = (0, count(.cityWords))
        while low < high {
            let middle = (low + high) / 2
            if try cityWord(middle).bytes.lexicographicallyPrecedes(word) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var cities: [UInt32] = []
        while low < count(.cityWords) {
            let (bytes, city) = try cityWord(low)
            guard isBeginning ? bytes.starts(with: word) : bytes.elementsEqual(word) else { break }
            cities.append(city)
            low += 1
        }
        return cities
    }

    private func cityWord(
        _ index: Int
    ) throws(IndexDamage) -> (bytes: UnsafeRawBufferPointer, city: UInt32) {
        let memory = try elements(.cityWords, index..<index + 1)
        let text = UInt32(littleEndian: memory.loadUnaligned(as: UInt32.self))
        let city = memory.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
        return (try textBytes(at: Int(text)), UInt32(littleEndian: city))
    }
}
