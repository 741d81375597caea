import Foundation
import MomentumSiteRotationData
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The file of a backup: what is written comes back, and every damage is refused.
@Suite struct SiteBackupFormatTests {
    let format = JSONLinesSiteBackupFormat()
    let now = Date(timeIntervalSince1970: 1_750_000_000)

    /// A backup with two entries, a zone and a note that needs escapes.
    private func example() throws -> SiteBackup {
        var state = SiteRotationState(replica: 1)
        let note = "\"sore\"\\\n\u{1}\u{202E}<script>ß🩹"
        let changes = [(1, 0, "a"), (2, 4, note)].map { number, place, note in
            SiteOperation.logChange(
                SiteChange(
                    id: .fixture(number),
                    locationID: SiteLocation.defaults[place].id,
                    time: now - 6000 + Double(number) * 60,
                    note: note
                )
            )
        }
        _ = try state.perform(changes, at: now)
        let zone = SiteZoneAddition(id: .fixture(3), bodyPart: "Hip")
        _ = try state.perform([.addZone(zone)], at: now)
        return state.backup(at: now)
    }

    /// A file with a valid end around lines.
    private func file(_ lines: [String], count: Int? = nil) -> [UInt8] {
        let body = Array(lines.map { $0 + "\n" }.joined().utf8)
        let check = String(CRC32C.check(of: body[...]), radix: 16)
        let digits = String(repeating: "0", count: 8 - check.count) + check
        let end = #"{"crc32c":"\#(digits)","end":\#(count ?? lines.count - 1)}"# + "\n"
        return body + Array(end.utf8)
    }

    private let header =
        #"{"created":"2025-06-15T15:06:40.000Z","format":"momentum-site-rotation","least":1,"version":1}"#

