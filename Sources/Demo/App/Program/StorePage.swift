import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteStore
import MomentumTerminal
import Observation

/// The files of the records, as `sites store info`, `check` and `dump` describe them.
@Observable
final class StorePage: AppPage {
    private enum Part: Int, CaseIterable {
        case info
        case check
        case dump

        var name: String {
            switch self {
            case .info: "Info"
            case .check: "Check"
            case .dump: "Dump"
            }
        }
    }

    let state = PageState()
    let title = "Store"
    private let files: SiteStoreFiles?
    private let display: SiteDisplay
    private let dates: any WallClock
    /// True if the highlighted line is also shown in full, below the others.
    private var isWhole = false
    private let loaders = Part.allCases.map { _ in Loader<[TerminalText]>() }

    /// The maximum number of kept dump lines, because a store may have millions.
    private nonisolated static let longestDump = 10_000

    /// - Parameters:
    ///   - files: The files; `nil` if nothing is kept.
    ///   - display: The wording of entries.
    ///   - dates: The clock that decides which entries lie in the future.
    init(_ files: SiteStoreFiles?, display: SiteDisplay, dates: any WallClock) {
        self.files = files
        self.display = display
        self.dates = dates
    }

    private var part: Part { Part(rawValue: state.tab) ?? .info }
    private var shown: LoadState<[TerminalText], ErrorMessage> { loaders[part.rawValue].state }

    var remark: TerminalText {
        shown.value.map { .counted($0.count, "line") + shown.loadingMark } ?? ""
    }

    var count: Int { shown.value?.count ?? 0 }
    var trouble: ErrorMessage? { shown.failure }

    var view: View {
        guard files != nil else { return .text("There are no files, because nothing is kept.") }
        let names = Part.allCases.map { other in
            TerminalText(.translated(other.name), other == part ? .bold : .dim)
        }
        let tabs: TerminalText = "‹ " + .joined(names, separator: " │ ") + " ›"
        guard let lines = shown.value else { return .column([.text(tabs), shown.placeholder]) }
        let list = View.list(lines.count, at: state.position) { lines[$0] }
        guard isWhole, lines.indices.contains(state.row) else {
            return .column([.text(tabs), list])
        }
        let whole = View.box("", .text(state.pieces(of: lines[state.row].plain))).height(
            .fraction(0.5)
        )
        return .column([.text(tabs), list, whole])
    }

    var actions: [PageAction] {
        guard files != nil else { return [] }
        return [
            PageAction(.right, "next part", "Show the next of info, check and dump.") { [self] in
                await turn(1)
            },
            PageAction(.left, "part before", "Show the one before of info, check and dump.") {
                [self] in
                await turn(Part.allCases.count - 1)
            },
            PageAction.now(
                .enter,
                isWhole ? "hide line" : "whole line",
                "Show the highlighted line whole, or hide it."
            ) { [self] in isWhole.toggle() },
        ] + retry
    }

    func load() async {
        guard let files else { return }
        let (part, display, now) = (part, display, dates.now)
        await loaders[part.rawValue].load(.latestWins) {
            do {
                return try await Self.lines(of: part, files, display, now)
            } catch let error as SiteStoreError {
                throw error.repositoryError
            }
        }
    }

    private func turn(_ step: Int) async -> PageAction.Outcome {
        state.tab = (part.rawValue + step) % Part.allCases.count
        state.row = 0
        if case .idle = shown { await load() }
        return .done
    }

    /// Reads the files off the main actor, because they may be large.
    @concurrent
    private nonisolated static func lines(
        of part: Part,
        _ files: SiteStoreFiles,
        _ display: SiteDisplay,
        _ now: Date
    ) async throws -> [TerminalText] {
        switch part {
        case .info: return StoreInfoDocument(try files.info()).text(on: .noTerminal).lines
        case .check: return try check(files, display, now).lines
        case .dump:
            var (lines, count) = ([TerminalText](), 0)
            try files.dump { line in
                count += 1
                if count <= longestDump { lines.append(TerminalText(line)) }
            }
            guard count > longestDump else { return lines }
            return lines + ["\(count - longestDump) more lines: sites store dump"]
        }
    }

    /// The findings in each file, then a summary.
    private nonisolated static func check(
        _ files: SiteStoreFiles,
        _ display: SiteDisplay,
        _ now: Date
    ) throws -> TerminalText {
        let checks = try files.check()
        // If the records are unreadable, the checks of the files report it.
        let records = (try? files.records(at: now)) ?? SiteRecords()
        let document = StoreCheckDocument(files: checks, records: records, display: display)
        guard !checks.isEmpty else { return document.text(on: .noTerminal) }
        guard let report = try? files.info().report else { return document.table(on: .noTerminal) }
        return document.table(on: .noTerminal) + StoreReportDocument(report).text
    }
}
