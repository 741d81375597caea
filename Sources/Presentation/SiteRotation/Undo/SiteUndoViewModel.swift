public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// Takes back the last change that this device made to the records, or does it again.
///
/// A change is taken back at once, and the sentence says what that was; ``redo()`` restores it.
@MainActor
@Observable
public final class SiteUndoViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case undoing(SiteUndo.Target)
        /// There is no such change.
        case nothing(ErrorMessage)
        /// It was reversed; `leftAlone` were changed since and stay as they are.
        case done(SiteUndo.Target, SiteUndoAdapter, leftAlone: [SiteEntry])
        /// Nothing was written. The same call tries it again, and takes effect once.
        case failed(SiteUndo.Target, ErrorMessage)
    }

    public private(set) var state: State = .idle

    private let change: any UndoSiteChangeUseCaseProtocol
    private let records: Feed<SiteRecords>
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay
    /// The undo that failed, which may have taken effect.
    private var unanswered: SiteUndo?

    public init(
        change: any UndoSiteChangeUseCaseProtocol,
        records: Feed<SiteRecords>,
        identifiers: any IdentifierSource,
        display: SiteDisplay
    ) {
        self.change = change
        self.records = records
        self.identifiers = identifiers
        self.display = display
    }

    /// True if ``redo()`` restores what was taken back last.
    public var canRedo: Bool {
        if case .done(.lastChange, _, _) = state { true } else { false }
    }

    /// Takes the last change back; each call goes one further back.
    public func undo() async { await reverse(.lastChange) }

    /// Does again what the last undo took back.
    public func redo() async { await reverse(.lastUndo) }

    private func reverse(_ target: SiteUndo.Target) async {
        if case .undoing = state { return }
        let undo = unanswered?.target == target ? unanswered : nil
        let operation = undo ?? SiteUndo(id: identifiers.next(), target: target)
        state = .undoing(target)
        do throws(SiteRotationError) {
            let undone = try await change.execute(operation)
            unanswered = nil
            await records.load()
            let texts = SiteUndoAdapter(
                undone,
                target: target,
                in: records.state.value ?? SiteRecords(),
                display: display
            )
            state = .done(target, texts, leftAlone: undone.leftAlone)
        } catch {
            if case .nothingToUndo = error {
                unanswered = nil
                state = .nothing(ErrorMessage(error))
            } else {
                unanswered = operation
                state = .failed(target, ErrorMessage(error))
            }
        }
    }
}
