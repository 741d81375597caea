import Foundation
import MomentumDomain

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension TransportError {
    /// The kind of a failure that URLSession reports (GQ-23).
    ///
    /// Measured on Linux: −1 means a truncated body, −1005 a reset, −1011 a close without an
    /// answer. The meaning depends on whether the head had arrived (`answerBegan`).
    init(_ error: any Error, answerBegan: Bool) {
        let cause = FailureCause(error)
        guard cause.domain == NSURLErrorDomain else {
            self = .network(.other, cause)
            return
        }
        switch URLError.Code(rawValue: cause.code) {
        case .cancelled:
            self = .cancelled
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
            self = .network(.offline, cause)
        case .timedOut:
            self = .network(.timeout, cause)
        case .networkConnectionLost, .badServerResponse:
            self = .network(.connectionLost, cause)
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed:
            self = .network(.cannotConnect, cause)
        case .secureConnectionFailed, .serverCertificateHasBadDate,
            .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .network(.tls, cause)
        case .unknown where answerBegan:
            self = .network(.connectionLost, cause)
        default:
            self = .network(.other, cause)
        }
    }
}
