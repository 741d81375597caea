import Foundation
import MomentumDomain
import Testing

@Suite struct FailureCauseTests {
    enum Refusal: MomentumError {
        case refused
        case repository(RepositoryError)

        static let errorDomain = "Refusal"
        var errorCode: Int { 9 }

        var cause: FailureCause? {
            if case .repository(let error) = self { error.cause } else { nil }
        }

        var isCancelled: Bool { self == .repository(.cancelled) }
    }

    static let timeout = FailureCause(domain: "NSURLErrorDomain", code: -1001, detail: "timed out")

    @Test(
        arguments: [
            RepositoryError.unavailable(timeout), RepositoryError.unreadable(timeout),
            Refusal.repository(.unavailable(timeout)),
        ] as [any Error]
    )
    func `the cause is kept through every layer (AK-9)`(error: any Error) {
        #expect(FailureCause(error) == Self.timeout)
    }

    @Test(
        arguments: [
            (Refusal.refused, "Refusal", 9),
            (Refusal.repository(.cancelled), "Refusal", 9),
            (RepositoryError.cancelled, "Repository", 3),
            (URLError(.timedOut), "NSURLErrorDomain", -1001),
            (CocoaError(.fileReadNoSuchFile), "NSCocoaErrorDomain", 260),
        ] as [(any Error, String, Int)]
    )
    func `an error that is its own cause gives domain and code (AK-9)`(
        error: any Error,
        domain: String,
        code: Int
    ) {
        let cause = FailureCause(error)

        #expect(cause.domain == domain)
        #expect(cause.code == code)
    }

    @Test(arguments: [
        (RepositoryError.unavailable(timeout), 1), (.unreadable(timeout), 2), (.cancelled, 3),
    ])
    func `the codes of a repository's errors are written down (AK-9)`(
        error: RepositoryError,
        code: Int
    ) {
        #expect((error as NSError).domain == "Repository")
        #expect((error as NSError).code == code)
    }

    @Test(arguments: [
        (#"{"list": [{"name": 1}]}"#, 4864, "list.Index 0.name"),
        (#"{"list": [{}]}"#, 4865, "list.Index 0"),
        (#"{"list": [{"name": null}]}"#, 4865, "list.Index 0.name"),
    ])
    func `a decoding error has the same number everywhere and says where (AK-9)`(
        json: String,
        code: Int,
        place: String
    ) throws {
        struct Row: Decodable { let name: String }

        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode([String: [Row]].self, from: Data(json.utf8))
        }

        let cause = FailureCause(error)
        #expect(cause.domain == NSCocoaErrorDomain)
        #expect(cause.code == code)
        #expect(cause.detail.hasPrefix(place + ": "))
    }

    @Test(
        arguments: [
            (CancellationError(), true), (URLError(.cancelled), true),
            (RepositoryError.cancelled, true),
            (Refusal.repository(.cancelled), true),
            (NSError(domain: "NSURLErrorDomain", code: -999), true),
            (Refusal.refused, false), (URLError(.timedOut), false),
            (RepositoryError.unavailable(timeout), false),
            (NSError(domain: "Elsewhere", code: -999), false),
        ] as [(any Error, Bool)]
    )
    func `giving up is told from failing (L-2)`(error: any Error, isCancellation: Bool) {
        #expect(error.isCancellation == isCancellation)
    }
}
