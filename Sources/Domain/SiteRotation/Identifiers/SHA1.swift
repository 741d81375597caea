/// SHA-1 of FIPS 180-4, the basis of name-based identifiers.
///
/// It protects nothing here; Foundation has no hash function on Linux.
enum SHA1 {
    /// The five words of the running hash.
    private struct Registers {
        var a: UInt32
        var b: UInt32
        var c: UInt32
        var d: UInt32
        var e: UInt32

        mutating func turn(_ mixed: UInt32, _ constant: UInt32, _ word: UInt32) {
            let next = SHA1.rotate(a, by: 5) &+ mixed &+ e &+ constant &+ word
            (a, b, c, d, e) = (next, a, SHA1.rotate(b, by: 30), c, d)
        }
    }

    typealias Hash = (UInt32, UInt32, UInt32, UInt32, UInt32)

    /// The hash of any bytes, as five words, in O(*n*).
    static func hash(of message: [UInt8]) -> Hash {
        // A bit marks the end of the message, and zeros pad the last word.
        let marked = message + [0x80] + repeatElement(0, count: 3 - message.count % 4)
        let words = stride(from: 0, to: marked.count, by: 4).map { index in
            marked[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        return hash(ofMarked: words, bitCount: message.count * 8)
    }

    /// The hash of a message of complete words, in big-endian order, in O(*n*).
    static func hash(ofWords message: consuming [UInt32]) -> Hash {
        let bitCount = message.count * 32
        message.append(0x8000_0000)
        return hash(ofMarked: message, bitCount: bitCount)
    }

    private static func hash(ofMarked message: consuming [UInt32], bitCount: Int) -> Hash {
        while message.count % 16 != 14 { message.append(0) }
        message.append(UInt32(truncatingIfNeeded: bitCount >> 32))
        message.append(UInt32(truncatingIfNeeded: bitCount))

        var hash: Hash = (0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0)
        var words = [UInt32](repeating: 0, count: 80)
        for start in stride(from: 0, to: message.count, by: 16) {
            for index in 0..<16 { words[index] = message[start + index] }
            for index in 16..<80 {
                let mixed =
                    words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
                words[index] = rotate(mixed, by: 1)
            }
            process(words, into: &hash)
        }
        return hash
    }

    private static func process(_ words: [UInt32], into hash: inout Hash) {
        var r = Registers(a: hash.0, b: hash.1, c: hash.2, d: hash.3, e: hash.4)
        for index in 0..<20 { r.turn(r.b & r.c | ~r.b & r.d, 0x5A82_7999, words[index]) }
        for index in 20..<40 { r.turn(r.b ^ r.c ^ r.d, 0x6ED9_EBA1, words[index]) }
        for index in 40..<60 {
            r.turn(r.b & r.c | r.b & r.d | r.c & r.d, 0x8F1B_BCDC, words[index])
        }
        for index in 60..<80 { r.turn(r.b ^ r.c ^ r.d, 0xCA62_C1D6, words[index]) }
        hash.0 &+= r.a
        hash.1 &+= r.b
        hash.2 &+= r.c
        hash.3 &+= r.d
        hash.4 &+= r.e
    }

    private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
        word << count | word >> (32 - count)
    }
}
