import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The first screen of the watch, beside the phone that it belongs to.
final class WatchPage: AppPage {
    let state = PageState()
    private let model: WatchHomeViewModel
    private let phone: SiteHomeViewModel
    private let pair: WatchPair
    private let open: @MainActor (AppRoute) -> Void

    init(
        _ model: WatchHomeViewModel,
        phone: SiteHomeViewModel,
        pair: WatchPair,
        open: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.model = model
        self.phone = phone
        self.pair = pair
        self.open = open
    }

    var title: String { "Watch" }
    var remark: TerminalText { boxes.remark }

    var count: Int {
        if boxes.isPhone { return boxes.rows.count }
        guard pair.isWristUp, model.texts.canChoose else { return 0 }
        return model.texts.recommended.count + 1
    }

    var trouble: ErrorMessage? { model.state.failure ?? phone.state.failure }

    var actions: [PageAction] {
        var actions: [PageAction] = []
        if count > 0 {
            let help = boxes.isPhone ? "Log a change on the phone." : "Ask the phone for a change."
            actions.append(
                PageAction.now(.enter, "log", help) { [self] in
                    chooseRow()
                }
            )
        }
        actions += pair.actions + boxes.turning
        if !model.situation.refused.isEmpty {
            actions.append(
                PageAction("x", "seen", "Remove the refusals, which you have seen.") { [model] in
                    await model.dismissRefusals()
                    return .done
                }
            )
        }
        if trouble != nil {
            actions.append(
                SitePages.retry("Read again what could not be read.") { [self] in await load() }
            )
        }
        return actions
    }

    var view: View {
        let texts = model.texts
        var views: [View] = [.text("\(texts.title, .bold)")]
        if let active = texts.active {
            views.append(.text("\(active.elapsed) of \(active.target) · \(active.statusText)"))
        }
        if let invitation = texts.invitation { views.append(.paragraph("\(invitation)")) }
        if texts.canChoose {
            let names = texts.recommended.map { "\($0.title)" as TerminalText }
            views += [.blank, boxes.list(names + ["all locations …"], isPhone: false)]
        }
        views += texts.notices.map { .paragraph("\($0, .caution)") }
        return boxes.view(watch: views, foot: foot)
    }

    func load() async {
        await phone.load()
        await model.load()
    }

    func stay() async {
        async let devices: Void = pair.stay()
        async let time: Void = phone.keepTime()
        await model.keepTime()
        _ = await (devices, time)
    }

    private var boxes: WatchBoxes { WatchBoxes(phone: phone, pair: pair, state: state) }

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
        let rows = boxes.isPhone ? boxes.rows : model.texts.recommended
        switch (boxes.isPhone, rows.indices.contains(state.row)) {
        case (true, true): open(.sites(.confirmation(location: rows[state.row].id)))
        case (true, false): break
        case (false, true): model.log(at: rows[state.row].id)
        case (false, false): model.chooseLocation()
        }
    }
}
