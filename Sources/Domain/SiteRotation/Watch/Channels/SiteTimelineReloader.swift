/// Has complications and widgets ask for their timelines again (SR-142).
public protocol SiteTimelineReloader: Sendable {
    func reload()
}
