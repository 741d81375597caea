import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPlaceIndex
import MomentumPresentation
import MomentumSuggestionsPresentation
import MomentumTerminal

/// The facts about a place index, as in `places info`.
final class PlacesPage: AppPage {
    let state = PageState()
    let title = "Places"
    private let context: CommandContext
    private let open: @MainActor (AppRoute) -> Void
    private let loader = Loader<PlaceIndex.Summary>()
    /// The file that was last read.
    private var file: URL?

    private static let name = "File"

    /// - Parameters:
    ///   - name: The path of the index; `nil` lets the user enter it.
    ///   - context: The clock for the age of the index, and the folder of relative paths.
    ///   - open: Opens another screen.
    init(_ name: String?, context: CommandContext, open: @escaping @MainActor (AppRoute) -> Void) {
        self.context = context
        self.open = open
        if let name { state.typed[Self.name] = TextEditor(name) }
        state.focus = 0
    }

    private var path: String { state.text(Self.name) ?? "" }
    private var categories: [PlaceIndex.Summary.Category] { loader.state.value?.categories ?? [] }

    var remark: TerminalText {
        loader.state.value.map { .counted($0.places, "place") + loader.state.loadingMark } ?? ""
    }

    var count: Int { categories.count }
    var trouble: ErrorMessage? { loader.state.failure }
    var fields: [PageField] { [.text(Self.name, path) { _ in }] }

    var view: View {
        let line = View.row([.text(.translated(Self.name)), field(Self.name).width(.fill)])
        guard let summary = loader.state.value else {
            return .column([line, .blank, loader.state.placeholder])
        }
        let columns: [Table.Column] = [
            .init("Places", isTrailing: true), .init("Category", .fill, priority: 2),
        ]
        let categories = categories
        return .column([
            line, .blank,
            .text("\(.counted(summary.places, "place")) from \(summary.source)"),
            .text(
                """
                \(.counted(summary.bytes, "byte")), format \(summary.formatVersion), \
                built \(summary.builtAt.age(at: context.now))
                """
            ),
            .blank,
            .table(
                Table(columns, count: categories.count, at: state.position) { row in
                    ["\(categories[row].places)", "\(data: categories[row].name)"]
                }
            ),
        ])
    }

    var actions: [PageAction] {
        var actions = [
            PageAction(.enter, "read", "Read the file, and check all of it.") { [self] in
                guard !path.isEmpty else { return .said("Type the path of an index.") }
                await load()
                return .done
            }
        ]
        if let file, loader.state.value != nil {
            actions.append(
                PageAction.now(.control("o"), "search", "Open a field that searches this index.") {
                    [open] in
                    open(.suggestions(.index(file: file)))
                }
            )
        }
        return actions + retry
    }

    func load() async {
        guard let file = SitePages.file(path, context) else { return }
        self.file = file
        state.row = 0
        await loader.load(.latestWins) { try await Self.summary(of: file) }
    }

    /// Reads the file off the main actor, because it may be large.
    @concurrent
    private nonisolated static func summary(of file: URL) async throws -> PlaceIndex.Summary {
        do throws(PlaceIndexError) {
            let index = try PlaceIndex(file)
            try index.verify()
            return try index.summary()
        } catch {
            guard !error.isCancelled else { throw CancellationError() }
            throw RepositoryError.unreadable(
                FailureCause(
                    domain: PlaceIndexError.errorDomain,
                    code: error.errorCode,
                    explanation: Phrase(verbatim: file.naming(said(error.explanation ?? "")))
                )
            )
        }
    }
}
