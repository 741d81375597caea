import Foundation
import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain

enum SitesTimelineCommand {
    static let watch = Option.flag("watch", "Those of the watch, by what the phone said last.")

    static let command = Command(
        "timeline",
        summary: "Show what complications and widgets show for the next two hours.",
        options: [watch],
        example: "momentum sites timeline",
        json: """
            {"entries": [{"date", "rectangular": {"title", "detail" | null}, "circular": {"text", \
            "ringFraction", "status" | null}, "inline"}], "nextRequest", "start" | null}
            """
    ) { call, context in
        let timeline: SiteTimeline
        if call[watch] {
            timeline = try await WatchRoot(context).builder().timeline.execute()
        } else {
            let composition = try await CompositionRoot.forRecords(.init(context: context))
            // Pushes as a launching phone does: the widgets show the state of the records.
            await composition.phone.host.push()
            timeline = try await composition.phone.timeline.execute()
        }
        let sites = try CompositionRoot(.init(context: context)).sites
        await sites.showChosenHours()
        let display = sites.display
        return CommandResult(
            SiteTimelineDocument(timeline, display: display),
            text: SiteTimelineDocument.text(
                timeline,
                display: display,
                on: context.console.traits
            )
        )
        .paged()
    }
}
