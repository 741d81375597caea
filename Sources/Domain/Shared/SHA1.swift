/// The Secure Hash Algorithm 1 of FIPS 180-4, which name-based identifiers are defined with.
///
/// It protects nothing here; Foundation offers no hash function on Linux.
struct SHA1 {
    private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
        0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
    )
    private var a: UInt32 = 0
    private var b: UInt32 = 0
    private var c: UInt32 = 0
    private var d: UInt32 = 0
    private var e: UInt32 = 0

    private init() {}

    /// The five words of the hash.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func hash(of message: consuming [UInt8]) -> (UInt32, UInt32, UInt32, UInt32, UInt32) {
        pad(&message)
        var words = [UInt32](repeating: 0, count: 80)
        var hash = SHA1()
        for start in stride(from: 0, to: message.count, by: 64) {
            expand(message, from: start, into: &words)
            hash.process(words)
        }
        return hash.state
    }

    private static func pad(_ message: inout [UInt8]) {
        let bits = UInt64(message.count) * 8
        message.append(0x80)
        while message.count % 64 != 56 { message.append(0) }
        for shift: UInt64 in stride(from: 56, through: 0, by: -8) {
            message.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
    }

    /// Makes the 80 words of a block.
    private static func expand(_ message: [UInt8], from start: Int, into words: inout [UInt32]) {
        for index in 0..<16 {
            let byte = start + index * 4
            words[index] =
                UInt32(message[byte]) << 24 | UInt32(message[byte + 1]) << 16
                | UInt32(message[byte + 2]) << 8 | UInt32(message[byte + 3])
        }
        for index in 16..<80 {
            let mixed =
                words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
            words[index] = Self.rotate(mixed, by: 1)
        }
    }

    private mutating func process(_ words: [UInt32]) {
        (a, b, c, d, e) = state
        for index in 0..<20 { turn(b & c | ~b & d, 0x5A82_7999, words[index]) }
        for index in 20..<40 { turn(b ^ c ^ d, 0x6ED9_EBA1, words[index]) }
        for index in 40..<60 { turn(b & c | b & d | c & d, 0x8F1B_BCDC, words[index]) }
        for index in 60..<80 { turn(b ^ c ^ d, 0xCA62_C1D6, words[index]) }
        state.0 &+= a
        state.1 &+= b
        state.2 &+= c
        state.3 &+= d
        state.4 &+= e
    }

    private mutating func turn(_ mixed: UInt32, _ constant: UInt32, _ word: UInt32) {
        let next = Self.rotate(a, by: 5) &+ mixed &+ e &+ constant &+ word
        (a, b, c, d, e) = (next, a, Self.rotate(b, by: 30), c, d)
    }

    private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
        word << count | word >> (32 - count)
    }
}
