import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The frames of phone and watch, side by side.
@MainActor
struct WatchBoxes {
    let phone: SiteHomeViewModel
    let pair: WatchPair
    let open: @MainActor (AppRoute) -> Void
    /// The state of the page.
    let state = PageState()

    /// True if keys go to the phone.
    ///
    /// ``PageState/tab`` selects the device: the watch, or the phone.
    var isPhone: Bool { state.tab == 1 }

    /// The locations that the phone recommends.
    var rows: [SiteRowAdapter] { phone.texts?.recommended ?? [] }

    var remark: TerminalText {
        "link: \(pair.isLinked ? "reachable" : "cut") · answers \(pair.losesAnswers ? "lost" : "come")"
    }

    /// The number of rows of the device that receives keys; `watch` is the watch's number.
    func count(watch: Int) -> Int {
        if isPhone { return rows.count }
        return pair.isWristUp ? watch : 0
    }

    /// Runs both devices and keeps the phone's time, until the task is cancelled.
    func stay() async {
        async let devices: Void = pair.stay()
        await phone.keepTime()
        await devices
    }

    /// The action that logs at the phone's highlighted location.
    var logging: [PageAction] {
        guard rows.indices.contains(state.row) else { return [] }
        let location = rows[state.row].id
        return [
            PageAction.now(.enter, "log", "Log a change on the phone.") {
                open(.sites(.confirmation(location: location)))
            }
        ]
    }

    /// The actions that pass the keys to the phone or to the watch.
    var turning: [PageAction] {
        [
            PageAction.now(.left, "side", "Turn to the phone.") { turn(to: 1) },
            PageAction.now(.right, "side", "Turn to the watch.") { turn(to: 0) },
        ]
    }

    /// The two frames, with the watch's screen unless the wrist is down.
    func view(watch: [View], foot: TerminalText) -> View {
        let shown = pair.isWristUp ? watch : face
        return .row(
            [
                .box(isPhone ? "‹Phone›" : "Phone", .column(phoneViews))
                    .width(.fraction(0.55)).height(.fill),
                .box(isPhone ? "Watch" : "‹Watch›", foot: foot, .column(shown))
                    .width(.fill).height(.fill),
            ],
            gap: 1
        )
        .height(.fill)
    }

    /// A list that is highlighted while keys go to its device.
    func list(_ rows: [TerminalText], isPhone: Bool) -> View {
        let position = isPhone == self.isPhone ? state.position : ListPosition()
        return .list(rows.count, at: position) { rows.indices.contains($0) ? rows[$0] : "" }
    }

    private var phoneViews: [View] {
        guard let texts = phone.texts else { return [.text("Reading your records …")] }
        var views: [View] = [.text("\(texts.title, .bold)")]
        if let active = texts.active {
            views.append(.text("\(active.elapsed) of \(active.target) · \(active.statusText)"))
        } else {
            views.append(.paragraph("\(texts.invitation)"))
        }
        return views + [.blank, list(rows.map { "\(data: $0.title)" }, isPhone: true)]
    }

    private var face: [View] {
        var views: [View] = [.text("\("The wrist is down.", .dim)"), .blank]
        if let face = pair.face { views.append(.paragraph("\(face.inline)")) }
        return views
    }

    private func turn(to tab: Int) {
        state.tab = tab
        state.row = 0
    }
}
