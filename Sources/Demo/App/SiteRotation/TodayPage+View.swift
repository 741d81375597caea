import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The parts of the view.
extension TodayPage {
    var notices: [View] {
        var views: [View] = []
        if case .troubled(let message) = notice.state {
            views += [.paragraph("\(message.sentence, .caution)"), .blank]
        }
        if let ahead { views += [.paragraph("\(ahead.text, .caution)"), .blank] }
        return views
    }

    func worn(_ texts: SiteHomeAdapter) -> [View] {
        guard let active = texts.active else {
            return [.text("\(texts.title, .bold)"), .paragraph("\(texts.invitation)")]
        }
        let title: TerminalText = "\(data: active.title, .bold)"
        let profile: TerminalText = active.profile.map { "\(data: $0) · " } ?? ""
        return [
            state.width < Self.narrow
                ? .column([.text(title), .text("\(active.since)")])
                : .row([.text(title).width(.fill), .text("\(active.since)")]),
            .row([
                .bar(active.ringFraction, Self.style(of: active.status)).width(.fill),
                .text("\(active.elapsed) of \(active.target)"),
            ]),
            .text(
                profile + "\(active.statusText, Self.style(of: active.status)) · \(active.dueText)"
            ),
        ]
    }

    /// The line about the worn sensor.
    var sensor: [View] {
        guard let texts = model.sensorTexts else { return [] }
        return [.paragraph("\(texts.title, .dim): \(data: texts.text)")]
    }

    func next(_ texts: SiteHomeAdapter) -> [View] {
        let sites = sites(of: texts)
        let all = model.state.value?.recommendations.all.count ?? 0
        let invitation = texts.active == nil ? said("Next") : texts.invitation
        let heading = TerminalText(texts.remark ?? invitation, .dim)
        return [
            .paragraph(heading),
            .table(
                Table(
                    [.init("", priority: 2), .init("", .fill)],
                    count: sites.count + 1,
                    at: state.position
                ) { row in
                    sites.indices.contains(row)
                        ? ["\(data: sites[row].title)", "\(sites[row].lastUse)"]
                        : ["all \(all) locations …", ""]
                }
            ),
        ]
    }

    /// The list alone, or next to the body map if both fit.
    func beside(_ list: [View]) -> [View] {
        guard state.width >= 120, state.height >= 36, let shown = map.state.value,
            let texts = map.texts
        else { return list }
        let figures = BodyMapDrawing(shown, texts).lines(columns: BodyMapDrawing.wide)
        let drawing = View.text(figures).width(.fixed(BodyMapDrawing.wide))
        return [.row([.column(list), drawing]).height(.fill)]
    }

    private static func style(of status: WearStatus) -> TextStyle {
        switch status {
        case .onTrack: .good
        case .dueSoon: .caution
        case .overdue: .bad
        }
    }
}
