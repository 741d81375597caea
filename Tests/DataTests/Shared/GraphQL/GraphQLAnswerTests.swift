import Foundation
import Testing

@testable import MomentumGraphQL
@testable import MomentumNetwork

/// The table of GQ-11, row by row, and the result of reading each.
@Suite struct GraphQLAnswerTests {
    private let now = Date(timeIntervalSince1970: 1000)

    private func read(_ response: HTTPResponse) -> Result<Probe, GraphQLFailure> {
        do throws(GraphQLFailure) {
            try GraphQLAnswer<Probe>.check(response, now: now)
            let answer = try GraphQLAnswer<Probe>(response, operation: "LoadRows")
            guard answer.errors.isEmpty else {
                let refusal = GraphQLRefusal(errors: answer.errors, status: answer.status)
                return .failure(.refused(refusal))
            }
            return (answer.data ?? .failure(.missingData)).mapError { .transport($0) }
        } catch {
            return .failure(error)
        }
    }

    private static let good = #"{"data":{"rows":[{"id":1,"name":"a"}]}}"#
    private static let bad = #"{"errors":[{"message":"no"}]}"#

    @Test(arguments: [300, 301, 302, 307, 308, 399])
    func `a redirect is refused (GQ-11)`(status: Int) {
        #expect(
            read(.json(Self.good, status: status))
                == .failure(.transport(.redirectRefused(to: nil)))
        )
    }

    @Test(arguments: ["", good, bad, "<html>"])
    func `status 401 is unauthenticated, whatever the body (GQ-11, GQ-14)`(body: String) {
        for type in ["text/html", "application/json", "application/graphql-response+json"] {
            #expect(read(.json(body, status: 401, type: type)) == .failure(.unauthenticated))
        }
    }

    @Test(
        arguments: [
            (429, "7", 1007.0), (429, nil, nil), (503, "120", 1120),
            (503, "Thu, 01 Jan 1970 00:20:00 GMT", 1200),
        ] as [(Int, String?, Double?)]
    )
    func `a server that asks to be left alone is (GQ-11)`(
        status: Int,
        header: String?,
        until: Double?
    ) {
        let headers = header.map { ["Retry-After": $0] } ?? [:]
        let until = until.map { Date(timeIntervalSince1970: $0) }

        #expect(
            read(.json(Self.good, status: status, headers: headers))
                == .failure(.transport(.rateLimited(until: until)))
        )
    }

    @Test(arguments: [200, 400, 404, 500, 503])
    func `the GraphQL media type is read with any status (GQ-11)`(status: Int) {
        let type = "application/graphql-response+json; charset=utf-8"

        #expect(
            read(.json(Self.good, status: status, type: type))
                == .success(Probe(rows: [.init(id: 1, name: "a")], other: nil))
        )
        #expect(
            read(.json(Self.bad, status: status, type: type))
                == .failure(
                    .refused(GraphQLRefusal(errors: [.init(message: "no")], status: status))
                )
        )
    }

    @Test(arguments: [200, 201, 299])
    func `JSON with a good status is read (GQ-11)`(status: Int) {
        #expect(
            read(.json(Self.good, status: status, type: "application/json; charset=utf-8"))
                == .success(Probe(rows: [.init(id: 1, name: "a")], other: nil))
        )
    }

    @Test(arguments: [400, 413, 500, 502])
    func `JSON with a bad status is read when it is a list of errors (GQ-11)`(status: Int) {
        #expect(
            read(.json(Self.bad, status: status))
                == .failure(
                    .refused(GraphQLRefusal(errors: [.init(message: "no")], status: status))
                )
        )
    }

    @Test(arguments: [
        "{}", #"{"errors":[]}"#, #"{"errors":["no"]}"#, #"{"errors":[{"message":7}]}"#,
        #"{"errors":{"message":"no"}}"#, #"{"errors":[{"message":"no"},7]}"#, "[]", "",
        #"{"message":"no"}"#, good,
    ])
    func `any other JSON with a bad status is an HTTP error (GQ-11, GQ-13)`(body: String) {
        #expect(read(.json(body, status: 500)) == .failure(.transport(.http(status: 500))))
    }

    @Test(arguments: [400, 403, 404, 413, 500, 502, 503, 504])
    func `any other bad status is an HTTP error (GQ-11, fault 7)`(status: Int) {
        #expect(
            read(.json("<html>", status: status, type: "text/html"))
                == .failure(.transport(.http(status: status)))
        )
    }

    @Test(arguments: ["text/html", "text/plain", "application/xml"])
    func `another media type with a good status is no answer (GQ-11, fault 7)`(type: String) {
        #expect(
            read(.json(Self.good, type: type))
                == .failure(.transport(.unexpectedContentType(type)))
        )
    }

    @Test(arguments: [
        #"{"data":{"rows":[]},"extensions":{"a":1},"unknown":[1,2.5,null]}"#,
        #"{"data":{"rows":[],"extra":{"a":1}},"errors":[]}"#,
        #"{"errors":null,"data":{"rows":[]}}"#,
    ])
    func `other keys are ignored, and no errors are none (GQ-12, GQ-16)`(body: String) {
        #expect(read(.json(body)) == .success(Probe(rows: [], other: nil)))
    }

    @Test(arguments: ["{}", #"{"data":null}"#, #"{"data":null,"errors":[]}"#, "[]", "7", "null"])
    func `neither data nor errors is missing data (GQ-12)`(body: String) {
        #expect(read(.json(body)) == .failure(.transport(.missingData)))
    }

    @Test func `an error keeps path and code, and a malformed one spoils nothing (GQ-12, fault 8)`()
    {
        let body = """
            {"data":null,"errors":[7,{"message":"a","path":["rows",0,"name"],
            "locations":[{"line":1,"column":2}],"extensions":{"code":"BAD_USER_INPUT","x":1}},
            {"message":"b","path":"rows","extensions":7},{"code":"x"}]}
            """
        let errors = [
            GraphQLError(
                message: "a",
                code: "BAD_USER_INPUT",
                path: [.field("rows"), .index(0), .field("name")]
            ),
            GraphQLError(message: "b"),
        ]

        #expect(read(.json(body)) == .failure(.refused(GraphQLRefusal(errors: errors))))
    }

    @Test(arguments: [
        ("", 0), ("{", 1), (#"{"data": {"users": [,]}"#, 20), (#"{"data":{}} x"#, 12),
        (#"{"data":nul}"#, 11), (#"{"a":01}"#, 6), (#"{"a":"\x"}"#, 7), ("{\"a\":\"\n\"}", 6),
        (#"{"data":{"rows":[{"id":1"#, 24), (#"{"a" 1}"#, 5), (#"{"a":1.}"#, 7), (#"{a:1}"#, 1),
    ])
    func `what is no JSON says where, without the text (GQ-12)`(body: String, offset: Int) {
        #expect(
            read(.json(body)) == .failure(.transport(.invalidJSON(offset: offset)))
        )
    }

    @Test func `bytes that are no UTF-8 say where (GQ-12)`() {
        var body = Data(#"{"data":{"é":""#.utf8)
        let offset = body.count
        body += [0xFF, 0xFE] + Data("\"}}".utf8)
        let response = HTTPResponse(
            status: 200,
            headers: ["Content-Type": "application/json"],
            body: body
        )

        #expect(read(response) == .failure(.transport(.invalidJSON(offset: offset))))
    }

    @Test(arguments: [
        (#"{"data":{"rows":[{"id":"x"}]}}"#, "rows[0].id", "integer"),
        (#"{"data":{"rows":[{"id":1},{"name":"a"}]}}"#, "rows[1].id", "a value"),
        (#"{"data":{"rows":[{"id":null}]}}"#, "rows[0].id", "integer"),
        (#"{"data":{"rows":[{"id":1,"name":7}]}}"#, "rows[0].name", "text"),
        (#"{"data":{"rows":{}}}"#, "rows", "list"),
        (#"{"data":{"rows":[{"id":1.5}]}}"#, "", "another form"),
        (#"{"data":[]}"#, "", "object"),
    ])
    func `a decoding failure names operation, path and expected type (GQ-16, fault 10)`(
        body: String,
        path: String,
        expected: String
    ) {
        let error = TransportError.decoding(operation: "LoadRows", path: path, expected: expected)

        #expect(read(.json(body)) == .failure(.transport(error)))
    }

    @Test func `an integer written as 1.0 is one (GQ-16)`() {
        #expect(
            read(.json(#"{"data":{"rows":[{"id":1.0}]}}"#))
                == .success(Probe(rows: [.init(id: 1, name: nil)], other: nil))
        )
    }

    @Test(arguments: [
        #"{"errors":[{"message":"x","extensions":{"code":"UNAUTHENTICATED"}}]}"#,
        #"{"data":null,"errors":[{"message":"Not authenticated","#
            + #""extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}"#,
        #"{"errors":[{"message":"x"},{"message":"y","extensions":{"code":"UNAUTHENTICATED"}}]}"#,
    ])
    func `no session hides in a 200 in two forms (GQ-14, fault 7)`(body: String) {
        #expect(read(.json(body)) == .failure(.unauthenticated))
    }

    @Test(arguments: [
        #"{"errors":[{"message":"Not authenticated"}]}"#,
        #"{"errors":[{"message":"not authenticated","#
            + #""extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}"#,
    ])
    func `a similar text is not taken for it (GQ-14)`(body: String) {
        guard case .failure(.refused) = read(.json(body)) else {
            Issue.record("\(read(.json(body)))")
            return
        }
    }
}
