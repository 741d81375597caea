extension GraphQLError: Decodable {
    private enum CodingKeys: CodingKey { case message, path, extensions }
    private enum ExtensionKeys: CodingKey { case code }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let extensions = try? values.nestedContainer(
            keyedBy: ExtensionKeys.self,
            forKey: .extensions
        )
        self.init(
            message: try values.decode(String.self, forKey: .message),
            code: try? extensions?.decode(String.self, forKey: .code),
            path: (try? values.decode([Step].self, forKey: .path)) ?? []
        )
    }
}
