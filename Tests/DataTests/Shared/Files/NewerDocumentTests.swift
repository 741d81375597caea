import Foundation
@testable import MomentumAuthenticationData
import MomentumAuthenticationDomain
@testable import MomentumData
@testable import MomentumNetwork
@testable import MomentumSchedulingData
import MomentumDetailsFile
import MomentumDomain
import MomentumSchedulingDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumSuggestionsDomain
import MomentumTestSupport
import Testing

/// Every document of the suite as a newer version may write it.
@Suite struct NewerDocumentTests {
    /// A document, and its replacement.
    struct Document: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let replace: @Sendable (URL) async throws -> Void

        init(_ name: String, _ replace: @escaping @Sendable (URL) async throws -> Void) {
            testDescription = name
            self.replace = replace
        }
    }

    private static let attempt = SignInAttempt(
        state: "s",
        verifier: "v",
        startedAt: Date(timeIntervalSince1970: 0),
        origin: "https://example.org",
        policy: .automatic
    )

    static let documents = [
        Document("settings") {
            try await FileSiteSettingsRepository(file: $0).change([.cooldown(5)])
        },
        Document("state of the watch") {
            try await FileWatchStateStore(file: $0).save(.fixture(revision: 2))
        },
        Document("people") { file in
            let dates = FixedWallClock(now: Date(timeIntervalSince1970: 0))
            _ = try await FileSchedulingRepository(file: file, dates: dates)
                .createUser(UserDraft(newOn: nil))
        },
        Document("answers") {
            try await FileDetailAnswersRepository(file: $0).update { $0 = DetailAnswers() }
        },
        Document("session") { file in
            let server = try ServerAddress("https://example.org")
            let token = try #require(SessionToken("secret"))
            try await FileTokenStore(file: file, server: server).save(
                StoredSession(token: token, name: nil)
            )
        },
        Document("sign-in under way") { try await FileSignInAttemptStore(file: $0).save(attempt) },
        Document("sign-in that ends") { file in
            _ = try await FileSignInAttemptStore(file: file)
                .take(origin: attempt.origin, policy: attempt.policy)
        },
        Document("server") {
            try await SharedDocument($0, subject: "server file").replace(with: Data("x".utf8))
        },
    ]

    @Test(arguments: documents, ["3", "2.5", "1e300"])
    func `a document of a newer version is told as that, and left as it is (TR-13)`(
        document: Document,
        version: String
    ) async throws {
        let folder = TemporaryFolder()
        let file = folder.url.appending(path: "document")
        let bytes = Data(#"{"twist":{"a":[]},"version":\#(version)}"#.utf8)
        try bytes.write(to: file)

        var error: (any Error)?
        do { try await document.replace(file) } catch let caught { error = caught }

        let thrown = try #require(error)
        let text = (thrown as? DocumentError)?.explanation?.english ?? String(describing: thrown)
        #expect(text.contains(/(was|were) written by a newer version of this program/), "\(text)")
        #expect(try Data(contentsOf: file) == bytes)
    }
}
