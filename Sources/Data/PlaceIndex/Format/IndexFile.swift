import Foundation
import Synchronization

/// An open index: every read stays in its section and on a page with a correct checksum.
///
/// A page is checked at its first use: opening reads two pages, yet damaged pages give no answer.
/// Values forged with correct checksums can cause wrong answers, but never a read outside the file.
// Unchecked, because raw pointers are not Sendable. All properties are constants, the mapped memory
// is read-only, and the marks of checked pages are atomic.
final class IndexFile: @unchecked Sendable {
    let header: IndexHeader
    private let file: MappedFile
    private let base: UnsafeRawPointer
    // Atomics cannot be array elements. The memory is freed with this object, and no index exceeds
    // `words`.
    private let checkedPages: UnsafeMutablePointer<Atomic<UInt64>>
    private let words: Int
    private let sectionStarts: [Int]
    private let sectionCounts: [Int]

    init(_ file: URL) throws(PlaceIndexError) {
        let mapped = try MappedFile(file)
        let header = try IndexHeader(mapped.bytes)
        let roots = UnsafeRawBufferPointer(rebasing: mapped.bytes[header.roots])
        guard let base = mapped.bytes.baseAddress,
            PageChecksum.of(roots) == header.rootChecksum
        else { throw .damaged }
        self.file = mapped
        self.base = base
        self.header = header
        words = mapped.bytes.count / IndexHeader.pageSize / 64 + 1
        checkedPages = .allocate(capacity: words)
        for word in 0..<words { (checkedPages + word).initialize(to: Atomic(0)) }
        sectionStarts = header.sections.map(\.lowerBound)
        sectionCounts = IndexSection.allCases.map { header.count(of: $0) }
    }

    deinit {
        checkedPages.deinitialize(count: words)
        checkedPages.deallocate()
    }

    var size: Int { file.bytes.count }

    @inline(__always)
    func count(_ section: IndexSection) -> Int { sectionCounts[section.rawValue] }

    /// The checked memory of some elements of a section.
    @inline(__always)
    func elements(
        _ section: IndexSection,
        _ range: Range<Int>
    ) throws(IndexDamage) -> UnsafeRawPointer {
        guard range.lowerBound >= 0, range.upperBound <= sectionCounts[section.rawValue] else {
            throw IndexDamage()
        }
        let stride = section.stride
        let start = sectionStarts[section.rawValue] + range.lowerBound * stride
        try check(start..<start + range.count * stride)
        return base + start
    }

    @inline(__always)
    func u32(_ section: IndexSection, _ index: Int) throws(IndexDamage) -> UInt32 {
        let memory = try elements(section, index..<index + 1)
        return UInt32(littleEndian: memory.loadUnaligned(as: UInt32.self))
    }

    @inline(__always)
    func u64(_ section: IndexSection, _ index: Int) throws(IndexDamage) -> UInt64 {
        let memory = try elements(section, index..<index + 1)
        return UInt64(littleEndian: memory.loadUnaligned(as: UInt64.self))
    }

    /// The bytes of a section from `start` to its end, at most `count`.
    @inline(__always)
    func bytes(
        _ section: IndexSection,
        from start: Int,
        atMost count: Int
    ) throws(IndexDamage) -> UnsafeRawBufferPointer {
        let total = sectionCounts[section.rawValue]
        guard start >= 0, start <= total else { throw IndexDamage() }
        let range = start..<min(start + count, total)
        return UnsafeRawBufferPointer(start: try elements(section, range), count: range.count)
    }

    /// Checks every page, for a program that verifies the file before relying on it.
    func checkAll() throws(IndexDamage) {
        try check(IndexHeader.length..<header.checksums.lowerBound)
    }

    @inline(__always)
    private func check(_ range: Range<Int>) throws(IndexDamage) {
        guard !range.isEmpty else { return }
        let first = range.lowerBound / IndexHeader.pageSize
        let last = (range.upperBound - 1) / IndexHeader.pageSize
        var page = first
        while page <= last {
            if !isChecked(page) { try checkPage(page) }
            page += 1
        }
    }

    @inline(__always)
    private func isChecked(_ page: Int) -> Bool {
        let word = checkedPages[page >> 6].load(ordering: .relaxed)
        return word >> UInt64(page & 63) & 1 == 1
    }

    @inline(never)
    private func checkPage(_ page: Int) throws(IndexDamage) {
        // The checksum's own page has a checksum among the roots, which were checked at opening.
        let position = header.checksums.lowerBound + (page - 1) * 8
        let holder = position / IndexHeader.pageSize
        if !isChecked(holder) {
            let index = holder - header.checksums.lowerBound / IndexHeader.pageSize
            try compare(holder, with: header.roots.lowerBound + index * 8)
        }
        try compare(page, with: position)
    }

    private func compare(_ page: Int, with position: Int) throws(IndexDamage) {
        let memory = UnsafeRawBufferPointer(
            start: base + page * IndexHeader.pageSize,
            count: IndexHeader.pageSize
        )
        let expected = base.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        guard PageChecksum.of(memory) == UInt64(littleEndian: expected) else {
            throw IndexDamage()
        }
        checkedPages[page >> 6].bitwiseOr(1 << UInt64(page & 63), ordering: .relaxed)
    }
}
