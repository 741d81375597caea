/// Makes complications and widgets ask for their timelines again.
public protocol SiteTimelineReloader: Sendable {
    func reload()
}
