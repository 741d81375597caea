extension IndexFile {
    /// The maximum length of a folded name in bytes: folding expands one byte to at most eleven
    /// (U+FDFA).
    ///
    /// A text without an end before that is damage.
    static let maximumNameLength = 12 * NameSpelling.maximumLength

    /// The position of the zero byte after a folded name.
    ///
    /// All word starts of a name share it, so it identifies the name.
    func end(ofNameAt offset: Int) throws(IndexDamage) -> Int {
        var position = offset
        while position - offset < Self.maximumNameLength {
            let chunk = try bytes(.names, from: position, atMost: 32)
            guard !chunk.isEmpty else { throw IndexDamage() }
            if let index = chunk.firstZero { return position + index }
            position += chunk.count
        }
        throw IndexDamage()
    }

    /// The places of the name that ends at `end`, the most popular first.
    func places(ofNameEndingAt end: Int) throws(IndexDamage) -> IndexPlaceList {
        let memory = try elements(.names, end + 1..<end + 5)
        let reference = UInt32(littleEndian: memory.loadUnaligned(as: UInt32.self))
        let isFurther = reference & IndexName.isFurther != 0
        let position = Int(reference & ~(IndexName.isList | IndexName.isFurther))
        guard reference & IndexName.isList != 0 else {
            return IndexPlaceList(first: position, count: 1, isDirect: true, isFurther: isFurther)
        }
        let count = Int(try u32(.postings, position))
        guard count > 0, count <= self.count(.postings) - position - 1 else {
            throw IndexDamage()
        }
        return IndexPlaceList(
            first: position + 1,
            count: count,
            isDirect: false,
            isFurther: isFurther
        )
    }

    /// The kind of a start, without ``StartKinds/further``.
    @inline(__always)
    func startKinds(at offset: Int) throws(IndexDamage) -> StartKinds {
        let byte = try elements(.names, offset - 1..<offset).loadUnaligned(as: UInt8.self)
        return .behind(byte)
    }

    /// The folded text that contains a start, up to its zero byte at `end`.
    func foldedName(containing offset: Int, end: Int) throws(IndexDamage) -> UnsafeRawBufferPointer
    {
        let first = max(0, end - Self.maximumNameLength)
        var start = offset
        while start > first {
            // Most texts begin close to the start.
            let low = max(first, start - 32)
            let chunk = try bytes(.names, from: low, atMost: start - low)
            if let index = chunk.lastZero {
                return try bytes(.names, from: low + index + 1, atMost: end - low - index - 1)
            }
            start = low
        }
        throw IndexDamage()
    }

    /// The folded text that contains a start, and the position after it.
    ///
    /// Most texts are short, so one read around the start finds both ends.
    func foldedName(
        around start: Int
    ) throws(IndexDamage) -> (text: UnsafeRawBufferPointer, end: Int) {
        let low = max(0, start - 64)
        let near = try bytes(.names, from: low, atMost: start - low + 64)
        let own = min(start - low, near.count)
        if let before = UnsafeRawBufferPointer(rebasing: near[..<own]).lastZero,
            let after = UnsafeRawBufferPointer(rebasing: near[own...]).firstZero
        {
            let text = UnsafeRawBufferPointer(rebasing: near[before + 1..<own + after])
            return (text, start + after)
        }
        let end = try end(ofNameAt: start)
        return (try foldedName(containing: start, end: end), end)
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
        try spelling(Int(place.spelling), ofNameAt: Int(place.name))
    }

    /// The texts of a place's aliases, in order.
    func aliases(ofPlace number: Int) throws(IndexDamage) -> [String] {
        var aliases: [String] = []
        for key in try furtherKeys(ofPlace: number) where key & IndexName.isAlias != 0 {
            aliases.append(try spelling(0, ofNameAt: Int(key & ~IndexName.isAlias)))
        }
        return aliases
    }

    private func spelling(_ number: Int, ofNameAt offset: Int) throws(IndexDamage) -> String {
        let folded = try foldedName(at: offset)
        var position = offset + folded.count + 5
        var remaining = number
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

    /// The offsets of a place's further forms and aliases; a bit marks the aliases.
    func furtherKeys(ofPlace number: Int) throws(IndexDamage) -> [UInt32] {
        let total = count(.furtherKeys)
        var (low, high) = (0, total)
        while low < high {
            let middle = (low + high) / 2
            if try furtherKey(middle).place < number { low = middle + 1 } else { high = middle }
        }
        var keys: [UInt32] = []
        while low < total {
            let (place, key) = try furtherKey(low)
            guard place == number else { break }
            keys.append(key)
            low += 1
        }
        return keys
    }

    private func furtherKey(_ index: Int) throws(IndexDamage) -> (place: Int, key: UInt32) {
        let memory = try elements(.furtherKeys, index..<index + 1)
        let place = UInt32(littleEndian: memory.loadUnaligned(as: UInt32.self))
        let key = memory.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
        return (Int(place), UInt32(littleEndian: key))
    }

    /// The street line of a place; `nil` if unknown.
    func street(ofPlace number: Int) throws(IndexDamage) -> String? {
        guard count(.streetEnds) > 0 else { return nil }
        let word = try u64(.streetBits, number / 64)
        guard word >> UInt64(number % 64) & 1 == 1 else { return nil }
        var index = Int(try u32(.streetRanks, number / 512))
        for before in number / 512 * 8..<number / 64 {
            index += try u64(.streetBits, before).nonzeroBitCount
        }
        index += (word & (1 << UInt64(number % 64) - 1)).nonzeroBitCount
        let start = index == 0 ? 0 : Int(try u32(.streetEnds, index - 1))
        let end = Int(try u32(.streetEnds, index))
        guard start <= end else { throw IndexDamage() }
        let text = try bytes(.streets, from: start, atMost: end - start)
        return String(decoding: text, as: UTF8.self)
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

    /// A text that its length precedes.
    func text(at position: Int) throws(IndexDamage) -> String {
        String(decoding: try textBytes(at: position), as: UTF8.self)
    }

    func textBytes(at position: Int) throws(IndexDamage) -> UnsafeRawBufferPointer {
        let length = try bytes(.texts, from: position, atMost: 2)
        guard length.count == 2 else { throw IndexDamage() }
        let count = Int(length[0]) | Int(length[1]) << 8
        let text = try bytes(.texts, from: position + 2, atMost: count)
        guard text.count == count else { throw IndexDamage() }
        return text
    }

    /// The position of a named category among the sorted categories; as imports write it, if it
    /// differs.
    func category(named name: String) throws(IndexDamage) -> Int? {
        if let number = try category(writtenAs: name) { return number }
        let word = PlaceImport.word(ofCategory: name)
        return word == name ? nil : try category(writtenAs: word)
    }

    private func category(writtenAs name: String) throws(IndexDamage) -> Int? {
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
