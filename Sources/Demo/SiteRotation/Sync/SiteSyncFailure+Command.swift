import MomentumDomain

extension SiteSyncFailure: CommandFailureConvertible {
    var commandFailure: CommandFailure {
        guard !isCancelled else { return .interrupted }
        let status = SiteSyncStatus(self)
        let texts = SiteSyncTexts()
        return CommandFailure(
            domain: domain,
            code: code,
            kind: status.kind,
            message: message.isEmpty ? texts.unknown : message
        )
    }
}
