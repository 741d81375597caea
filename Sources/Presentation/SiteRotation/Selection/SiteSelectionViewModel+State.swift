public import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteSelectionViewModel {
    public enum State: Hashable, Sendable {
        case choosing
        /// The location to confirm does not exist; another one can be chosen.
        case unavailable(ErrorMessage)
        case confirming(SiteChange)
        /// The last change was minutes ago: ``SiteSelectionViewModel/confirmAgain()`` logs this one
        /// too, ``SiteSelectionViewModel/cancel()`` does not. At another place,
        /// ``SiteSelectionViewModel/correctInstead()`` moves the active entry there.
        case asking(SiteChange, SiteLoggedAgain)
        /// The location rests. ``SiteSelectionViewModel/confirmAgain()`` uses it anyway without
        /// ending the rest; ``SiteSelectionViewModel/cancel()`` does not.
        case askingAboutRest(SiteChange, SiteRest)
        /// The other device is worn there or nearby. ``SiteSelectionViewModel/confirmAgain()`` uses
        /// the location anyway; ``SiteSelectionViewModel/cancel()`` does not.
        case askingAboutClash(SiteChange, SiteClash)
        case saving(SiteChange)
        /// Nothing was written; ``SiteSelectionViewModel/confirm()`` retries the change.
        case failed(SiteChange, ErrorMessage)
        case saved(LoggedSiteChange)
        /// The previous entry was moved to the location, and nothing was logged.
        case corrected(EditedSiteEntry)
        /// Nothing was written. ``SiteSelectionViewModel/correctInstead()`` retries the correction;
        /// the answers of ``asking(_:_:)`` also work.
        case correctionFailed(SiteChange, SiteLoggedAgain, ErrorMessage)
    }
}

extension SiteSelectionViewModel.State {
    /// The change in the question about a previous one, and that one.
    var question: (SiteChange, SiteLoggedAgain)? {
        switch self {
        case .asking(let draft, let again), .correctionFailed(let draft, let again, _):
            (draft, again)
        default: nil
        }
    }

    /// The change in a question of any kind, and the set before it; `closing` is that of a question
    /// about the place.
    func asked(closing: SiteEntry.ID?) -> (draft: SiteChange, seen: SiteEntry.ID?)? {
        switch self {
        case .asking(let draft, let again), .correctionFailed(let draft, let again, _):
            (draft, again.active.id)
        case .askingAboutRest(let draft, _), .askingAboutClash(let draft, _): (draft, closing)
        default: nil
        }
    }

    /// True for a question that an answer to the other one fits.
    func isQuestion(like other: Self) -> Bool {
        switch (self, other) {
        case (.asking, .asking), (.askingAboutRest, .askingAboutRest),
            (.askingAboutClash, .askingAboutClash):
            true
        default: false
        }
    }
}
