import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The parts of the view.
extension LocationsPage {
    var view: View {
        if let draft = model.draft { return .column(form(draft)) }
        guard let zones = model.zones.value else {
            let words: TerminalText =
                trouble == nil ? "Reading the locations …" : "They could not be read."
            return .text(words)
        }
        var views = [table.view]
        if zones.contains(where: \.isCustom) {
            views.append(.text("\("* added by you", .dim)"))
        }
        return .column(views)
    }

    func form(_ draft: SiteZoneDraft) -> [View] {
        var views: [View] = [.text("A zone of your own"), .blank]
        if fields.isEmpty {
            let sides: TerminalText = draft.hasSides ? "left and right" : "one place"
            views.append(.text("\(draft.bodyPart) \(draft.qualifier) (\(sides))"))
        }
        views += fields.map { SitePages.labelled($0.name, field($0.name), columns: 14) }
        if !draft.bodyPart.isEmpty, let problem = model.problem {
            views += [.blank, .paragraph("\(problem.sentence, .caution)")]
        }
        return views
    }
}
