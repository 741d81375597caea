public import MomentumSiteRotationPresentation

extension SiteRotationBuilder {
    /// The reminders of the worn set.
    public func makeRemindersViewModel() -> SiteRemindersViewModel {
        SiteRemindersViewModel(
            keeper: reminderKeeper,
            changes: reminderChanges,
            identifiers: identifiers
        )
    }
}
