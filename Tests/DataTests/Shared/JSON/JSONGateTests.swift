import Foundation
@testable import MomentumData
@testable import MomentumGraphQL
@testable import MomentumNetwork
import MomentumTestSupport
import Testing

@Suite struct JSONGateTests {
    typealias Refusal = JSONGate.Refusal

    private static let deepest = String(repeating: "[", count: 512)
    /// A text at whose last bracket Foundation of Swift 6.3 stops the process.
    private static let hostile = #"{"a":"∀","data":"# + deepest
    private static let valid = #"{"data":{"rows":[{"id":1,"name":"∀ \"é\" \\"},{"id":2}]}}"#

    private static let shallow = [
        "", "]]]]", deepest, "\(deepest)][", "\(deepest)\"[", "\(deepest)\"\\\"[",
    ]
    private static let tooDeep = ["\(deepest)[", "\(deepest){", "\(deepest)\"\\\\\"["]

    @Test(arguments: shallow)
    func `brackets that are closed or in strings do not count (AK-5, TR-12)`(text: String) throws {
        #expect(try JSONGate.text(Data(text.utf8)) == Data(text.utf8))
    }

    @Test(arguments: tooDeep)
    func `brackets that are open count (AK-5, TR-12)`(text: String) {
        let offset = text.utf8.count - 1

        #expect(throws: Refusal(reason: .tooDeep, offset: offset)) {
            try JSONGate.text(Data(text.utf8))
        }
        #expect(throws: Refusal(reason: .tooDeep, offset: offset + 3)) {
            try JSONGate.text(Data("\u{FEFF}\(text)".utf8))
        }
    }

    @Test(
        arguments: [
            ([0x7B, 0xFF], .invalidUTF8, 1), ([0x22, 0xC3], .invalidUTF8, 1),
            ([0xEF, 0xBB, 0xBF, 0x22, 0xED, 0xA0, 0x80], .invalidUTF8, 4),
            ([0xFF, 0xFE, 0x7B, 0x00], .invalidUTF8, 0), ([0x7B, 0x00], .zeroByte, 1),
            ([0x00, 0x7B], .zeroByte, 0), ([0xEF, 0xBB, 0xBF, 0x31, 0x00, 0xFF], .zeroByte, 4),
            ([0x31, 0xFF, 0x00], .invalidUTF8, 1),
        ] as [([UInt8], Refusal.Reason, Int)]
    )
    func `the first byte that is not UTF-8 or is zero is named (TR-12, MD-GQ-2)`(
        bytes: [UInt8],
        reason: Refusal.Reason,
        offset: Int
    ) {
        // The bytes of a slice are counted from its beginning.
        for data in [Data(bytes), Data([0x20, 0x20] + bytes).dropFirst(2)] {
            #expect(throws: Refusal(reason: reason, offset: offset)) { try JSONGate.text(data) }
        }
    }

    @Test func `a mark of UTF-8 is dropped (TR-12, MD-GQ-2)`() throws {
        let marked = Data("\u{FEFF}{\"rows\":[]}".utf8)

        #expect(try JSONDecoder().decode(Probe.self, fromOutside: marked).rows == [])
        #expect(JSONSerialization.object(fromOutside: marked)?.keys.first == "rows")
        #expect(JSONCheck.firstError(in: marked) == nil)
        #expect(JSONCheck.firstError(in: Data("\u{FEFF}[1,]".utf8)) == 6)
    }

    @Test func `an answer names the place where it stops being JSON (GQ-12, MD-GQ-2)`() {
        let texts = [Data((Self.deepest + "[").utf8): 512, Data("{\0".utf8): 1]

        for (text, offset) in texts {
            #expect(throws: GraphQLFailure.transport(.invalidJSON(offset: offset))) {
                try GraphQLAnswer<[String: String]>(
                    HTTPResponse(status: 200, body: text),
                    operation: "LoadUsers"
                )
            }
        }
    }

    @Test(arguments: JSONReaderUnderTest.all)
    func `brackets without end are an error in every encoding (TR-12, MD-GQ-2)`(
        reader: JSONReaderUnderTest
    ) async throws {
        for encoding in JSONEncodingUnderTest.allCases {
            for isMarked in [false, true] {
                for text in [Self.hostile, Self.hostile + "[", Self.deepest + "["] {
                    let bytes = encoding.bytes(of: text, isMarked: isMarked)
                    #expect(try await reader.refuses(bytes), "\(encoding) \(isMarked)")
                }
            }
        }
    }

    @Test(arguments: JSONEncodingUnderTest.allCases)
    func `every prefix of an answer is read or refused (TR-12, MD-GQ-2)`(
        encoding: JSONEncodingUnderTest
    ) {
        for isMarked in [false, true] {
            let whole = encoding.bytes(of: Self.valid, isMarked: isMarked)
            let lengths = (0...whole.count).filter { self.read(whole.prefix($0)) }

            #expect(lengths == (encoding == .utf8 ? [whole.count] : []))
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `hostile texts are read or refused, and never stop the process (TR-12, MD-GQ-2)`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        var read = 0
        let count = Soak.count(2_000, soak: 250_000)
        for _ in 0..<count where self.read(hostileText(&generator)) { read += 1 }

        #expect(read > 0 && read < count, "seed \(seed)")
    }

    /// True if an answer was read; the other readers see it as well.
    private func read(_ bytes: Data) -> Bool {
        let object = JSONSerialization.object(fromOutside: bytes)
        _ = JSONCheck.firstError(in: bytes)
        let response = HTTPResponse(status: 200, body: bytes)
        let answer = try? GraphQLAnswer<Probe>(response, operation: "LoadRows")
        return object != nil && answer != nil
    }

    private func hostileText(_ generator: inout SeededGenerator) -> Data {
        var text = Self.valid
        if generator.one(in: 2) {
            let bracket = generator.one(in: 2) ? "[" : #"{"a":"#
            text = #"{"a":"∀","data":"#
            text += String(repeating: bracket, count: .random(in: 505...520, using: &generator))
        }
        let encodings = JSONEncodingUnderTest.allCases
        let encoding = encodings[Int.random(in: 0..<encodings.count, using: &generator)]
        var bytes = encoding.bytes(of: text, isMarked: generator.one(in: 3))
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes[place] = .random(in: .min ... .max, using: &generator)
            case 1: bytes.insert(contentsOf: Array(#"[{"\,:"#.utf8), at: place)
            default: bytes.remove(at: place)
            }
        }
        if generator.one(in: 4) { bytes.removeLast(.random(in: 0...2, using: &generator)) }
        return bytes
    }
}
