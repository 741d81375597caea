import MomentumSiteRotationDomain
import MomentumTerminal

extension PageAction.Outcome {
    /// A sentence about settings; only the wearer's are records, which an undo takes back.
    static func set(
        _ text: TerminalText,
        _ settings: SiteSettings?,
        from former: SiteSettings?
    ) -> PageAction.Outcome {
        guard let settings, let former else { return .said(text) }
        return settings.with(device: former) == former ? .said(text) : .changed(text)
    }
}
