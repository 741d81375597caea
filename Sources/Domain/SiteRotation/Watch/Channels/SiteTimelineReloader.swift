/// Makes complications and widgets request new timelines.
public protocol SiteTimelineReloader: Sendable {
    func reload()
}
