import MomentumDomain
import MomentumNetwork
import MomentumSiteRotationData
import MomentumSiteRotationDomain

extension SiteSyncFailure {
    /// The error domain of a server's refusals; the code is the HTTP status.
    static let httpDomain = "SiteRotation.WebDAV"

    static let noWebDAV = SiteSyncFailure(
        domain: folderDomain,
        code: 4,
        message: "There is no WebDAV folder at this address."
    )
    static let redirectRefused = SiteSyncFailure(
        domain: folderDomain,
        code: 5,
        message: "The server refers to another one. Use the address of that one."
    )
    static let incomplete = SiteSyncFailure(
        domain: folderDomain,
        code: 6,
        message: "The server did not keep all of a file. It is sent again."
    )

    static let unsized = SiteSyncFailure(
        domain: folderDomain,
        code: 14,
        message: """
            The server does not say how long its files are, so nobody can tell if one has arrived \
            whole. Nothing was written. Sync through another server or folder.
            """
    )

    /// Converts a status other than success.
    init(httpStatus status: Int) {
        let kind: Kind? =
            switch status {
            case 401, 403, 407: .noAccount
            case 423, 425, 429: .busy
            case 502, 503, 504: .unavailable
            default: nil
            }
        let message: Phrase =
            switch status {
            case 401, 403, 407: "The server does not accept the sign-in."
            case 404, 409, 410: "The folder or file is not on the server."
            case 405, 501: "There is no WebDAV folder at this address."
            case 413: "The server does not take files of this size."
            case 423, 425, 429: "The server is busy."
            case 502, 503, 504: "The server is not available."
            case 507: "There is no room left on the server."
            default: "The server refused with status \(status)."
            }
        self.init(domain: Self.httpDomain, code: status, message: message, kind: kind)
    }

    /// Converts a transport error, without any part of the request.
    init(_ error: TransportError) {
        switch error {
        case .network(.offline, let cause), .network(.timeout, let cause),
            .network(.connectionLost, let cause), .network(.cannotConnect, let cause):
            self.init(
                domain: cause.domain,
                code: cause.code,
                message: "The server cannot be reached.",
                kind: .offline
            )
        case .network(.tls, let cause):
            self.init(
                domain: cause.domain,
                code: cause.code,
                message: "No secure connection to the server is possible."
            )
        case .network(.other, let cause):
            self.init(
                domain: cause.domain,
                code: cause.code,
                message: "The server cannot be reached."
            )
        case .cancelled:
            self = .cancelled
        default:
            let cause = error.cause
            self.init(
                domain: cause.domain,
                code: cause.code,
                message: "The server gave an answer that cannot be used."
            )
        }
    }
}
