import MomentumTerminal

/// The error document: `{"error": {"domain", "code", "kind", "message"}}`, and details next to it.
///
/// A server's own words are the error's `detail`.
package struct FailureDocument: Encodable {
    private struct Body: Encodable {
        let domain: String
        let code: Int
        let kind: String
        let message: String
        let detail: String?
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private let failure: CommandFailure

    package init(failure: CommandFailure) {
        self.failure = failure
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for (name, detail) in failure.details {
            try container.encode(detail, forKey: Key(stringValue: name))
        }
        let body = Body(
            domain: failure.domain,
            code: failure.code,
            kind: failure.kind,
            message: failure.message,
            detail: failure.detail
        )
        try container.encode(body, forKey: Key(stringValue: "error"))
    }
}
