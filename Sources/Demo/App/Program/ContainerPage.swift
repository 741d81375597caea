import MomentumContainer
import MomentumTerminal

/// The services of the program, each with its dependencies and dependents.
final class ContainerPage: AppPage {
    /// A service with its neighbours.
    private struct Row {
        let layer: String
        let name: String
        let lifetime: Lifetime
        let isOnMainActor: Bool
        /// The lifetime, scopes and actor, in the words of the graph.
        let traits: String
        let needs: [String]
        var neededBy: [String] = []
        /// The lifetime and actor, short enough to appear next to the name.
        var kept: String {
            let time =
                switch lifetime {
                case .transient: said("transient")
                case .singleton: said("kept")
                case .scoped: said("scoped")
                case .seed: said("seed")
                }
            return isOnMainActor ? said("main actor, \(time)") : time
        }

        var words: String { "\(layer) \(name) \(traits)".lowercased() }
    }

    let state = PageState()
    let title = "Container"
    private let rows: [Row]
    /// The matching rows, with the filter that found them.
    private var found: (filter: String, rows: [Row])?

    init(_ graph: ServiceGraph) {
        let needs = Dictionary(grouping: graph.edges, by: \.from)
        let neededBy = Dictionary(grouping: graph.edges, by: \.to)
        rows = graph.services.map { service in
            Row(
                layer: String(service.key.module.trimmingPrefix("Momentum")),
                name: "\(service.key)",
                lifetime: service.lifetime,
                isOnMainActor: service.isOnMainActor,
                traits: service.traits,
                needs: (needs[service.key] ?? []).map { "\($0.to)" },
                neededBy: (neededBy[service.key] ?? []).map { "\($0.from)" }
            )
        }
    }

    private var shown: [Row] {
        if let found, found.filter == state.filter { return found.rows }
        let words = state.filter.lowercased().split(whereSeparator: \.isWhitespace)
        let rows = rows.filter { row in words.allSatisfy { row.words.contains($0) } }
        found = (state.filter, rows)
        return rows
    }

    private var isOpen: Bool { state.tab == 1 }

    var remark: TerminalText {
        shown.count == rows.count
            ? "\(rows.count) services" : "\(shown.count) of \(rows.count) services"
    }

    var count: Int { shown.count }
    var canFilter: Bool { true }

    var view: View {
        let shown = shown
        guard !shown.isEmpty else { return .text("No service fits.") }
        let columns: [Table.Column] = [
            .init("Module", .fixed(14), priority: 2),
            .init("Service", .fill, priority: 4),
            .init("Kept", priority: 3),
            .init("Needs", .fill, priority: 1),
        ]
        let table = View.table(
            Table(columns, count: shown.count, at: state.position) { row in
                let service = shown[row]
                let needs = service.needs.joined(separator: ", ")
                return [
                    "\(service.layer)", "\(service.name)", "\(service.kept)",
                    needs.isEmpty ? "" : "← \(needs)",
                ]
            }
        )
        guard isOpen, shown.indices.contains(state.row) else { return table }
        let service = shown[state.row]
        let neighbours = View.row([
            Self.list("Needs", service.needs), Self.list("Needed by", service.neededBy),
        ])
        return .column([
            table,
            .box("\(service.name)", foot: "\(service.traits)", neighbours).height(.fraction(0.5)),
        ])
    }

    private static func list(_ title: TerminalText, _ names: [String]) -> View {
        let lines = names.map { TerminalText($0) }
        return View.text([title] + (lines.isEmpty ? ["nothing"] : lines)).width(.fill)
    }

    var actions: [PageAction] {
        [
            PageAction.now(
                .enter,
                isOpen ? "hide needs" : "needs / needed by",
                "Show what the highlighted service needs and what needs it, or hide it."
            ) { [state] in state.tab = 1 - state.tab }
        ]
    }

    func load() async {}
}
