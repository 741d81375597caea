import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// A page of the tracker that shows records.
protocol SitePage: AppPage {
    var sources: SiteSources { get }
}

/// The records, texts and clock of the tracker's pages.
struct SiteSources {
    let records: Feed<SiteRecords>
    let display: SiteDisplay
    let dates: any WallClock
}

extension SitePage {
    var records: Feed<SiteRecords> { sources.records }
    var display: SiteDisplay { sources.display }
    var dates: any WallClock { sources.dates }

    /// The name of the location of an entry.
    func name(_ entry: SiteEntry) -> String {
        display.texts.displayName(of: records.state.value?.location(entry.locationID))
    }

    /// The hint that the place of a removed set can rest, if this is offered; otherwise empty.
    func wayToRest(after entry: SiteEntry) -> String {
        records.state.value?.suggestsRest(after: entry, at: dates.now) == true
            ? said(" To do that, press : and type rests.") : ""
    }

    /// The moment that a typed text denotes.
    func moment(_ text: String) -> TypedMoment {
        TypedMoment(text, now: dates.now, calendar: display.calendar)
    }

    /// The time for a text; an unchanged text keeps the former time to the millisecond.
    func moment(_ text: String, of former: Date?) -> Date? {
        if let former, text == typed(former) { return former }
        let typed = moment(text)
        return typed.problem == nil ? typed.date ?? dates.now : nil
    }

    /// The remarks on fields with a typed time that the clocks show twice.
    ///
    /// An unchanged text has none, because it keeps the former time, which may be the second one.
    func remarks(_ fields: [(name: String, former: Date?)]) -> [View] {
        fields.compactMap { name, former in
            guard let text = state.text(name), text != former.map(typed),
                let remark = moment(text).remark
            else { return nil }
            return .paragraph("\(SitePages.problem(remark, in: name))")
        }
    }

    private func typed(_ date: Date) -> String { SitePages.typed(date, in: display.calendar) }
}
