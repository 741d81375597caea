public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// Undoes the last change that this device made to the records, or redoes it.
///
/// ``prepare(_:)`` announces the effect, and ``confirm()`` performs it. Without a question,
/// ``undo()`` and ``redo()`` act at once, and the sentence describes the change.
@MainActor
@Observable
public final class SiteUndoViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case loading(SiteUndo.Target)
        /// Nothing is reversed yet; ``SiteUndoViewModel/confirm()`` does it.
        case ready(SiteUndoPreview, SiteUndoAdapter)
        case undoing(SiteUndo.Target)
        /// There is no such change.
        case nothing(ErrorMessage)
        /// The change was reversed; the entries in `leftAlone` were changed since and stay
        /// unchanged.
        case done(SiteUndo.Target, SiteUndoAdapter, leftAlone: [SiteEntry])
        /// Nothing was written. Repeating the call tries again, and takes effect once.
        case failed(SiteUndo.Target, ErrorMessage)
    }

    public private(set) var state: State = .idle

    private let change: any UndoSiteChangeUseCaseProtocol
    private let preview: any PreviewSiteUndoUseCaseProtocol
    private let records: Feed<SiteRecords>
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay
    /// The undo that failed, but may have taken effect.
    private var unanswered: SiteUndo?
    /// The number of the newest preview, because late answers of others are dropped.
    private var newest = 0

    public init(
        change: any UndoSiteChangeUseCaseProtocol,
        preview: any PreviewSiteUndoUseCaseProtocol,
        records: Feed<SiteRecords>,
        identifiers: any IdentifierSource,
        display: SiteDisplay
    ) {
        self.change = change
        self.preview = preview
        self.records = records
        self.identifiers = identifiers
        self.display = display
    }

    /// True if ``redo()`` restores the last undone change.
    public var canRedo: Bool {
        if case .done(.lastChange, _, _) = state { true } else { false }
    }

    /// A number that grows with every change of the records, by any process.
    public var revision: Int { records.revision }

    /// The language and hour format of the texts, which can change while they are shown.
    public var locale: Locale { display.locale }

    /// Prepares the preview again after a change of the records, or that of the last change if
    /// there was nothing to reverse; ignored in every other state.
    public func renew() async {
        switch state {
        case .ready(let preview, _): await prepare(preview.undo.target)
        case .nothing: await prepare(.lastChange)
        case .idle, .loading, .undoing, .done, .failed: return
        }
    }

    /// Reads the effect of ``confirm()``; writes nothing.
    ///
    /// Ignored while an undo is running.
    public func prepare(_ target: SiteUndo.Target) async {
        switch state {
        case .loading, .undoing: return
        default: state = .loading(target)
        }
        newest += 1
        let number = newest
        await records.loadIfNeeded()
        let undo = SiteUndo(id: identifiers.next(), target: target)
        do throws(SiteRotationError) {
            let preview = try await preview.execute(undo)
            guard case .loading = state, number == newest else { return }
            state = .ready(preview, texts(of: preview.change, target))
        } catch {
            guard case .loading = state, number == newest else { return }
            state = error.isCancellation ? .idle : state(after: error, target)
        }
    }

    /// Reverses exactly the previewed change; ignored unless one is ready.
    public func confirm() async {
        guard case .ready(let preview, _) = state else { return }
        await carryOut(preview.undo)
    }

    /// Discards the preview without reversing anything.
    public func cancel() {
        switch state {
        case .loading, .ready: state = .idle
        default: return
        }
    }

    /// Undoes the last change; each call goes one change further back.
    public func undo() async { await reverse(.lastChange) }

    /// Redoes the last undone change.
    public func redo() async { await reverse(.lastUndo) }

    private func reverse(_ target: SiteUndo.Target) async {
        if case .undoing = state { return }
        let undo = unanswered?.target == target ? unanswered : nil
        await carryOut(undo ?? SiteUndo(id: identifiers.next(), target: target))
    }

    private func carryOut(_ operation: SiteUndo) async {
        let (target, former) = (operation.target, records.state.value)
        state = .undoing(target)
        do throws(SiteRotationError) {
            let undone = try await change.execute(operation)
            unanswered = nil
            await records.load()
            let texts = texts(of: undone, target, before: former)
            state = .done(target, texts, leftAlone: undone.leftAlone)
        } catch {
            // Only a storage failure leaves it unknown if the undo took effect.
            if case .repository = error { unanswered = operation } else { unanswered = nil }
            state = error.isCancellation ? .idle : state(after: error, target)
        }
    }

    private func state(after error: SiteRotationError, _ target: SiteUndo.Target) -> State {
        switch error {
        case .nothingToUndo, .nothingToRedo: .nothing(ErrorMessage(error, words: display.words))
        default: .failed(target, ErrorMessage(error, words: display.words))
        }
    }

    private func texts(
        of change: UndoneSiteChange,
        _ target: SiteUndo.Target,
        before former: SiteRecords? = nil
    ) -> SiteUndoAdapter {
        let records = records.state.value ?? SiteRecords()
        return SiteUndoAdapter(
            change,
            target: target,
            in: records,
            before: former,
            display: display
        )
    }
}
