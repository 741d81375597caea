import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The preview of the change that an undo would revert.
final class UndoPage: AppPage {
    let state = PageState()
    let title = "Undo"
    let model: SiteUndoViewModel

    init(_ model: SiteUndoViewModel) {
        self.model = model
    }

    var trouble: ErrorMessage? {
        if case .failed(_, let message) = model.state { message } else { nil }
    }

    /// The change that would be taken back.
    var subject: AnyHashable? {
        if case .ready(let preview, _) = model.state { preview.change } else { nil }
    }

    var actions: [PageAction] {
        switch model.state {
        case .ready:
            [
                PageAction(.enter, "take back", "Change it as shown.") { [model] in
                    await model.confirm()
                    guard case .done(_, let texts, _) = model.state else { return .done }
                    let words = ([texts.title] + texts.effects).joined(separator: " ")
                    return model.canRedo ? .undone("\(words)") : .changed("\(words)")
                },
                PageAction.now("x", "leave it", "Change nothing.") { [model] in
                    model.cancel()
                },
            ]
        case .done, .idle:
            [
                PageAction("b", "one further back", "Show the change before.") { [model] in
                    await model.prepare(.lastChange)
                    return .done
                }
            ]
        case .loading, .undoing, .nothing: []
        case .failed: retry
        }
    }

    var view: View {
        switch model.state {
        case .idle: .text("Nothing was changed.")
        case .loading: .text("Looking what would be taken back …")
        case .ready(_, let texts): .column(lines(texts))
        case .undoing: .text("Taking it back …")
        case .nothing(let message): .text("\(message.sentence)")
        case .done(_, let texts, let leftAlone):
            .column(
                lines(texts)
                    + (leftAlone.isEmpty
                        ? [] : [.text("\(leftAlone.count) changed since and left alone.")])
            )
        case .failed: .text("Nothing was taken back.")
        }
    }

    func load() async { await model.prepare(.lastChange) }

    func stay() async {
        await PageState.follow { [model] in
            (model.revision, model.locale)
        } _: { [model] _ in
            Task { await model.renew() }
        }
    }

    private func lines(_ texts: SiteUndoAdapter) -> [View] {
        let others = texts.otherCount > 0 ? [said("and \(texts.otherCount) more")] : []
        return [.paragraph("\(texts.title, .bold)")]
            + (texts.effects + others).map { .paragraph("\($0)") }
    }
}
