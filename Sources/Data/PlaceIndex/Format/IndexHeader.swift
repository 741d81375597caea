import MomentumSuggestionsDomain

/// The start of a place index: its version, its length and the positions of its sections.
///
/// `Docs/Formats/PlaceIndex.md` describes every field.
struct IndexHeader: Equatable {
    static let magic: [UInt8] = Array("MMTMPLX\n".utf8)
    static let version = 2
    static let foldingVersion = TextFolding.version
    /// The number of bytes that share a checksum.
    static let pageSize = 4096
    static let length = pageSize
    /// The number of word starts that share a head.
    static let startsOfHead = 8

    var fileLength = 0
    /// The build time of the index, in milliseconds since 1970.
    var builtAt = 0
    var startCount = 0
    /// The exponent of the rank unit: ranks of the cells are multiples of two to this power.
    var rankShift = 0
    var maximumWords = 0
    /// The position of the source's text among the texts.
    var sourceText = 0
    /// The number of other names, counted once per place.
    var aliasCount = 0
    var rootChecksum: UInt64 = 0
    var sections: [Range<Int>] = []
    /// The range of the pages' checksums in the file.
    var checksums = 0..<0
    /// The range of the roots: checksums of the pages that hold checksums.
    var roots = 0..<0
    /// The length of the longest folded name in bytes; 0 in a file without this value.
    var longestName = 0

    init() {}

    init(_ file: UnsafeRawBufferPointer) throws(PlaceIndexError) {
        guard file.prefix(Self.magic.count).elementsEqual(Self.magic) else { throw .notAnIndex }
        guard file.count > Self.length else {
            throw .wrongLength(expected: Self.length, actual: file.count)
        }
        var reader = IndexByteReader(bytes: file, position: Self.magic.count)
        let version = Int(reader.u32())
        let folding = Int(reader.u32())
        guard version == Self.version else { throw .otherVersion(version) }
        let content = UnsafeRawBufferPointer(rebasing: file[..<(Self.length - 8)])
        var checksum = IndexByteReader(bytes: file, position: Self.length - 8)
        guard PageChecksum.of(content) == checksum.u64() else { throw .damaged }
        guard folding == Self.foldingVersion else { throw .otherVersion(version) }
        fileLength = reader.int()
        guard fileLength == file.count else {
            throw .wrongLength(expected: fileLength, actual: file.count)
        }
        builtAt = reader.int()
        startCount = reader.int()
        rankShift = reader.int()
        maximumWords = reader.int()
        sourceText = reader.int()
        aliasCount = reader.int()
        rootChecksum = reader.u64()
        for _ in IndexSection.allCases { sections.append(try reader.range()) }
        checksums = try reader.range()
        roots = try reader.range()
        longestName = reader.int()
        guard isLaidOutRight else { throw .damaged }
    }

    func encoded() -> [UInt8] {
        var bytes = Self.magic
        for value in [Self.version, Self.foldingVersion] {
            bytes.append(littleEndian: UInt32(value))
        }
        for value in [
            fileLength, builtAt, startCount, rankShift, maximumWords, sourceText, aliasCount,
        ] {
            bytes.append(littleEndian: Int64(value))
        }
        bytes.append(littleEndian: rootChecksum)
        for range in sections + [checksums, roots] {
            bytes.append(littleEndian: Int64(range.lowerBound))
            bytes.append(littleEndian: Int64(range.count))
        }
        bytes.append(littleEndian: Int64(longestName))
        bytes += [UInt8](repeating: 0, count: Self.length - 8 - bytes.count)
        bytes.append(littleEndian: bytes.withUnsafeBytes { PageChecksum.of($0) })
        return bytes
    }

    func count(of section: IndexSection) -> Int {
        sections[section.rawValue].count / section.stride
    }

    /// The smallest shift that fits the rank of each of `count` word starts into 16 bits.
    static func rankShift(ofStarts count: Int) -> Int {
        var shift = 0
        while max(count - 1, 0) >> shift > Int(UInt16.max) { shift += 1 }
        return shift
    }

    /// True if the street sections match: one bit per place and one text end per bit, or no streets
    /// at all.
    private var hasStreetsOfPlaces: Bool {
        let places = count(of: .streetEnds) == 0 ? 0 : count(of: .places)
        return count(of: .streetBits) == (places + 63) / 64
            && count(of: .streetRanks) == (places + 511) / 512
    }

    /// True if the sections follow each other, contain complete elements, and fill the file.
    private var isLaidOutRight: Bool {
        var end = Self.length
        for (section, range) in zip(IndexSection.allCases, sections) {
            guard range.lowerBound >= end, range.count % section.stride == 0 else { return false }
            end = range.upperBound
        }
        func groups(_ count: Int, of size: Int = 32) -> Int { (count + size - 1) / size }
        func pages(_ count: Int) -> Int { (count + Self.pageSize - 1) / Self.pageSize }
        return checksums.lowerBound >= end
            && checksums.lowerBound % Self.pageSize == 0
            && checksums.count == (checksums.lowerBound / Self.pageSize - 1) * 8
            && roots.lowerBound == checksums.lowerBound + pages(checksums.count) * Self.pageSize
            && roots.count == pages(checksums.count) * 8
            && fileLength == roots.lowerBound + pages(roots.count) * Self.pageSize
            && 0...count(of: .starts) ~= startCount
            && 0...count(of: .names) ~= longestName
            && rankShift == Self.rankShift(ofStarts: startCount)
            && count(of: .heads) == groups(count(of: .starts), of: Self.startsOfHead)
            && count(of: .minima32) == groups(count(of: .starts))
            && count(of: .minima1024) == groups(count(of: .minima32))
            && count(of: .minima32768) == groups(count(of: .minima1024))
            && count(of: .cellRanks) == count(of: .cellPlaces)
            && hasStreetsOfPlaces
    }
}

/// Reads consecutive little-endian numbers; reads zeros past the end.
private struct IndexByteReader {
    let bytes: UnsafeRawBufferPointer
    private(set) var position: Int

    mutating func u32() -> UInt32 {
        defer { position += 4 }
        guard position + 4 <= bytes.count else { return 0 }
        return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    }

    mutating func u64() -> UInt64 {
        defer { position += 8 }
        guard position + 8 <= bytes.count else { return 0 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    /// A number that is a valid length or offset; -1 for any other.
    mutating func int() -> Int {
        Int(exactly: Int64(bitPattern: u64())) ?? -1
    }

    /// An offset and a length within the bytes.
    mutating func range() throws(PlaceIndexError) -> Range<Int> {
        let start = int()
        let count = int()
        guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else {
            throw .damaged
        }
        return start..<start + count
    }
}
