import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

extension App {
    /// Takes the last change of the records back, or does it again, and says what that was.
    func undo(isRedo: Bool) {
        let target: SiteUndo.Target = isRedo ? .lastUndo : .lastChange
        work.start { [weak self] in
            guard let self else { return }
            do {
                let undone = try await root.sites.undo(target)
                let records = try await root.sites.records()
                let texts = SiteUndoAdapter(
                    undone,
                    target: target,
                    in: records,
                    display: root.sites.display
                )
                let effects = ([texts.title] + texts.effects).joined(separator: " ")
                let hint = isRedo ? "u undo" : "U redo"
                say(.said("\(effects) · \(hint)"))
            } catch {
                say(.said(TerminalText(ErrorMessage(error).sentence)))
            }
        }
    }
}
