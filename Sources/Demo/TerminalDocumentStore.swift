import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain

/// Documents in files, and in standard input and output where a command line names those.
struct TerminalDocumentStore: SiteDocumentStore {
    let console: Console
    private let files = FileSiteDocumentStore()

    init(console: Console) {
        self.console = console
    }

    func contents(of url: URL) async throws(SiteDocumentError) -> [UInt8] {
        guard url.isStandardInput else { return try await files.contents(of: url) }
        do {
            return try await console.input.rest()
        } catch {
            let failure = CommandFailure(error)
            throw .unreadable(
                FailureCause(
                    domain: failure.domain,
                    code: failure.code,
                    explanation: failure.message
                )
            )
        }
    }

    func write(_ bytes: [UInt8], to url: URL) async throws(SiteDocumentError) {
        guard url.isStandardOutput else { return try await files.write(bytes, to: url) }
        console.write(content: bytes)
    }
}
