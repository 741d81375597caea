extension IndexFile {
    /// The largest length of a folded name: folding turns one byte into at most eleven (U+FDFA).
    ///
    /// A text without an end before that is damage.
    private static let maximumNameLength = 12 * NameSpelling.maximumLength

    /// The position of the zero byte behind a folded name; it is the same for all its word starts,
    /// so it identifies the name.
    func end(ofNameAt offset: Int) throws(IndexDamage) -> Int {
        var position = offset
        while position - offset < Self.maximumNameLength {
            let chunk = try bytes(.names, from: position, atMost: 32)
            guard !chunk.isEmpty else { throw IndexDamage() }
            for index in 0..<chunk.count where chunk[index] == 0 { return position + index }
            position += chunk.count
        }
        throw IndexDamage()
    }

    /// The places of the name that ends at `end`, the most popular first.
    func places(ofNameEndingAt end: Int) throws(IndexDamage) -> IndexPlaceList {
        let memory = try elements(.names, end + 1..<end + 5)
        let reference = UInt32(littleEndian: memory.loadUnaligned(as: UInt32.self))
        guard reference & IndexName.isList != 0 else {
            return IndexPlaceList(first: Int(reference), count: 1, isDirect: true)
        }
        let position = Int(reference & ~IndexName.isList)
        let count = Int(try u32(.postings, position))
        guard count > 0, count <= self.count(.postings) - position - 1 else {
            throw IndexDamage()
        }
        return IndexPlaceList(first: position + 1, count: count, isDirect: false)
    }

    func place(_ index: Int, of list: IndexPlaceList) throws(IndexDamage) -> Int {
        list.isDirect ? list.first : Int(try u32(.postings, list.first + index))
    }

    @inline(__always)
    func place(_ number: Int) throws(IndexDamage) -> IndexPlace {
        IndexPlace(try elements(.places, number..<number + 1))
    }

    func foldedName(at offset: Int) throws(IndexDamage) -> UnsafeRawBufferPointer {
        let end = try end(ofNameAt: offset)
        return try bytes(.names, from: offset, atMost: end - offset)
    }

    func shownName(of place: IndexPlace) throws(IndexDamage) -> String {
        let folded = try foldedName(at: Int(place.name))
        var position = Int(place.name) + folded.count + 5
        var remaining = place.spelling
        while true {
            let code = try bytes(
                .names,
                from: position,
                atMost: 3 + max(folded.count, NameSpelling.maximumLength)
            )
            if remaining == 0 {
                guard let decoded = NameSpelling.decode(code, folded: folded) else {
                    throw IndexDamage()
                }
                return decoded
            }
            guard let length = NameSpelling.length(code, foldedLength: folded.count) else {
                throw IndexDamage()
            }
            position += length
            remaining -= 1
        }
    }

    /// A popularity by its position in the table, and its magnitude for the score.
    func popularity(_ rank: UInt32) throws(IndexDamage) -> (value: Double, magnitude: Double) {
        let memory = try elements(.popularities, Int(rank)..<Int(rank) + 1)
        let value = memory.loadUnaligned(as: UInt64.self)
        let magnitude = memory.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        return (
            Double(bitPattern: UInt64(littleEndian: value)),
            Double(bitPattern: UInt64(littleEndian: magnitude))
        )
    }

    /// A text with its length in front.
    func text(at position: Int) throws(IndexDamage) -> String {
        let length = try bytes(.texts, from: position, atMost: 2)
        guard length.count == 2 else { throw IndexDamage() }
        let count = Int(length[0]) | Int(length[1]) << 8
        let text = try bytes(.texts, from: position + 2, atMost: count)
        guard text.count == count else { throw IndexDamage() }
        return String(decoding: text, as: UTF8.self)
    }

    /// The position of a category by its name, among the sorted categories.
    func category(named name: String) throws(IndexDamage) -> Int? {
        var (low, high) = (0, count(.categories))
        while low < high {
            let middle = (low + high) / 2
            let other = try text(at: Int(category(middle).text))
            if other == name { return middle }
            if other.utf8.lexicographicallyPrecedes(name.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return nil
    }

    /// A category's text, its word starts, and the number of its places.
    func category(
        _ index: Int
    ) throws(IndexDamage) -> (text: UInt32, starts: Range<Int>, places: Int) {
        let memory = try elements(.categories, index..<index + 1)
        func number(_ offset: Int) -> UInt32 {
            UInt32(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }
        let start = Int(number(4))
        let end = start + Int(number(8))
        guard end <= count(.starts) else { throw IndexDamage() }
        return (number(0), start..<end, Int(number(12)))
    }
}
