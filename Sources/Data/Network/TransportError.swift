public import Foundation
public import MomentumDomain

/// A failure of a request; it never leaves the data layer.
public enum TransportError: Error, Hashable, Sendable {
    case network(NetworkFailure, FailureCause)
    case http(status: Int)
    /// The server refuses requests for a while; `until` is `nil` if it names no time.
    case rateLimited(until: Date?)
    /// The server redirects, possibly to a named host.
    case redirectRefused(to: String?)
    /// The answer has an unexpected media type, as from a captive portal.
    case unexpectedContentType(String)
    case responseTooLarge(limit: Int)
    case requestTooLarge(limit: Int)
    /// The body is not JSON; `offset` counts bytes and is the only detail reported about the body.
    case invalidJSON(offset: Int)
    /// The JSON has an unexpected form; the values are the operation, the path and the expected
    /// form.
    case decoding(operation: String, path: String, expected: String)
    case missingData
    /// The server could not read the variable at this path.
    case invalidVariables(path: String)
    /// The server does not accept this form of the request.
    case clientOutdated
    /// The address is neither `https` nor on this device.
    case insecureURL
    case cancelled

    /// The reason why no complete answer came.
    public enum NetworkFailure: Hashable, Sendable {
        case offline
        case timeout
        case connectionLost
        /// No server answers at the address, or the name has no address.
        case cannotConnect
        case tls
        case other
    }
}

extension TransportError: CustomNSError {
    public static var errorDomain: String { "Transport" }

    public var errorCode: Int {
        switch self {
        case .cancelled: 0
        case .network(.offline, _): 1
        case .network(.timeout, _): 2
        case .network(.connectionLost, _): 3
        case .network(.cannotConnect, _): 4
        case .network(.tls, _): 5
        case .network(.other, _): 6
        case .http: 7
        case .rateLimited: 8
        case .redirectRefused: 9
        case .unexpectedContentType: 10
        case .responseTooLarge: 11
        case .requestTooLarge: 12
        case .invalidJSON: 13
        case .decoding: 14
        case .missingData: 15
        case .invalidVariables: 16
        case .clientOutdated: 17
        case .insecureURL: 18
        }
    }
}

extension TransportError {
    /// The failure as a domain value, with its own domain and code.
    public var cause: FailureCause { cause(TransportAdvice()) }

    /// The failure as a domain value, with advice that names details of the server.
    package func cause(_ advice: TransportAdvice) -> FailureCause {
        let isUnreachable = if case .network = self { true } else { false }
        return FailureCause(
            domain: Self.errorDomain,
            code: errorCode,
            detail: detail,
            explanation: advice.sentence(for: self),
            isUnreachable: isUnreachable
        )
    }

    private var detail: String {
        switch self {
        case .network(_, let cause): "\(cause.domain) \(cause.code)"
        case .http(let status): "HTTP \(status)"
        case .decoding(let operation, let path, let expected): "\(operation) \(path): \(expected)"
        case .invalidJSON(let offset): "byte \(offset)"
        case .invalidVariables(let path): path
        case .unexpectedContentType(let type): type
        case .responseTooLarge(let limit), .requestTooLarge(let limit): "limit \(limit) bytes"
        case .redirectRefused(let host): host ?? ""
        case .rateLimited, .missingData, .clientOutdated, .insecureURL: ""
        case .cancelled: "cancelled"
        }
    }
}

extension TransportError {
    /// The server answered, but not in HTTP.
    static let noHTTPAnswer = TransportError.network(
        .other,
        FailureCause(domain: "Transport.HTTP", code: 0, detail: "no HTTP answer")
    )
    /// The request or its answer took longer than its limit.
    package static let tookTooLong = TransportError.network(
        .timeout,
        FailureCause(domain: "Transport.HTTP", code: 1, detail: "took too long")
    )
}
