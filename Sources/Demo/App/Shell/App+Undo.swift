import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

extension App {
    /// Shows what taking back the last change would do, or doing it again, and asks.
    func undo(isRedo: Bool) {
        let model = undoing
        work.act(isRedo ? "redo" : "undo") { [weak self] in
            await model.prepare(isRedo ? .lastUndo : .lastChange)
            switch model.state {
            case .ready(_, let texts):
                let words = ([texts.title] + texts.effects).joined(separator: " ")
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

    /// Reverses what was shown, and says so.
    private func confirmUndo() {
        let model = undoing
        work.act("undo") { [weak self] in
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
                    ? [] : ["\(leftAlone.count) changed since and left alone."]
                let words = ([texts.title] + texts.effects + rest).joined(separator: " ")
                self?.say(model.canRedo ? .undone("\(words)") : .changed("\(words)"))
            }
        }
    }
}
