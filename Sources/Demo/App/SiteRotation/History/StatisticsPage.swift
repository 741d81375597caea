import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The charts of uses, rest and wear, and the figures of all locations.
@Observable
final class StatisticsPage: AppPage {
    static var names: [TerminalText] { ["Uses", "Rest", "Median wear", "Failures", "Table"] }
    private static let fileField = "SVG file"
    /// The positions of the failures and of the table among the names.
    static let (failures, table) = (3, 4)
    /// The width from which a chart and the table stand side by side.
    static let wide = 100

    let state = PageState()
    let model: SiteStatisticsViewModel
    private let context: CommandContext
    private let open: @MainActor (AppRoute) -> Void
    private let adapters = PageMemo<SiteStatistics, SiteStatisticsAdapter?>()
    /// The name for the picture, while it is typed.
    private var fileName: String?

    init(
        _ model: SiteStatisticsViewModel,
        context: CommandContext,
        open: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.model = model
        self.context = context
        self.open = open
    }

    var title: String { "Statistics" }

    var fields: [PageField] {
        fileName.map { [.text(Self.fileField, $0) { [self] in fileName = $0 }] } ?? []
    }

    var count: Int { fileName == nil ? locations.count : 0 }
    var trouble: ErrorMessage? { model.failure }

    var actions: [PageAction] {
        guard fileName == nil else { return exporting }
        var actions: [PageAction] = []
        if let location {
            actions.append(
                PageAction.now(.enter, "history", "Show the history of the highlighted location.") {
                    [open] in
                    open(.sites(.history(location: location)))
                }
            )
        }
        if model.statistics?.isEmpty == false || model.profiles != .any {
            actions += [
                PageAction.now(.left, "chart", "Show the chart before.") { self.turn(-1) },
                PageAction.now(.right, "chart", "Show the next chart.") { self.turn(1) },
            ]
            if !model.choices.isEmpty {
                actions.append(
                    PageAction("p", "profile", "Show the figures of the next profile alone.") {
                        [model] in
                        await model.narrow(to: model.next)
                        return .done
                    }
                )
            }
            actions += [
                PageAction.now("x", "export SVG", "Write the charts as a picture to a file.") {
                    [self] in
                    fileName = "site-rotation.svg"
                    state.focus = 0
                }
            ]
        }
        actions += retry
        return actions + [
            PageAction.now(",", "settings", "Change the settings.", perform: model.openSettings)
        ]
    }

    var view: View {
        switch model.state {
        case .idle, .loading: return .text("Computing the statistics …")
        case .failed: return .text("The statistics could not be read.")
        case .empty: return .paragraph("\(data: model.nothing)")
        case .showing: break
        }
        guard let texts else { return .blank }
        if fileName != nil {
            return .column([
                .text("Write the charts as a picture."), .blank,
                SitePages.labelled(Self.fileField, field(Self.fileField)),
            ])
        }
        let isWide = state.width >= Self.wide
        let width = isWide ? state.columns / 2 - 1 : state.columns
        let main = part(texts, tab: state.tab, position: state.position, width: width)
        let heading: [View] = model.heading.map { [.text("\(data: $0, .bold)")] } ?? []
        let heads = heading + totals(texts) + [tabs]
        guard isWide else { return .column(heads + main) }
        let other = part(
            texts,
            tab: state.tab == Self.table ? 0 : Self.table,
            position: ListPosition(),
            width: width
        )
        return .column(heads + [.row([.column(main), .column(other)]).height(.fill)])
    }

    func load() async { await model.load() }

    /// The texts of the newest figures.
    private var texts: SiteStatisticsAdapter? {
        model.statistics.flatMap { adapters.value(of: $0) { model.texts } }
    }

    /// The locations of the rows that are shown.
    private var locations: [SiteLocation.ID] {
        guard let texts, state.tab != Self.failures else { return [] }
        return texts.charts.indices.contains(state.tab)
            ? texts.charts[state.tab].bars.map(\.id) : texts.rows.map(\.id)
    }

    private var location: SiteLocation.ID? {
        let locations = locations
        return locations.indices.contains(state.row) ? locations[state.row] : nil
    }

    private func turn(_ step: Int) {
        let count = Self.names.count
        state.tab = (state.tab + step + count) % count
        state.row = min(state.row, max(locations.count - 1, 0))
    }
}

/// The picture.
extension StatisticsPage {
    private var exporting: [PageAction] {
        let file = fileName.flatMap { SitePages.file($0, context) }
        return [
            PageAction(
                .enter,
                "write",
                "Write the picture.",
                asking: SitePages.overwriting(file)
            ) { [self] in await write(to: file) },
            PageAction.now(.control("x"), "no picture", "Write nothing.") { [self] in
                endExport()
            },
        ]
    }

    private func endExport() {
        fileName = nil
        state.focus = nil
    }

    private func write(to file: URL?) async -> PageAction.Outcome {
        guard let file, let texts else { return .said("Type the name of a file.") }
        let picture = SiteChartSVG(
            title: context.named("Site Rotation"),
            caption: texts.chartCaption,
            charts: texts.charts
        )
        do {
            try await TerminalDocumentStore(context)
                .write(Array(picture.text.utf8), to: file)
        } catch {
            return .said("\(ErrorMessage(error, words: .current).naming(file).sentence)")
        }
        endExport()
        return .said("Wrote \(file.path(percentEncoded: false)).")
    }
}
