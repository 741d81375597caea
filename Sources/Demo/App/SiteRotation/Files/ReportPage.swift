import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The report for a care team: its period, its contents and its file.
final class ReportPage: AppPage {
    private enum Name {
        static let file = "File"
        static let from = "From"
        static let to = "To"
        static let person = "Name"
        static let notes = "Notes"
    }

    let state = PageState()
    private let model: SiteReportViewModel
    private let context: CommandContext
    /// The fields whose typed days are invalid.
    private var wrong: Set<String> = []

    init(_ model: SiteReportViewModel, context: CommandContext) {
        self.model = model
        self.context = context
        state.focus = 0
    }

    var title: String { "Report" }

    var fields: [PageField] {
        [
            .text(Name.file, state.text(Name.file) ?? model.fileName) { _ in },
            day(Name.from, \.from),
            day(Name.to, \.to),
            .text(Name.person, state.text(Name.person) ?? "") { [model] text in
                model.request.name = text.isEmpty ? nil : text
            },
            .flag(Name.notes, model.request.includesNotes) { [model] in
                model.request.includesNotes.toggle()
            },
        ]
    }

    var trouble: ErrorMessage? {
        if case .failed(let message) = model.state { return message }
        return nil
    }

    var actions: [PageAction] {
        if case .making = model.state { return [] }
        let file = SitePages.file(state.text(Name.file) ?? model.fileName, context)
        return [
            PageAction(
                .enter,
                "write",
                "Write the report.",
                asking: SitePages.overwriting(file)
            ) { [self] in await write(to: file) }
        ]
    }

    var view: View {
        let names = [Name.file, Name.from, Name.to, Name.person, Name.notes]
        let remark: View =
            switch model.state {
            case .idle, .failed:
                .paragraph(
                    "One HTML file with figures, charts and entries, to open in a browser and print."
                )
            case .making: .text("Making the report …")
            case .made: .blank
            case .written(let report, let url):
                .paragraph(
                    "Wrote \(url.lastPathComponent) with \(report.rows.count) entries."
                )
            }
        return .column(names.map { SitePages.labelled($0, field($0)) } + [.blank, remark])
    }

    func load() async {}

    private func day(
        _ name: String,
        _ path: WritableKeyPath<SiteReport.Request, SiteDay>
    ) -> PageField {
        .text(name, state.text(name) ?? model.request[keyPath: path].description) { [self] text in
            let calendar = context.calendar
            if let typed = try? TypedDay(text, now: context.dates.now, calendar: calendar) {
                model.request[keyPath: path] = SiteDay(typed.date, in: calendar.timeZone)
                wrong.remove(name)
            } else {
                wrong.insert(name)
            }
        }
    }

    private func write(to file: URL?) async -> PageAction.Outcome {
        guard let file else { return .said("Type the name of a file.") }
        guard wrong.isEmpty else { return .said(SitePages.daysProblem) }
        guard model.request.from <= model.request.to else {
            return .said("The period ends before it begins.")
        }
        await model.write(to: file)
        guard case .written = model.state else { return .done }
        return .said("Wrote \(file.lastPathComponent).")
    }
}
