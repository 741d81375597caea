import Foundation
@testable import MomentumData
@testable import MomentumSiteRotationData
import MomentumDomain
import MomentumSiteRotationDomain
import Testing

/// The mapping of errors of system frameworks.
@Suite struct ErrorTreeReaderTests {
    // Safe: it has no state of its own.
    /// An error that contains itself, both beneath and among its parts.
    private final class KnottedError: NSError, @unchecked Sendable {
        override var userInfo: [String: Any] {
            [
                NSLocalizedDescriptionKey: "knot", NSUnderlyingErrorKey: self,
                ErrorTreeReader.partsKey: ["a": self] as [AnyHashable: any Error],
            ]
        }
    }

    // Safe: it has no state of its own.
    /// An error that has a new one beneath it at every request.
    private final class EndlessError: NSError, @unchecked Sendable {
        override var userInfo: [String: Any] {
            [NSUnderlyingErrorKey: EndlessError(domain: domain, code: code + 1)]
        }
    }

    @Test func `an error brings what is underneath and its parts (SR-119)`() {
        let network = NSError(domain: "CKErrorDomain", code: 3, userInfo: text("n"))
        let parts: [AnyHashable: any Error] = [
            "b": NSError(domain: "B", code: 2, userInfo: text("b")),
            "a": NSError(domain: "A", code: 1, userInfo: text("a")),
        ]
        let partial = NSError(
            domain: "CKErrorDomain",
            code: 2,
            userInfo: text("p").merging([ErrorTreeReader.partsKey: parts]) { $1 }
        )
        let error = NSError(
            domain: NSCocoaErrorDomain,
            code: 134_060,
            userInfo: text("o").merging([
                NSUnderlyingErrorKey: network, ErrorTreeReader.severalKey: [partial],
                ErrorTreeReader.detailsKey: [network],
            ]) { $1 }
        )

        let expectedNetwork = failure("CKErrorDomain", 3, "n")
        let expectedPartial = SiteSyncFailure(
            domain: "CKErrorDomain",
            code: 2,
            message: Phrase(verbatim: "p"),
            parts: [failure("A", 1, "a"), failure("B", 2, "b")]
        )
        #expect(
            SiteSyncFailure(error)
                == SiteSyncFailure(
                    domain: "NSCocoaErrorDomain",
                    code: 134_060,
                    message: Phrase(verbatim: "o"),
                    underlying: [expectedNetwork, expectedPartial, expectedNetwork]
                )
        )
        #expect(SiteSyncStatus(SiteSyncFailure(error)) == .offline)
    }

    @Test func `errors that lead back to themselves come to an end (SR-119)`() {
        let knot = KnottedError(domain: "Knot", code: 1)
        let endless = EndlessError(domain: "Endless", code: 0)

        #expect(SiteSyncFailure(knot as any Error) == failure("Knot", 1, "knot"))
        #expect(SiteSyncFailure(endless as any Error).code == 0)
        #expect(SiteSyncFailure(endless as any Error).underlying.map(\.code) == [1])
    }

    @Test func `a tree that grows with each step is cut off (SR-119)`() {
        var error = NSError(domain: "Leaf", code: 0)
        for level in 0..<40 {
            error = NSError(
                domain: "Level",
                code: level,
                userInfo: [ErrorTreeReader.severalKey: [error, error]]
            )
        }

        #expect(SiteSyncFailure(error as any Error).code == 39)
    }

    @Test func `the same error for many records is counted for each (SR-119)`() {
        let busy = NSError(domain: "X", code: 5)
        let parts = Dictionary(uniqueKeysWithValues: (0..<3).map { (AnyHashable($0), busy) })
        let error = NSError(
            domain: "CKErrorDomain",
            code: 2,
            userInfo: [ErrorTreeReader.partsKey: parts as [AnyHashable: any Error]]
        )

        guard case .error(let problem) = SiteSyncStatus(SiteSyncFailure(error as any Error)) else {
            Issue.record("no error")
            return
        }
        #expect(problem.reason == .partial(["X 5 (x3)"]))
    }

    @Test func `failures of ours stay what they are`() {
        let failure = SiteSyncFailure(message: "m", kind: .busy)
        let posix = FileSystemError(call: .open, path: "/a", code: ETIMEDOUT)

        #expect(SiteSyncFailure(failure as any Error) == failure)
        #expect(SiteSyncFailure(posix as any Error).kind == .offline)
    }

    @Test func `a folder that may not be read is said with the remedy (TR-28)`() {
        let error = FileSystemError(call: .list, path: "/shared", code: EACCES)

        #expect(
            SiteSyncFailure(error as any Error).message.english
                == "“/shared” could not be listed: Permission denied. Give yourself the right to read "
                + "and write it, and its folder, or choose another folder."
        )
    }

    private func text(_ text: String) -> [String: Any] {
        [NSLocalizedDescriptionKey: text]
    }

    private func failure(_ domain: String, _ code: Int, _ message: String) -> SiteSyncFailure {
        SiteSyncFailure(domain: domain, code: code, message: Phrase(verbatim: message))
    }
}
