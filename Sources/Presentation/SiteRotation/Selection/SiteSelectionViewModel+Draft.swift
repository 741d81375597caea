public import MomentumSiteRotationDomain

extension SiteSelectionViewModel {
    /// The change that is being confirmed or saved; `nil` while choosing.
    public var draft: SiteChange? {
        switch state {
        case .choosing, .unavailable, .saved, .corrected: nil
        case .confirming(let draft), .asking(let draft, _), .askingAboutRest(let draft, _),
            .askingAboutClash(let draft, _), .saving(let draft), .failed(let draft, _),
            .correctionFailed(let draft, _, _):
            draft
        }
    }

    public var canConfirm: Bool {
        switch state {
        case .confirming, .failed: true
        case .choosing, .unavailable, .asking, .askingAboutRest, .askingAboutClash, .saving,
            .saved, .corrected, .correctionFailed:
            false
        }
    }
}
