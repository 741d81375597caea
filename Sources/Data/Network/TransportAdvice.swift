package import Foundation
import MomentumDomain

/// The only table of advice for people about failed requests.
package struct TransportAdvice: Sendable {
    private static let retry: Phrase = "Please try again."
    private static let outdated: Phrase = "This version may not fit the server."

    /// The server's name; without it the texts say "The server".
    var host: String?
    var now = Date.distantPast
    /// The time zone of times in texts; without it the texts omit the time.
    var timeZone: TimeZone?
    /// The locale of times in texts.
    var locale: Locale

    package init(
        host: String? = nil,
        now: Date = .distantPast,
        timeZone: TimeZone? = nil,
        locale: Locale = Locale(identifier: "en_US_POSIX")
    ) {
        self.host = host
        self.now = now
        self.timeZone = timeZone
        self.locale = locale
    }

    func sentence(for error: TransportError) -> Phrase {
        switch error {
        case .network(let failure, _): sentence(for: failure)
        case .http(let status): sentence(forStatus: status)
        case .rateLimited(let until): "The server asks for a pause. \(pause(until))"
        case .redirectRefused(let host):
            """
            The server sends to \(host.map(Phrase.init(verbatim:)) ?? "another server"), which is not followed. Check \
            the server's address.
            """
        case .unexpectedContentType:
            """
            Something else answered, perhaps the sign-in page of this network. Open a web \
            page, then try again.
            """
        case .responseTooLarge(let limit):
            "The answer is larger than \(Self.size(limit)) and was not read."
        case .requestTooLarge: "This is too much for one request."
        case .invalidJSON, .decoding, .missingData:
            "The server's answer could not be understood. \(Self.outdated)"
        case .clientOutdated, .invalidVariables:
            "This version does not fit the server. Please update it."
        case .insecureURL:
            "The server's address has to begin with https://, or name this device."
        case .cancelled: "This was cancelled."
        }
    }

    private func sentence(for failure: TransportError.NetworkFailure) -> Phrase {
        switch failure {
        case .offline: "This device has no network connection."
        case .timeout: "The server did not answer in time. \(Self.retry)"
        case .connectionLost: "The connection broke off. \(Self.retry)"
        case .cannotConnect, .other:
            "\(host.map(Phrase.init(verbatim:)) ?? "The server") could not be reached. Check the address and the connection."
        case .tls:
            """
            No safe connection to \(host.map(Phrase.init(verbatim:)) ?? "the server") could be made. Check the network, \
            the address and the date of this device.
            """
        }
    }

    private func sentence(forStatus status: Int) -> Phrase {
        switch status {
        case 403: "The server does not allow this (403)."
        case 404:
            "There is nothing at this address (404). Check the server's address."
        case 413: "This is too much for one request."
        case 429: "The server asks for a pause. \(pause(nil))"
        case 500...599: "The server has a problem (\(status)). Please try again later."
        default: "The server answered \(status), which means nothing here."
        }
    }

    private func pause(_ until: Date?) -> Phrase {
        guard let until, let timeZone, until.timeIntervalSince(now) > 90 else {
            return "Try again in a minute."
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        // Rounded up to the next minute, because the server still refuses in the minute before.
        let due = until.addingTimeInterval(59)
        func text(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
            due.formatted(
                Date.FormatStyle(
                    date: day,
                    time: time,
                    locale: locale,
                    calendar: calendar,
                    timeZone: timeZone
                )
            )
        }
        let time = text(.omitted, .shortened)
        guard calendar.isDate(due, inSameDayAs: now) else {
            return "Try again on \(text(.abbreviated, .omitted)) at \(time)."
        }
        return "Try again at \(time)."
    }

    private static func size(_ bytes: Int) -> Phrase {
        switch bytes {
        case (1 << 20)...: "\(bytes >> 20) MB"
        case (1 << 10)...: "\(bytes >> 10) KB"
        default: .counted(bytes, "byte")
        }
    }
}
