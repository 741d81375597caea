import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The choice of a location on the watch, and its confirmation, next to the phone.
final class WatchChoicePage: AppPage {
    private let model: WatchSelectionViewModel
    private let boxes: WatchBoxes

    init(_ model: WatchSelectionViewModel, _ boxes: WatchBoxes) {
        self.model = model
        self.boxes = boxes
    }

    var state: PageState { boxes.state }

    var isTitleAName: Bool { true }
    var title: String { model.location?.location.shownName ?? said("Where") }
    var remark: TerminalText { boxes.remark }

    var count: Int {
        boxes.count(watch: isChoosing ? rows.count : 0)
    }

    var trouble: ErrorMessage? {
        switch model.state {
        case .unavailable(let message), .failed(_, let message): message
        case .choosing, .confirming, .queueing, .sent: boxes.phone.state.failure
        }
    }

    var actions: [PageAction] { main + boxes.pair.actions + boxes.turning }

    var view: View { boxes.view(watch: watch, foot: "") }

    func load() async {
        await boxes.phone.load()
        await model.load()
    }

    func stay() async { await boxes.stay() }

    private var isChoosing: Bool {
        switch model.state {
        case .choosing, .unavailable: true
        case .confirming, .queueing, .sent, .failed: false
        }
    }

    /// The recommended locations, then the others.
    private var rows: [SiteRowAdapter] {
        let recommended = model.recommended
        let known = Set(recommended.map(\.id))
        return recommended + model.all.filter { !known.contains($0.id) }
    }

    private var main: [PageAction] {
        if boxes.isPhone { return boxes.logging }
        guard boxes.pair.isWristUp else { return [] }
        switch model.state {
        case .choosing, .unavailable:
            return count == 0 ? [] : [choosing]
        case .confirming, .failed:
            return [
                PageAction(.enter, "ask the phone", "Ask the phone to log the change.") { [self] in
                    await confirm()
                },
                PageAction.now("o", "other place", "Go back to the choice.") { [model] in
                    model.cancel()
                },
            ]
        case .queueing, .sent: return []
        }
    }

    private var choosing: PageAction {
        .now(.enter, "choose", "Go on with the highlighted location.") { [self] in
            let rows = rows
            if rows.indices.contains(state.row) { model.choose(rows[state.row].id) }
        }
    }

    private func confirm() async -> PageAction.Outcome {
        let name = model.location?.location.shownName ?? ""
        await model.confirm()
        guard case .sent = model.state else { return .done }
        return .said("The watch asks for \(data: name).")
    }

    private var watch: [View] {
        switch model.state {
        case .choosing, .unavailable:
            let rows = rows
            guard !rows.isEmpty else { return [.paragraph("The phone has not said anything yet.")] }
            return [boxes.list(rows.map { "\(data: $0.title) · \($0.lastUse)" }, isPhone: false)]
        case .confirming(let site), .failed(let site, _):
            return [.paragraph("Ask the phone to log \(data: site.location.shownName, .bold)?")]
        case .queueing(let site):
            return [.paragraph("Sending \(data: site.location.shownName) …")]
        case .sent: return [.paragraph("It is on its way.")]
        }
    }
}
