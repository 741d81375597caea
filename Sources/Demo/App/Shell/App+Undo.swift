import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

extension App {
    /// Shows the effect of undoing or redoing the last change, and asks.
    func undo(isRedo: Bool) {
        let model = undoing
        work.act(said(isRedo ? "redo" : "undo")) { [weak self] in
            await model.prepare(isRedo ? .lastUndo : .lastChange)
            switch model.state {
            case .ready(_, let texts):
                let words = Self.words(of: texts)
                self?.ask(.init(text: words, isOfLeaving: false) { self?.confirmUndo() })
            case .nothing(let message):
                self?.say(.said(TerminalText(message.sentence)))
            case .failed(_, let message):
                self?.say(.said(TerminalText(message.sentence)))
                self?.report(message)
            case .idle, .loading, .undoing, .done: break
            }
        }
    }

    /// Performs the undo or redo that was shown, and reports it.
    private func confirmUndo() {
        let model = undoing
        work.act(said("undo")) { [weak self] in
            await model.confirm()
            switch model.state {
            case .idle, .loading, .ready, .undoing: break
            case .nothing(let message):
                self?.say(.said(TerminalText(message.sentence)))
            case .failed(_, let message):
                self?.say(.said(TerminalText(message.sentence)))
                self?.report(message)
            case .done(_, let texts, let leftAlone):
                let rest =
                    leftAlone.isEmpty
                    ? [] : [said("\(leftAlone.count) changed since and left alone.")]
                let words = ([Self.words(of: texts)] + rest).joined(separator: " ")
                self?.say(model.canRedo ? .undone("\(words)") : .changed("\(words)"))
                // The undo may have removed what these screens show.
                self?.reopenFinished()
            }
        }
    }

    private static func words(of texts: SiteUndoAdapter) -> String {
        let others = texts.otherCount > 0 ? [said("And \(texts.otherCount) more.")] : []
        return ([texts.title] + texts.effects + others).joined(separator: " ")
    }
}
