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
        let section = try bytes.withUnsafeBytes { bytes throws(PlaceIndexError) in
            try IndexHeader(bytes).sections[IndexSection.nodes.rawValue]
        }
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

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBytes { PageChecksum.of($0) }
    }

    private static func store(_ value: UInt64, in bytes: inout [UInt8], _ position: Int) {
        for index in 0..<8 {
            bytes[position + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * index))
        }
    }
}
