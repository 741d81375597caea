import Foundation
import MomentumDomain
@testable import MomentumGraphQL
@testable import MomentumNetwork
@testable import MomentumSchedulingData
import MomentumSchedulingDomain
import Testing

/// The table of advice, row by row.
@Suite struct TransportAdviceTests {
    private static let cause = FailureCause(domain: "NSURLErrorDomain", code: -1, detail: "")
    /// 14:03:20 in Paris, in winter.
    private static let now = Date(timeIntervalSince1970: 1_800_104_600)
    private static let advice = TransportAdvice(
        host: "mps.example",
        now: now,
        timeZone: TimeZone(identifier: "Europe/Paris"),
        locale: Locale(identifier: "en_GB")
    )
    private static let rows: [(TransportError, String)] = [
        (.network(.offline, cause), "This device has no network connection."),
        (
            .network(.timeout, cause),
            "The server did not answer in time. Please try again."
        ),
        (.network(.connectionLost, cause), "The connection broke off. Please try again."),
        (
            .network(.cannotConnect, cause),
            "mps.example could not be reached. Check the address and the connection."
        ),
        (
            .network(.tls, cause),
            "No safe connection to mps.example could be made. Check the network, the address and "
                + "the date of this device."
        ),
        (.http(status: 403), "The server does not allow this (403)."),
        (
            .http(status: 404),
            "There is nothing at this address (404). Check the server's address."
        ),
        (.http(status: 503), "The server has a problem (503). Please try again later."),
        (.http(status: 418), "The server answered 418, which means nothing here."),
        (.rateLimited(until: nil), "The server asks for a pause. Try again in a minute."),
        (
            .rateLimited(until: now.addingTimeInterval(60)),
            "The server asks for a pause. Try again in a minute."
        ),
        (
            .rateLimited(until: now.addingTimeInterval(100)),
            "The server asks for a pause. Try again at 14:05."
        ),
        (
            .rateLimited(until: now.addingTimeInterval(86_400)),
            "The server asks for a pause. Try again on 17 Jan 2027 at 14:04."
        ),
        (
            .redirectRefused(to: "other.example"),
            "The server sends to other.example, which is not followed. Check the server's address."
        ),
        (
            .unexpectedContentType("text/html"),
            "Something else answered, perhaps the sign-in page of this network. Open a web page, "
                + "then try again."
        ),
        (
            .responseTooLarge(limit: 8 << 20),
            "The answer is larger than 8 MB and was not read."
        ),
        (.requestTooLarge(limit: 1), "This is too much for one request."),
        (
            .invalidJSON(offset: 1),
            "The server's answer could not be understood. This version may not fit the server."
        ),
        (
            .decoding(operation: "a", path: "b", expected: "c"),
            "The server's answer could not be understood. This version may not fit the server."
        ),
        (
            .missingData,
            "The server's answer could not be understood. This version may not fit the server."
        ),
        (.clientOutdated, "This version does not fit the server. Please update it."),
    ]

    @Test func `a cause says that nothing was reached, whatever its code (HS-29)`() {
        for (error, _) in Self.rows {
            let isNetwork = if case .network = error { true } else { false }
            #expect(error.cause.isUnreachable == isNetwork, "\(error)")
        }
        #expect(!TransportError.cancelled.cause.isUnreachable)
    }

    @Test(arguments: rows)
    func `each failure has advice that fits it, reading and writing (MD-GQ-9)`(
        error: TransportError,
        sentence: String
    ) {
        for deed in [SchedulingError.Deed.reading, .writing, .deleting(.person)] {
            let failure = SchedulingError(.transport(error), deed, Self.advice)
            #expect(failure.cause?.explanation?.english == sentence)
            #expect(failure.cause?.code == error.errorCode)
        }
    }

    @Test func `a server without a name is called the server (MD-GQ-9)`() {
        let cause = TransportError.network(.cannotConnect, Self.cause).cause
        #expect(
            cause.explanation?.english
                == "The server could not be reached. Check the address and the connection."
        )
    }

    @Test func `a refusal while reading says nothing of changes (MD-GQ-9, MD-GQ-16)`() {
        let refusal = GraphQLRefusal(errors: [GraphQLError(message: "Boom")])

        let read = SchedulingError(.refused(refusal), .reading)
        let written = SchedulingError(.refused(refusal), .writing)

        #expect(read.cause?.explanation?.english == "The server refused this.")
        #expect(
            written.cause?.explanation?.english == "The server refused this. Nothing was changed."
        )
        #expect(written.cause?.detail == "Boom")
    }

    @Test(arguments: [
        ("Boom", "Boom"),
        (" two\n\t lines\r\n", "two lines"),
        ("a\u{1B}[2Jb\u{202E}c", #"a\u{1B}[2Jb\u{202E}c"#),
        (String(repeating: "é", count: 300), String(repeating: "é", count: 200)),
        ("Failed query: delete from \"users\" where id = 9", ""),
        ("Error: insert into \"teams\" (\"name\") values ($1)", ""),
        ("error in select \"id\" from \"users\"", ""),
    ])
    func `a server's words are one line, and never a statement (MD-GQ-9)`(
        text: String,
        line: String
    ) {
        let refusal = GraphQLRefusal(errors: [GraphQLError(message: text)])
        #expect(SchedulingError(.refused(refusal), .reading).cause?.detail == line)
    }
}
