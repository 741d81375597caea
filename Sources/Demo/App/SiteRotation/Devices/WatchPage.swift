import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The first screen of the watch, next to its phone.
final class WatchPage: AppPage {
    private let model: WatchHomeViewModel
    private let boxes: WatchBoxes

    init(_ model: WatchHomeViewModel, _ boxes: WatchBoxes) {
        self.model = model
        self.boxes = boxes
    }

    var state: PageState { boxes.state }

    var title: String { "Watch" }
    var remark: TerminalText { boxes.remark }

    var count: Int {
        let texts = model.texts
        return boxes.count(watch: texts.canChoose ? texts.recommended.count + 1 : 0)
    }

    var trouble: ErrorMessage? { model.state.failure ?? boxes.phone.state.failure }

    var actions: [PageAction] {
        var actions: [PageAction] = []
        if boxes.isPhone {
            actions = boxes.logging
        } else if count > 0 {
            actions = [
                PageAction.now(.enter, "log", "Ask the phone for a change.") { [self] in
                    chooseRow()
                }
            ]
        }
        actions += boxes.pair.actions + boxes.turning
        if !model.situation.refused.isEmpty {
            actions.append(
                PageAction("x", "seen", "Remove the refusals, which you have seen.") { [model] in
                    await model.dismissRefusals()
                    return .done
                }
            )
        }
        return actions + retry
    }

    var view: View {
        let texts = model.texts
        var views: [View] = [.text("\(texts.title, .bold)")]
        if let active = texts.active {
            views.append(.text("\(active.elapsed) of \(active.target) · \(active.statusText)"))
        }
        if let invitation = texts.invitation { views.append(.paragraph("\(invitation)")) }
        if texts.canChoose {
            let names = texts.recommended.map { "\(data: $0.title)" as TerminalText }
            views += [.blank, boxes.list(names + ["all locations …"], isPhone: false)]
        }
        views += texts.notices.map { .paragraph("\($0, .caution)") }
        return boxes.view(watch: views, foot: foot)
    }

    func load() async {
        await boxes.phone.load()
        await model.load()
    }

    func stay() async {
        async let devices: Void = boxes.stay()
        await model.keepTime()
        await devices
    }

    /// The requests that no state has answered.
    private var foot: TerminalText {
        let waiting = model.situation.waiting.count
        return switch waiting {
        case 0: ""
        case 1: "1 request, no answer"
        default: "\(waiting) requests, no answer"
        }
    }

    private func chooseRow() {
        let rows = model.texts.recommended
        if rows.indices.contains(state.row) {
            model.log(at: rows[state.row].id)
        } else {
            model.chooseLocation()
        }
    }
}
