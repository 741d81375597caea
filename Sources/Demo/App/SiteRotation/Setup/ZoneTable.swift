import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The zones of the rotation as rows with a switch for each side.
///
/// ``PageState/tab`` is the chosen side. The table keeps the zones from its creation.
@MainActor
struct ZoneTable {
    let model: SiteLocationsViewModel
    let state: PageState
    let records: Feed<SiteRecords>
    /// True for a table with the uses of each zone.
    let countsUses: Bool
    let display: SiteDisplay
    let now: Date
    let zones: [SiteZone]

    private static var names: [TerminalText] { ["Left", "Right", "Whole"] }

    init(
        _ model: SiteLocationsViewModel,
        _ state: PageState,
        records: Feed<SiteRecords>,
        countsUses: Bool,
        display: SiteDisplay,
        now: Date
    ) {
        self.model = model
        self.state = state
        self.records = records
        self.countsUses = countsUses
        self.display = display
        self.now = now
        zones = model.zones.value ?? []
    }

    /// The number of sides of any zone: left and right, and one place without a side.
    var sides: Int {
        zones.contains { $0.locations.contains { $0.side == nil } } ? 3 : 2
    }

    /// The highlighted zone.
    var zone: SiteZone? { zones.indices.contains(state.row) ? zones[state.row] : nil }

    /// The highlighted zone's location at the chosen side, or its only one.
    var location: SiteLocation? {
        guard let zone else { return nil }
        return Self.location(of: zone, side: state.tab)
            ?? (zone.locations.count == 1 ? zone.locations.first : nil)
    }

    func turn(_ step: Int) {
        state.tab = (min(state.tab, sides - 1) + step + sides) % sides
    }

    /// The number of locations by state, such as `3 on · 1 off`.
    var summary: String {
        let locations = zones.flatMap(\.locations)
        let on = locations.count(where: \.isEnabled)
        return said("\(on) on · \(locations.count - on) off")
    }

    var view: View {
        let sides = sides
        var columns: [Table.Column] = [.init("Zone", priority: 9)]
        let names = Self.names
        let width = (names.map(\.displayWidth).max() ?? 0) + 2
        columns += (0..<sides).map { side in
            let name = names[side]
            let title: TerminalText = side == state.tab ? "‹\(name, .bold)›" : " \(name) "
            return .init(title, .fixed(width), priority: 8)
        }
        if countsUses {
            let uses: TerminalText = "Uses"
            columns += [
                .init(uses, .fixed(max(uses.displayWidth, 5)), isTrailing: true, priority: 3),
                .init("Last", .fill, priority: 4),
            ]
        }
        return .table(
            Table(columns, count: zones.count, at: state.position) { row in
                guard zones.indices.contains(row) else { return [] }
                return cells(zones[row], sides: sides)
            }
        )
    }

    private func cells(_ zone: SiteZone, sides: Int) -> [TerminalText] {
        let name = zone.shownName
        var cells: [TerminalText] = [zone.isCustom ? "\(data: name) *" : "\(data: name)"]
        cells += (0..<sides).map { side in
            guard let location = Self.location(of: zone, side: side) else { return "  –" }
            return location.isEnabled ? " [x]" : " [ ]"
        }
        guard countsUses, let records = records.state.value else { return cells }
        let uses = zone.locations.compactMap { records.entries.use(of: $0.id) }
        let rests = zone.locations.map { records.placeRest(of: $0.id) }
        let latest = rests.compactMap { $0.removal(at: now) }.max()
        let rest =
            rests.contains(.inUse) ? .inUse : latest.map(PlaceRest.since) ?? PlaceRest.neverUsed
        return cells + [
            "\(uses.map(\.count).reduce(0, +))", "\(display.lastUse(rest, now: now))",
        ]
    }

    private static func location(of zone: SiteZone, side: Int) -> SiteLocation? {
        zone.locations.first { location in
            switch location.side {
            case .left: side == 0
            case .right: side == 1
            case nil: side == 2
            }
        }
    }
}

extension ZoneTable {
    /// The actions that switch locations.
    var actions: [PageAction] {
        guard zone != nil else { return [] }
        return [
            PageAction(" ", "switch", "Switch the highlighted location on or off.") {
                await switchLocation()
            },
            PageAction("z", "zone", "Switch all locations of the zone on or off.") {
                await switchZone()
            },
            PageAction.now(.left, "side", "Choose the side before.") { turn(-1) },
            PageAction.now(.right, "side", "Choose the next side.") { turn(1) },
        ]
    }

    /// The failure of the last change, or of reading the locations.
    var trouble: ErrorMessage? {
        if case .failed(_, let message, _) = model.state { return message }
        return model.zones.failure
    }

    /// The actions after a failure.
    var remedies: [PageAction] {
        guard trouble != nil else { return [] }
        var actions = [
            PageAction("r", "retry", "Try again.") {
                if case .failed = model.state { await model.retry() } else { await model.load() }
                return .done
            }
        ]
        if case .failed = model.state {
            actions.append(
                PageAction.now("c", "leave it", "Leave it as it was.") {
                    model.cancel()
                }
            )
        }
        return actions
    }

    private func switchLocation() async -> PageAction.Outcome {
        guard let location else { return .said("This zone has no such side.") }
        await model.setLocations([location.id], isEnabled: !location.isEnabled)
        return await outcome(location.shownName, isOn: !location.isEnabled)
    }

    private func switchZone() async -> PageAction.Outcome {
        guard let zone else { return .done }
        await model.setZone(zone.id, isEnabled: !zone.isEnabled)
        return await outcome(zone.shownName, isOn: !zone.isEnabled)
    }

    private func outcome(_ name: String, isOn: Bool) async -> PageAction.Outcome {
        if case .failed = model.state { return .done }
        // The change is reported a moment later, but the next key must start from it.
        await records.load()
        return .changed("Switched \(isOn ? "on" : "off") \(data: name).")
    }
}
