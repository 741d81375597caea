import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain

/// Documents in files, or in standard input and output if a command line names those.
struct TerminalDocumentStore: SiteDocumentStore {
    private let console: Console
    private let ownFiles: OwnFiles
    private let files = FileSiteDocumentStore()

    init(_ context: CommandContext) {
        self.init(console: context.console, folder: context.dataDirectory)
    }

    /// Creates a store for documents that are read, or written outside the data in `folder`.
    init(console: Console, folder: URL? = nil) {
        self.console = console
        ownFiles = OwnFiles(folder)
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
                    explanation: Phrase(verbatim: failure.message)
                )
            )
        }
    }

    func write(_ bytes: [UInt8], to url: URL) async throws(SiteDocumentError) {
        guard url.isStandardOutput else {
            let isBackup = JSONLinesSiteBackupFormat.isBackup(bytes)
            if let refusal = ownFiles.refusal(of: url, isBackup: isBackup) {
                throw .unwritable(refusal)
            }
            return try await files.write(bytes, to: url)
        }
        console.write(content: bytes)
    }
}
