import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

struct StoreFormatTests {
    @Test func `the check is CRC-32C, whatever the length (ST-7)`() {
        #expect(CRC32C.check(of: Array("123456789".utf8)[...]) == 0xE306_9283)
        // RFC 3720, appendix B.4.
        #expect(CRC32C.check(of: [UInt8](repeating: 0, count: 32)[...]) == 0x8A91_36AA)
        #expect(CRC32C.check(of: [UInt8](repeating: 0xFF, count: 32)[...]) == 0x62A8_AB43)
        #expect(CRC32C.check(of: Array(UInt8(0)..<32)[...]) == 0x46DD_794E)
        #expect(CRC32C.check(of: []) == 0)

        // In pieces of any length the check is the same as at once.
        let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 * 37) }
        for cut in 0...bytes.count {
            var check = CRC32C()
            check.update(bytes[..<cut])
            check.update(bytes[cut...])
            #expect(check.value == CRC32C.check(of: bytes[...]))
        }
    }

    @Test func `the digest is FNV-1a with 64 bits (ST-9)`() {
        #expect(FNV1a.hash(of: []) == 0xCBF2_9CE4_8422_2325)
        #expect(FNV1a.hash(of: Array("a".utf8)[...]) == 0xAF63_DC4C_8601_EC8C)
        #expect(FNV1a.hash(of: Array("foobar".utf8)[...]) == 0x8594_4171_F739_67E8)
    }

    @Test
    func `a transaction is known by replica, number and the digest of its bytes (ST-9, HS-9)`()
        throws
    {
        var writes = SiteWrites()
        writes.entries = [SiteEntryWrite(id: .fixture(1))]
        let draft = (stamp: UInt64(1 << 16), writes: writes)
        writes.entries = [SiteEntryWrite(id: .fixture(2))]
        let other = (stamp: UInt64(1 << 16), writes: writes)

        // A clone of a device goes on under the same name and number.
        let (first, bytes) = TransactionEncoder.number(draft, replica: 7, counter: 3)
        let (second, _) = TransactionEncoder.number(other, replica: 7, counter: 3)

        #expect((first.id.replica, first.id.counter) == (second.id.replica, second.id.counter))
        #expect(first.id != second.id)
        #expect(first.id.digest == FNV1a.hash(of: bytes[...]))
        let read = try TransactionDecoder.transactions(in: bytes[...])
        #expect(read == [first])
    }

    @Test(
        arguments: [
            (0, [0]), (127, [0x7F]), (128, [0x80, 1]), (300, [0xAC, 2]),
            (.max, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]),
        ] as [(UInt64, [UInt8])]
    )
    func `numbers take seven bits a byte (ST-2)`(value: UInt64, bytes: [UInt8]) throws {
        var writer = ByteWriter()
        writer.append(varint: value)
        #expect(writer.bytes == bytes)
        #expect(
            try ByteReader.read(bytes[...]) { reader throws(MalformedBytes) in try reader.varint() }
                == value
        )
    }

    @Test(arguments: [0, -1, 1, -2, 63, -64, .max, .min] as [Int64])
    func `small numbers of either sign are short (ST-2)`(value: Int64) throws {
        var writer = ByteWriter()
        writer.append(signedVarint: value)
        let read = try ByteReader.read(writer.bytes[...]) { reader throws(MalformedBytes) in
            (value: try reader.signedVarint(), isAll: reader.isAtEnd)
        }
        #expect(read == (value, true))
        if abs(value.clamped) < 64 { #expect(writer.bytes.count == 1) }
    }

    @Test(
        arguments: [
            [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 2],
            [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0], [0x80], [],
        ] as [[UInt8]]
    )
    func `a number that is cut or too long is refused (ST-2)`(bytes: [UInt8]) {
        #expect(throws: MalformedBytes()) {
            try ByteReader.read(bytes[...]) { reader throws(MalformedBytes) in try reader.varint() }
        }
    }

    @Test(arguments: ["", "a little sore", "Bauch, links: é 😀 \u{FFFD}"])
    func `a text comes back as it was (ST-2)`(text: String) throws {
        var writer = ByteWriter()
        writer.append(text)

        let read = try ByteReader.read(writer.bytes[...]) { reader throws(MalformedBytes) in
            (text: try reader.text(), isAll: reader.isAtEnd)
        }

        #expect(read == (text, true))
    }

    @Test(
        arguments: [
            [0xFF], [0x61, 0x80], [0xF0, 0x9F, 0x98], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
            Array("a note that is longer than fifteen bytes".utf8) + [0xC3],
        ] as [[UInt8]]
    )
    func `bytes that are no text are refused (ST-2)`(bytes: [UInt8]) {
        var writer = ByteWriter()
        writer.append(counted: bytes)

        #expect(throws: MalformedBytes()) {
            try ByteReader.read(writer.bytes[...]) { reader throws(MalformedBytes) in
                try reader.text()
            }
        }
    }

    @Test func `a header says what it was given, and any change of it is noticed (ST-2, ST-40)`() {
        var header = FileHeader(
            kind: .journal,
            storeID: UUID(),
            generation: 7,
            replica: .max - 3,
            created: -5
        )
        header.formatVersion = 3
        header.leastReader = 2
        let bytes = header.encoded()
        #expect(bytes.count == FileHeader.size)
        #expect(FileHeader(bytes) == header)
        #expect(!header.isReadable)
        for bit in 0..<bytes.count * 8 {
            var changed = bytes
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(FileHeader(changed) == nil)
        }
        #expect(FileHeader(Array(bytes.dropLast())) == nil)
    }

    @Test func `a frame holds only in its place, its file and its order (ST-5)`() throws {
        var writer = ByteWriter()
        Frame.append([1, 2, 3], generation: 4, start: 64, to: &writer)
        let bytes = writer.bytes
        let frame = try #require(Frame(at: 64, in: bytes, origin: 64, generation: 4))
        #expect(frame == Frame(at: 64, in: bytes, origin: 64, generation: 4))
        #expect(frame.range == 64..<79)
        #expect(frame.payload == 76..<79)
        #expect(Frame(at: 64, in: bytes, origin: 64, generation: 5) == nil)
        #expect(Frame(at: 79, in: bytes, origin: 79, generation: 4) == nil)
        #expect(Frame(at: 0, in: [UInt8](repeating: 0, count: 100), generation: 4) == nil)
        for bit in 0..<bytes.count * 8 {
            var changed = bytes
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(Frame(at: 64, in: changed, origin: 64, generation: 4) == nil)
        }
        for count in 0..<bytes.count {
            let cut = Array(bytes.prefix(count))
            #expect(Frame(at: 64, in: cut, origin: 64, generation: 4) == nil)
        }
    }

    @Test func `what is longer than a mebibyte is several frames (ST-6)`() throws {
        let payload = (0..<2_500_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        var writer = ByteWriter()
        Frame.append(payload[...], generation: 1, start: 0, to: &writer)
        var joined: [UInt8] = []
        var flags: [Frame.Flags] = []
        while joined.count < payload.count {
            let offset = joined.count + flags.count * Frame.headSize
            let frame = try #require(Frame(at: offset, in: writer.bytes, generation: 1))
            #expect(frame.range.count <= Frame.preferredSize)
            joined += writer.bytes[frame.payload]
            flags.append(frame.flags)
        }
        #expect(joined == payload)
        #expect(flags == [.more, [.more, .continuation], .continuation])
    }

    @Test
    func `transactions are read as they were written, unknown parts included (ST-8, HS-8, HS-10)`()
        throws
    {
        var random = RandomWrites(seed: 1)
        for counter in 0..<UInt64(500) {
            let draft = random.draft()
            let (written, payload) = TransactionEncoder.number(draft, replica: 9, counter: counter)
            let read = try TransactionDecoder.transactions(in: payload[...])
            #expect(read == [written])
            #expect(written.id.counter == counter)
            #expect(written.writes == draft.writes)
        }
    }

    @Test func `a unit whose second transaction is cut gives none of its first (ST-6)`() throws {
        var random = RandomWrites(seed: 3)
        let written = (0..<4).map { counter in
            TransactionEncoder.number(random.draft(), replica: 9, counter: counter)
        }
        let broken = written[1].bytes + written[2].bytes.dropLast()
        var journal = ByteWriter()
        var ends: [Int] = []
        for payload in [written[0].bytes, broken, written[3].bytes] {
            let flags: Frame.Flags = payload == broken ? .received : []
            Frame.append(payload[...], generation: 1, start: 0, flags: flags, to: &journal)
            ends.append(journal.bytes.count)
        }

        let scan = JournalScan(journal.bytes, generation: 1)

        #expect(scan.transactions == [written[0].transaction, written[3].transaction])
        #expect(scan.received.isEmpty)
        #expect(scan.damage == [ends[0]..<ends[1]])
    }

    @Test func `cut or changed payloads are refused or read, and never crash (ST-6)`() {
        var random = RandomWrites(seed: 2)
        for _ in 0..<Soak.count(20, soak: 200) {
            let (_, payload) = TransactionEncoder.number(random.draft(), replica: 9, counter: 1)
            for count in 0..<payload.count {
                #expect(throws: MalformedBytes()) {
                    try TransactionDecoder.transactions(in: payload.prefix(count))
                }
            }
            for _ in 0..<20 {
                var changed = payload
                changed[random.number(payload.count)] = UInt8(random.number(256))
                _ = try? TransactionDecoder.transactions(in: changed[...])
            }
        }
    }
}

extension Int64 {
    /// The number, or the nearest one whose magnitude is a number.
    fileprivate var clamped: Int64 { Swift.max(self, -.max) }
}
