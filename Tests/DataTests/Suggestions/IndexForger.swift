@testable import MomentumPlaceIndex

/// Repairs the checksums of changed bytes, which no accident does.
enum IndexForger {
    static func renewChecksums(of bytes: inout [UInt8]) {
        let page = IndexHeader.pageSize
        let pages = bytes.count / page
        guard pages > 3 else { return }
        // A small index has one page of checksums and one of roots, at the end.
        for index in 1..<pages - 2 {
            store(
                checksum(bytes[index * page..<(index + 1) * page]),
                in: &bytes,
                (pages - 2) * page + (index - 1) * 8
            )
        }
        let last = (pages - 2) * page
        store(checksum(bytes[last..<last + page]), in: &bytes, last + page)
        // The checksum of the roots follows magic, versions and seven numbers.
        store(checksum(bytes[last + page..<last + page + 8]), in: &bytes, 72)
        store(checksum(bytes[..<(page - 8)]), in: &bytes, page - 8)
    }

    /// Turns every box of the map into a parent of the two behind it, so that a search visits boxes
    /// repeatedly.
    ///
    /// Every few boxes double the number of paths.
    ///
    /// - Returns: The number of boxes.
    static func entangleBoxes(of bytes: inout [UInt8]) throws -> Int {
        let section = try header(of: bytes).sections[IndexSection.nodes.rawValue]
        let count = section.count / IndexNode.stride
        for index in 0..<count - 2 {
            var node: [UInt8] = []
            IndexNode(
                minLatitude: .min,
                maxLatitude: .max,
                minLongitude: .min,
                maxLongitude: .max,
                popularity: 0,
                first: UInt32(index + 1),
                count: 2,
                firstStart: 0,
                startCount: IndexNode.isParent
            ).append(to: &node)
            let start = section.lowerBound + index * IndexNode.stride
            bytes.replaceSubrange(start..<start + IndexNode.stride, with: node)
        }
        renewChecksums(of: &bytes)
        return count
    }

    /// Makes every cell hold all places, at any distance, so that a search reads them repeatedly.
    ///
    /// - Returns: The number of cells.
    static func swellCells(of bytes: inout [UInt8]) throws -> Int {
        let header = try header(of: bytes)
        let section = header.sections[IndexSection.nodes.rawValue]
        var cells = 0
        for start in stride(from: section.lowerBound, to: section.upperBound, by: IndexNode.stride)
        {
            let node = bytes.withUnsafeBytes { bytes in
                bytes.baseAddress.map { IndexNode($0 + start) } ?? .placeholder
            }
            let isCell = node.startCount != IndexNode.isParent
            cells += isCell ? 1 : 0
            var forged: [UInt8] = []
            IndexNode(
                minLatitude: .min,
                maxLatitude: .max,
                minLongitude: .min,
                maxLongitude: .max,
                popularity: node.popularity,
                first: isCell ? 0 : node.first,
                count: isCell ? UInt32(header.count(of: .places)) : node.count,
                firstStart: node.firstStart,
                startCount: node.startCount
            ).append(to: &forged)
            bytes.replaceSubrange(start..<start + IndexNode.stride, with: forged)
        }
        renewChecksums(of: &bytes)
        return cells
    }

    /// Makes every city have the boxes of all cities.
    ///
    /// - Returns: The number of cities.
    static func swellCities(of bytes: inout [UInt8]) throws -> Int {
        let header = try header(of: bytes)
        let section = header.sections[IndexSection.cities.rawValue]
        let stride = IndexSection.cities.stride
        for start in Swift.stride(from: section.lowerBound, to: section.upperBound, by: stride) {
            // The first box and the number of boxes follow two texts.
            store(UInt64(header.count(of: .cityBoxes)) << 32, in: &bytes, start + 8)
        }
        renewChecksums(of: &bytes)
        return section.count / stride
    }

    private static func header(of bytes: [UInt8]) throws -> IndexHeader {
        try bytes.withUnsafeBytes { bytes throws(PlaceIndexError) in try IndexHeader(bytes) }
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBytes { PageChecksum.of($0) }
    }

    private static func store(_ value: UInt64, in bytes: inout [UInt8], _ position: Int) {
        for index in 0..<8 {
            bytes[position + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * index))
        }
    }
}