    @Test func `a file of no records is three numbers, and says its format (SR-198)`() throws {
        let state = SiteRotationState(replica: 1)

        let bytes = format.write(state.backup(at: now))

        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(header + "\n"))
        #expect(bytes == file([header]))
        #expect(try format.read(bytes) == state.backup(at: now))
    }

    @Test func `a file keeps the millisecond in which it was made (SR-198)`() throws {
        for millisecond in 0..<1_000 {
            let now = Date(timeIntervalSince1970: 1_750_000_000 + Double(millisecond) / 1_000)
            let backup = SiteRotationState(replica: 1).backup(at: now)

            let read = try format.read(format.write(backup))

            #expect(read.created.milliseconds == now.milliseconds)
        }
    }

    @Test(arguments: [Int64.min, .max])
    func `the backup of a store with a damaged time can be restored (SR-198, TR-5)`(
        start: Int64
    ) throws {
        var writes = SiteWrites()
        writes.entries = [
            SiteEntryWrite(
                creating: .fixture(1),
                created: 1_750_000_000_000 << 16,
                start: start,
                place: SiteLocation.defaults[0].id,
                end: .open,
                note: nil
            )
        ]
        var state = SiteRotationState(replica: 1)
        let id = TransactionID(replica: 2, counter: 0, digest: 3)
        state.apply(SiteTransaction(id: id, stamp: 1_750_000_000_000 << 16, writes: writes))
        let backup = state.backup(at: now)
        #expect(backup.writes.entries.count == 1)

        #expect(try format.read(format.write(backup)) == backup)
    }

    @Test func `what is written comes back, byte for byte (SR-198)`() throws {
        let backup = try example()

        let bytes = format.write(backup)

        #expect(try format.read(bytes) == backup)
        #expect(format.write(try format.read(bytes)) == bytes)
    }

    @Test(arguments: 1...(60 as UInt64))
    func `every field of every kind comes back, unknown ones too (SR-198)`(seed: UInt64) throws {
        var random = RandomWrites(seed: seed)
        var state = SiteRotationState(replica: 1)
        for _ in 0..<6 {
            let draft = random.draft()
            let encoded = TransactionEncoder.number(draft, replica: 2, counter: seed)
            state.apply([encoded.transaction])
        }
        let backup = state.backup(at: now)

        #expect(try format.read(format.write(backup)) == backup, "seed \(seed)")
    }

    @Test func `a file cut at any byte is refused (SR-198)`() throws {
        let bytes = format.write(try example())

        for length in 0..<bytes.count {
            let error = #expect(throws: SiteBackupError.self) {
                try format.read(Array(bytes.prefix(length)))
            }
            #expect(error == (length == 0 ? .notBackup : .cut), "\(length)")
        }
    }

    @Test func `a file with any changed byte is refused (SR-198)`() throws {
        let bytes = format.write(try example())

        for position in bytes.indices {
            for change in [0x01, 0x20, 0xFF] as [UInt8] {
                var changed = bytes
                changed[position] ^= change
                #expect(throws: SiteBackupError.self, "\(position)") { try format.read(changed) }
            }
        }
        #expect(throws: SiteBackupError.self) { try format.read(bytes + Array("{}\n".utf8)) }
        #expect(throws: SiteBackupError.self) { try format.read(bytes + bytes) }
    }

    @Test func `only what this version knows is restored (SR-198)`() throws {
        let newer = header.replacing(#""least":1"#, with: #""least":2"#)
        let id = UUID.fixture(1).uuidString

        #expect(throws: SiteBackupError.newer) { try format.read(file([newer, "anything"])) }
        #expect(throws: SiteBackupError.newer) {
            try format.read(file([header, #"{"pump":{"id":"\#(id)"}}"#]))
        }
        #expect(throws: SiteBackupError.newer) {
            try format.read(file([header, #"{"rest":{"id":"\#(id)","mood":1}}"#]))
        }
        let later = header.replacing(#""version":1"#, with: #""version":2"#)
        #expect(try format.read(file([later])).writes.entries.isEmpty)
    }

    @Test(arguments: [
        "", "[]", "nothing", #"{"entry":1}"#, #"{"entry":{}}"#, #"{"entry":{"id":"x"}}"#,
        #"{"rest":{"id":"00000000-0000-0000-0000-000000000001","until":"soon"}}"#,
        #"{"rest":{"id":"00000000-0000-0000-0000-000000000001"},"entry":{}}"#,
        #"{"rest":{"id":"00000000-0000-0000-0000-000000000001","until":1e3}}"#,
        #"{"rest":{"id":"00000000-0000-0000-0000-000000000001","until":99999999999999999999}}"#,
        "[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]",
    ])
    func `a line that is no record is named (SR-198)`(line: String) {
        #expect(throws: SiteBackupError.damaged(line: 2)) { try format.read(file([header, line])) }
    }

    @Test func `a record that is there twice, and a wrong number, are refused (SR-198)`() {
        func rest(_ number: Int) -> String {
            #"{"rest":{"id":"\#(UUID.fixture(number).uuidString)"}}"#
        }
        func unknown(_ kind: String) -> String {
            #"{"unknown":{"fields":[],"id":"\#(UUID.fixture(1).uuidString)","kind":"\#(kind)"}}"#
        }
        let repeats = [header, rest(1), rest(2), rest(1), rest(3)]

        #expect(throws: SiteBackupError.damaged(line: 4)) { try format.read(file(repeats)) }
        #expect(throws: SiteBackupError.damaged(line: 4)) {
            try format.read(file([header, unknown("900"), unknown("901"), unknown("900")]))
        }
        #expect(throws: SiteBackupError.damaged(line: 3)) {
            try format.read(file([header, rest(1)], count: 2))
        }
        #expect(throws: SiteBackupError.damaged(line: 2)) {
            try format.read(file([header], count: 1))
        }
    }

    @Test(arguments: ["{}\n", "date,location,duration_hours,note\n", "<html>\n", "\u{FEFF}"])
    func `other files are no backup (SR-198)`(text: String) {
        #expect(throws: SiteBackupError.notBackup) { try format.read(Array(text.utf8)) }
    }
}
