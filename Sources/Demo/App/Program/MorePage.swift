import MomentumAuthenticationPresentation
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The screens without their own section.
final class MorePage: AppPage {
    /// A screen to open.
    struct Row {
        let name: String
        let summary: String
        let route: AppRoute
    }

    let state = PageState()
    let title = "More"
    private let open: @MainActor (AppRoute) -> Void

    init(open: @escaping @MainActor (AppRoute) -> Void) {
        self.open = open
    }

    /// The screens, in their order.
    static let rows = [
        Row(name: "Settings", summary: "Target and words", route: .sites(.settings)),
        Row(name: "Locations", summary: "On, off, order, own ones", route: .sites(.locations)),
        Row(name: "Rests", summary: "Places left free for a time", route: .sites(.rests)),
        Row(name: "Import", summary: "Entries from a file", route: .sites(.importing)),
        Row(name: "Export", summary: "Entries into a file", route: .sites(.exporting)),
        Row(name: "Sync", summary: "The same records elsewhere", route: .syncing(.status)),
        Row(name: "Watch", summary: "A watch beside its phone", route: .watch(.home)),
        Row(name: "Account", summary: "Who is signed in", route: .authentication(.account)),
        Row(
            name: "Container",
            summary: "Developer: services and their needs",
            route: .program(.container)
        ),
        Row(
            name: "Store",
            summary: "Developer: the files of the records",
            route: .program(.store)
        ),
        Row(
            name: "Places",
            summary: "What is in a place index",
            route: .program(.places(nil))
        ),
        Row(
            name: "Import table",
            summary: "Entries from another program's table",
            route: .sites(.importMapping)
        ),
        Row(name: "Reminders", summary: "When to be told", route: .sites(.reminders)),
        Row(name: "Sensors", summary: "Their own log", route: .sites(.sensors(.home))),
        Row(name: "Profiles", summary: "Types of sets, their hours", route: .sites(.profiles)),
        Row(name: "Report", summary: "For a care team, to print", route: .sites(.report)),
        Row(name: "Backup", summary: "All records in a file, and back", route: .sites(.backup)),
    ]

    var count: Int { Self.rows.count }

    var view: View {
        let rows = Self.rows
        let columns: [Table.Column] = [.init("", .fixed(12), priority: 2), .init("", .fill)]
        return .table(
            Table(columns, count: rows.count, at: state.position) { row in
                [.translated(rows[row].name), .translated(rows[row].summary)]
            }
        )
    }

    var actions: [PageAction] {
        guard Self.rows.indices.contains(state.row) else { return [] }
        let route = Self.rows[state.row].route
        return [
            PageAction.now(.enter, "open", "Open the highlighted screen.") { [open] in
                open(route)
            }
        ]
    }

    func load() async {}
}
