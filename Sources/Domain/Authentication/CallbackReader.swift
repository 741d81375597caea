import Foundation

/// Parses a callback address; the first violated rule decides.
package struct CallbackReader: Sendable {
    package enum Value: Hashable, Sendable {
        /// A code that is exchanged for the token.
        case code(String)
        case token(SessionToken)
        /// A token in an address that other programs may have seen; its session must be ended.
        case exposedToken(SessionToken)
    }

    /// The maximum length of an address, in bytes.
    package static let maximumBytes = 8192

    private let address: CallbackAddress
    private let policy: SignInPolicy
    private let arrival: CallbackArrival

    package init(
        address: CallbackAddress,
        policy: SignInPolicy,
        arrival: CallbackArrival = .outside
    ) {
        self.address = address
        self.policy = policy
        self.arrival = arrival
    }

    /// The code or the token, depending on the policy.
    ///
    /// Throws the violated rule, ``AuthenticationError/stateMismatch`` or the server's refusal.
    package func value(
        of callback: String,
        for attempt: SignInAttempt
    ) throws(AuthenticationError) -> Value {
        let query = try query(of: callback)
        let parameters = try parameters(of: query, length: callback.utf8.count)
        if let state = parameters["state"] {
            guard isEqual(state, attempt.state) else { throw .stateMismatch }
        } else if !allowsMissingState(parameters) {
            throw .stateMismatch
        }
        if let code = parameters["error"] { throw .serverRefused(code: cleaned(code)) }
        return try value(in: parameters)
    }

    /// True if the policy accepts this answer without a state, which the deployed server does not
    /// echo.
    ///
    /// For a token, the way of its arrival decides later. An error can be planted only from
    /// outside.
    private func allowsMissingState(_ parameters: [String: String]) -> Bool {
        switch policy {
        case .code: false
        case .token: true
        case .automatic:
            parameters["token"] != nil || arrival == .inSession && parameters["error"] != nil
        }
    }

    private func query(of callback: String) throws(AuthenticationError) -> String {
        guard let parts = URLComponents(string: callback, encodingInvalidCharacters: false),
            parts.scheme?.lowercased() == address.scheme.lowercased(),
            parts.host == address.host,
            parts.path == address.path || parts.path == address.path + "/",
            parts.user == nil, parts.password == nil, parts.port == nil, parts.fragment == nil
        else { throw .callbackRefused(.address) }
        return parts.percentEncodedQuery ?? ""
    }

    /// Escapes are decoded once, and `+` stays `+`, because tokens may be base64 (AU-13).
    private func parameters(
        of query: String,
        length: Int
    ) throws(AuthenticationError) -> [String: String] {
        guard length <= Self.maximumBytes else { throw .callbackRefused(.form) }
        var parameters: [String: String] = [:]
        for item in query.split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = pair[0].removingPercentEncoding,
                let value = (pair.count > 1 ? pair[1] : "").removingPercentEncoding,
                parameters.updateValue(value, forKey: name) == nil
            else { throw .callbackRefused(.form) }
        }
        return parameters
    }

    private func value(
        in parameters: [String: String]
    ) throws(AuthenticationError) -> Value {
        switch (policy, parameters["code"], parameters["token"]) {
        case (.code, let code?, nil), (.automatic, let code?, nil):
            return .code(try checked(code).reveal())
        case (.token, _, let token?):
            return .token(try checked(token))
        case (.automatic, nil, let token?):
            let token = try checked(token)
            return arrival == .inSession ? .token(token) : .exposedToken(token)
        default:
            throw .callbackRefused(.missing)
        }
    }

    /// A code has the form of a token.
    private func checked(_ value: String) throws(AuthenticationError) -> SessionToken {
        guard !value.isEmpty else { throw .callbackRefused(.missing) }
        guard let checked = SessionToken(value) else { throw .callbackRefused(.form) }
        return checked
    }

    /// Takes equally long for every wrong text of the same length.
    private func isEqual(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | $1.0 ^ $1.1 } == 0
    }

    /// A code that is safe to show, because text from outside may be anything.
    private func cleaned(_ code: String) -> String {
        let isPlain = code.utf8.allSatisfy { 0x21...0x7E ~= $0 }
        return isPlain && 1...64 ~= code.utf8.count ? code : "unknown"
    }
}
