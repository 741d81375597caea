import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The parts of the view.
extension ConfirmPage {
    var form: [View] {
        let typed = moment(in: Name.when)
        var views: [View] = [
            SitePages.labelled(
                Name.when,
                .row([
                    field(Name.when).width(.fixed(20)),
                    .text("\("now, -2h, 12:00, yesterday 21:00", .dim)"),
                ])
            )
        ]
        if let problem = typed.problem {
            views.append(.paragraph("\(problem, .caution)"))
        } else if let date = typed.date {
            views.append(.paragraph("\(display.dateAndTime(date)). \(typed.remark ?? "")"))
        }
        views.append(SitePages.labelled(Name.note, field(Name.note)))
        if !model.profiles.isEmpty {
            let hours = model.profile.map { "\(display.number($0.hours)) \(display.texts.hours)" }
            views.append(
                SitePages.labelled(
                    ProfileField.name,
                    .row([
                        field(ProfileField.name), .text(TerminalText(hours ?? "", .dim)),
                    ])
                )
            )
        }
        guard let worn = records.state.value?.activeEntry else { return views }
        let end = typed.date ?? dates.now
        let wear = WearDuration(from: worn.startTime, to: end)
        let closing: TerminalText =
            end < worn.startTime
            ? """
            \(data: name(worn)) was logged after that, on \(display.dateAndTime(worn.startTime)). \
            A forgotten change is put in with i, on Today or in the history.
            """ : "Closes \(data: name(worn)) after \(display.texts.text(of: wear))."
        views += [
            .blank, .paragraph(closing),
            SitePages.labelled(Name.closing, field(Name.closing)),
            SitePages.labelled(RemovalFields.reason, field(RemovalFields.reason)),
            SitePages.labelled(
                RemovalFields.findings,
                .row([
                    field(RemovalFields.findings).width(.fixed(20)),
                    .text(TerminalText(RemovalFields.words, .dim)),
                ])
            ),
        ]
        if mayHaveEndedEarlier {
            views.append(
                SitePages.labelled(
                    RemovalFields.ended,
                    .row([
                        field(RemovalFields.ended).width(.fixed(20)),
                        .text("\("with this change, unless -2h, 12:00, …", .dim)"),
                    ])
                )
            )
            if let remark = moment(in: RemovalFields.ended).remark {
                views.append(.paragraph("\(SitePages.problem(remark, in: RemovalFields.ended))"))
            }
        }
        if let removalProblem { views.append(.paragraph("\(removalProblem, .caution)")) }
        return views
    }

    func question(_ last: SiteLoggedAgain) -> [View] {
        let moment = display.dateAndTime(last.active.startTime)
        let place = model.location.map { display.texts.displayName(of: $0) } ?? ""
        let sentence =
            last.isAhead
            ? said("\(name(last.active)) was logged on \(moment), which is ahead of this clock.")
            : said("\(name(last.active)) was logged on \(moment), minutes before.")
        let question =
            last.isSamePlace
            ? said("Log it again?")
            : said("Correct it to \(place), or log \(place) as well, as a new change?")
        let parts = [sentence, question, model.correctionRemark].compactMap(\.self)
        // A terminal with few lines has no room for gaps.
        let gap: [View] = state.height < 16 ? [] : [.blank]
        return Array(parts.map { [.paragraph("\(data: $0)")] }.joined(separator: gap))
    }
}
