public import Foundation

extension UUID {
    /// The UUID `00000000-0000-0000-0000-0000000000NN`; its last 16 digits are `number` in
    /// hexadecimal.
    public static func fixture(_ number: some BinaryInteger) -> UUID {
        let number = UInt64(truncatingIfNeeded: number)
        func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
        return UUID(
            uuid: (
                0, 0, 0, 0, 0, 0, 0, 0,
                byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
            )
        )
    }
}
