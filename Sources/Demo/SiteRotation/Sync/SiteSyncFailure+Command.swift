import MomentumCommandLine
import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumTerminal

extension SiteSyncFailure: CommandFailureConvertible {
    var commandFailure: CommandFailure {
        guard !isCancelled else { return .interrupted }
        let status = SiteSyncStatus(self)
        let message = message.isBlank ? SiteTexts(words: .current).sync.unknown : said(message)
        return CommandFailure(
            domain: domain,
            code: code,
            kind: kind == .wasEmptied ? "wasEmptied" : status.kind,
            message: [message, wayOut].compactMap(\.self)
                .joined(separator: " ")
        )
    }

    /// The command to type, if one can fix the failure.
    private var wayOut: String? {
        switch kind {
        case .noFolder: said("Use --create to make it.")
        case .wasEmptied: said("Use --create to publish them there anew.")
        case .otherFolder:
            said("Use --move to go on with the other folder, or --stop to sync with none.")
        default: nil
        }
    }
}
