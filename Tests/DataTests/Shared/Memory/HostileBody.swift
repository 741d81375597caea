import Foundation
import MomentumLoopback

/// Answers far above any accepted size, in every form that bodies come in (TR-20).
enum HostileBody: String, CaseIterable, Codable, Sendable {
    case empty
    /// With a declared length.
    case plain
    /// In chunks, practically without an end.
    case endless
    /// In chunks of one byte each.
    case bytes
    /// Packed, a gigabyte when it is unpacked.
    case packed
    /// Packed, 3,000 MB when it is unpacked.
    case packedThreefold
    /// Packed, ten gigabytes when it is unpacked.
    case packedTenfold
    /// The body of a redirect.
    case redirect

    /// 256 KiB of one letter, packed by deflate and ending at a byte, so that it can be repeated.
    private static let block = """
        7MExAQAAAMKg2ovvbQegAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADeAAAA//8=
        """
    private static let million = Data(repeating: UInt8(ascii: "x"), count: 1_000_000)
    private static let megabytes = 3000

    var answer: LoopbackAnswer {
        switch self {
        case .empty: LoopbackAnswer()
        case .plain: LoopbackAnswer(pieces: Self.letters, ending: .close)
        case .endless: LoopbackAnswer(pieces: Self.letters, framing: .chunked, ending: .close)
        case .bytes:
            LoopbackAnswer(
                headers: ["Transfer-Encoding": "chunked"],
                pieces: Array(repeating: Self.singleBytes, count: Self.megabytes * 100),
                framing: .none,
                ending: .close
            )
        case .packed: Self.packed(blocks: 4096)
        case .packedThreefold: Self.packed(blocks: 11_445)
        case .packedTenfold: Self.packed(blocks: 40_960)
        case .redirect:
            LoopbackAnswer(
                status: 302,
                headers: ["Location": "https://other.test/"],
                pieces: Self.letters,
                framing: .chunked,
                ending: .close
            )
        }
    }

    private static var letters: [Data] { Array(repeating: million, count: megabytes) }

    private static var singleBytes: Data {
        Data(repeatElement(Array("1\r\nx\r\n".utf8), count: 10_000).joined())
    }

    private static func packed(blocks: Int) -> LoopbackAnswer {
        let head = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
        let block = Data(base64Encoded: block) ?? Data()
        let piece = Data(repeatElement(block, count: 64).joined())
        return LoopbackAnswer(
            headers: ["Content-Encoding": "gzip", "Content-Type": "application/json"],
            pieces: [head] + Array(repeating: piece, count: blocks / 64),
            framing: .chunked,
            ending: .close
        )
    }
}
