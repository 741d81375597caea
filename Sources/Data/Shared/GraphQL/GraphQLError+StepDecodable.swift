extension GraphQLError.Step: Decodable {
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let index = try? value.decode(Int.self) {
            self = .index(index)
        } else {
            self = .field(try value.decode(String.self))
        }
    }
}
