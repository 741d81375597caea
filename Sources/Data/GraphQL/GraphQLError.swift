import MomentumAuthenticationDomain

/// One error of a GraphQL answer.
public struct GraphQLError: Hashable, Sendable {
    /// A step of a path: a field's name, or a position in a list.
    public enum Step: Hashable, Sendable {
        /// The response name of a field.
        case field(String)
        /// A position, counted from 0.
        case index(Int)
    }

    /// The server's text, for technical details only; people never see it.
    public let message: String
    public let code: String?
    public let path: [Step]

    public init(message: String, code: String? = nil, path: [Step] = []) {
        self.message = message
        self.code = code
        self.path = path
    }

    /// True if the error reports a missing session, in either of the server's forms.
    package var isUnauthenticated: Bool {
        code == "UNAUTHENTICATED"
            || code == "INTERNAL_SERVER_ERROR" && message == "Not authenticated"
    }

    /// The error with `<redacted>` in the place of a token that the server repeats.
    func hiding(_ token: SessionToken) -> GraphQLError {
        let message = message.replacing(token.reveal(), with: "\(token)")
        return GraphQLError(message: message, code: code, path: path)
    }
}

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
