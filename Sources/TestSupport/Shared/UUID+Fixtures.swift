public import Foundation

extension UUID {
    /// `00000000-0000-0000-0000-00000000NNNN`, NNNN being `number` in hexadecimal.
    public static func fixture(_ number: UInt16) -> UUID {
        let bytes = (UInt8(number >> 8), UInt8(number & 0xFF))
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, bytes.0, bytes.1))
    }
}
