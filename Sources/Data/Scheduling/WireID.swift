/// An id in the range of the server and of files: 1 to 2147483647.
///
/// Other numbers are refused, because they could name another row or none.
@propertyWrapper
struct WireID: Codable, Hashable, Sendable {
    static let range = 1...Int(Int32.max)

    let wrappedValue: Int

    init(wrappedValue: Int) {
        self.wrappedValue = wrappedValue
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = try container.decode(Int.self)
        guard Self.range.contains(wrappedValue) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "An id is a whole number from 1 to 2147483647."
            )
        }
    }

    func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }
}
