import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The tour's chapter on Site Rotation: from a file to the next site, and back to a file.
@MainActor
struct SitesTour {
    let root: CompositionRoot
    let folder: URL
    let log: TourLog
    let now: Date

    func run() async throws {
        log.chapter("Site Rotation")
        try await importHistory()
        try await showHome()
        try await logChange()
        try await showHistory()
        try await correctNote()
        try await undo()
        try await showStatistics()
        try await export()
    }

    private func importHistory() async throws {
        let file = folder.appending(path: "history.csv")
        try Data(TourSample.history(now: now).utf8).write(to: file)
        let importing = root.sites.makeImportViewModel()

        await importing.prepare(contentsOf: file, mode: .replace)
        guard case .previewing(let preview) = importing.state else {
            throw TourFailure(step: "reading a file of entries", state: importing.state)
        }
        log.step(
            said("A CSV file was read and checked; nothing has changed yet"),
            state: importing.state,
            details: ["\(preview.report.forecast)"] + preview.report.details.map { "\($0)" }
                + SiteImportText.rows(preview.report.skipped)
        )

        await importing.confirm()
        guard case .imported(let report) = importing.state else {
            throw TourFailure(step: "importing", state: importing.state)
        }
        log.step(
            said("The import was confirmed"),
            state: importing.state,
            details: ["\(report.outcome)"]
        )
    }

    private func showHome() async throws {
        let home = root.sites.makeHomeViewModel(router: root.router.projected(.sites))
        await home.load()
        guard let texts = home.texts else { throw TourFailure(step: "home", state: home.state) }
        log.step(
            said("Home was loaded"),
            state: home.state,
            details: SiteStatusDocument.lines(texts)
        )
    }

    private func logChange() async throws {
        let selection = root.sites.makeSelectionViewModel(router: root.router.projected(.sites))
        await selection.load()
        guard let next = selection.recommended.first else {
            throw TourFailure(step: "the selection", state: selection.sites)
        }
        selection.choose(next.id)
        log.step(said("\(next.title) was chosen, as recommended"), state: selection.state)

        selection.edit { $0.note = "logged by the tour" }
        await selection.confirm()
        guard case .saved(let logged) = selection.state else {
            throw TourFailure(step: "logging", state: selection.state)
        }
        let worn = logged.closed.flatMap(WearDuration.init)?.text ?? said("no time")
        log.step(
            said("The change was confirmed"),
            state: selection.state,
            details: ["The set before was worn for \(worn)."]
        )
    }

    private func showHistory() async throws {
        let history = root.sites.makeHistoryViewModel(
            filter: SiteHistoryFilter(range: .lastDays(7)),
            router: root.router.projected(.sites)
        )
        await history.load()
        guard history.state == .showing else {
            throw TourFailure(step: "the history", state: history.state)
        }
        log.step(
            said("The history of the last 7 days was filtered"),
            state: history.state,
            details: history.list.items.map { entry in
                let row = history.row(entry)
                let note: TerminalText = row.note.map { " · \($0)" } ?? ""
                return "\(row.start)  \(row.title, .bold) · \(row.duration)\(note)"
            }
        )
    }

    private func correctNote() async throws {
        guard let entry = try await root.sites.newestRecords().activeEntry else {
            throw TourFailure(step: "looking for the active site", state: "none")
        }
        let edit = root.sites.makeEntryEditViewModel(
            entry: entry.id,
            router: root.router.projected(.sites)
        )
        await edit.load()
        edit.edit { $0.note = said("corrected by the tour") }
        await edit.save()
        guard case .saved(let edited) = edit.state else {
            throw TourFailure(step: "correcting a note", state: edit.state)
        }
        log.step(
            said("The note was corrected"),
            state: edit.state,
            details: ["It says: \(edited.entry.note ?? said("nothing"))."]
        )
    }

    private func undo() async throws {
        let undone = try await root.sites.undo(.lastChange)
        log.step(
            said("The correction was taken back"),
            state: "undone",
            details: undone.entries.map { "It says again: \($0.note ?? said("nothing"))." }
        )
    }

    private func showStatistics() async throws {
        let statistics = root.sites.makeStatisticsViewModel(router: root.router.projected(.sites))
        await statistics.load()
        guard let texts = statistics.texts else {
            throw TourFailure(step: "the statistics", state: statistics.state)
        }
        log.step(
            said("The statistics were computed"),
            state: statistics.state,
            details: texts.totals.map { "\($0.title): \($0.value)" }
                + texts.charts.map { "\($0.title): \($0.summary)" }
        )
    }

    private func export() async throws {
        let exporting = root.sites.makeExportViewModel()
        await exporting.write(to: folder.appending(path: exporting.fileName))
        guard case .written = exporting.state else {
            throw TourFailure(step: "exporting", state: exporting.state)
        }
        log.step(said("The history was exported to \(exporting.fileName)"), state: exporting.state)
    }
}
