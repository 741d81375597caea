import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The zones of the rotation: switching, moving, adding and removing them.
final class LocationsPage: SitePage {
    private enum Name {
        static let bodyPart = "Body part"
        static let qualifier = "Which part"
        static let sides = "Left and right"
    }

    let state = PageState()
    let model: SiteLocationsViewModel
    let sources: SiteSources

    init(_ model: SiteLocationsViewModel, _ sources: SiteSources) {
        self.model = model
        self.sources = sources
    }

    var title: String { "Locations" }
    var remark: TerminalText { "\(table.summary)" }
    var count: Int { isAdding ? 0 : model.zones.value?.count ?? 0 }
    func identity(ofRow row: Int) -> AnyHashable? { model.zones.value?[row].id }
    var trouble: ErrorMessage? { table.trouble }

    var isUnsaved: Bool {
        guard let draft = model.draft else { return false }
        return draft.bodyPart.nilIfBlank != nil || draft.qualifier.nilIfBlank != nil
    }

    var fields: [PageField] {
        guard case .adding(let draft) = model.state else { return [] }
        return [
            .text(Name.bodyPart, draft.bodyPart) { [model] text in
                model.edit { $0.bodyPart = text }
            },
            .text(Name.qualifier, draft.qualifier) { [model] text in
                model.edit { $0.qualifier = text }
            },
            .flag(Name.sides, draft.hasSides) { [model] in model.edit { $0.hasSides.toggle() } },
        ]
    }

    var actions: [PageAction] {
        let table = table
        return switch model.state {
        case .adding: adding
        case .saving: []
        case .failed: table.remedies.map(returningToForm)
        case .showing, .confirmingRemoval:
            table.actions + moving(in: table) + changing(in: table) + table.remedies
        }
    }

    func load() async { await model.load() }

    private var isAdding: Bool { model.draft != nil }

    var table: ZoneTable {
        ZoneTable(
            model,
            state,
            records: records,
            countsUses: true,
            display: display,
            now: dates.now
        )
    }

    private func moving(in table: ZoneTable) -> [PageAction] {
        guard let zone = table.zone else { return [] }
        var actions: [PageAction] = []
        if state.row > 0 {
            actions.append(
                PageAction("K", "move up", "Move the zone up.") { [self] in
                    await move(zone, to: state.row - 1)
                }
            )
        }
        if state.row < table.zones.count - 1 {
            actions.append(
                PageAction("J", "move down", "Move the zone down.") { [self] in
                    await move(zone, to: state.row + 1)
                }
            )
        }
        return actions
    }

    private func changing(in table: ZoneTable) -> [PageAction] {
        var actions = [
            PageAction.now("n", "new", "Add a zone of your own.") { [self] in
                model.startAdding()
                state.typed = [:]
                state.focus = 0
            }
        ]
        if let zone = table.zone, !zone.removableLocations.isEmpty {
            actions.append(
                PageAction("d", "remove own", "Remove the zone, which you have added.") { [self] in
                    model.askToRemove(zone.id)
                    return await remove(zone.shownName)
                }
            )
        }
        if let location = table.location, location.isCustom {
            actions.append(
                PageAction("x", "remove side", "Remove the location at this side.") { [self] in
                    model.askToRemove([location])
                    return await remove(location.shownName)
                }
            )
        }
        return actions
    }

    private var adding: [PageAction] {
        [
            PageAction(.control("s"), "save", "Add the zone.") { [self] in await add() },
            PageAction(.enter, "add", "Add the zone.") { [self] in await add() },
            PageAction.now(.control("x"), "add nothing", "Add no zone.") { [self] in
                model.cancel()
                state.focus = nil
            },
        ]
    }

    private func move(_ zone: SiteZone, to position: Int) async -> PageAction.Outcome {
        await model.move(zone.id, to: position)
        if case .failed = model.state { return .done }
        await records.load()
        state.row = position
        return .changed("Moved \(data: zone.shownName).")
    }

    /// Removes without a question, because undo restores the location (TA-15).
    private func remove(_ name: String) async -> PageAction.Outcome {
        await model.remove()
        if case .failed = model.state { return .done }
        await records.load()
        state.row = min(state.row, max(count - 1, 0))
        return .changed("Removed \(data: name). What was worn there stays in the history.")
    }

    private func add() async -> PageAction.Outcome {
        guard let draft = model.draft else { return .done }
        if let problem = model.problem { return .said("\(problem.sentence)") }
        await model.add()
        state.focus = nil
        if case .failed = model.state { return .done }
        await records.load()
        let name = [draft.qualifier, draft.bodyPart].filter { $0.nilIfBlank != nil }
        state.row = max(count - 1, 0)
        return .changed("Added \(data: name.joined(separator: " ")).")
    }

    /// Returns to the form once the cause of a failed addition is fixed.
    private func returningToForm(_ action: PageAction) -> PageAction {
        PageAction(action.key, action.name, action.help) { [self] in
            let outcome = await action.perform()
            if case .adding = model.state { state.focus = 0 }
            return outcome
        }
    }
}
