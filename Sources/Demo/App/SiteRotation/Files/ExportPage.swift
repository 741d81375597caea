import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The export of the history, its details or the locations to a file.
final class ExportPage: SitePage {
    private enum Name {
        static let file = "File"
        static let contents = "Contents"
        static let device = "Of"
        static let from = "From"
        static let to = "To"
        static let localTimes = "Local times"
    }

    let state = PageState()
    let sources: SiteSources
    private let model: SiteExportViewModel
    private let context: CommandContext
    /// The fields whose typed days are invalid.
    private var wrong: Set<String> = []

    init(_ model: SiteExportViewModel, _ sources: SiteSources, context: CommandContext) {
        self.model = model
        self.sources = sources
        self.context = context
        state.focus = 0
    }

    var title: String { "Export" }

    var fields: [PageField] {
        let contents = SiteExportContent.allCases
        return [
            .text(Name.file, fileName) { _ in },
            .choice(
                Name.contents,
                contents.map(Self.word),
                chosen: contents.firstIndex(of: model.request.content)
            ) { [model] in model.request.content = contents[$0] },
        ] + (model.request.content == .locations ? [] : period)
    }

    private var period: [PageField] {
        let device = PageField.choice(
            Name.device,
            [said("Sets"), said("Sensors")],
            chosen: model.request.device == .set ? 0 : 1
        ) { [model] in model.request.device = $0 == 0 ? .set : .sensor }
        return (hasSensors ? [device] : []) + [
            day(Name.from, \.from), day(Name.to, \.to),
            .flag(Name.localTimes, model.request.usesLocalTimes) { [model] in
                model.request.usesLocalTimes.toggle()
            },
        ]
    }

    private var hasSensors: Bool {
        let records = records.state.value
        return records?.settings?.usesSensors == true
            || records.map { $0.of(.sensor).entryCount > 0 } == true
    }

    /// A typed day, which may be missing.
    private func day(
        _ name: String,
        _ path: WritableKeyPath<SiteExportRequest, SiteDay?>
    ) -> PageField {
        .text(name, state.text(name) ?? "") { [self] text in
            let calendar = context.calendar
            let typed = try? TypedDay(text, now: context.dates.now, calendar: calendar)
            model.request[keyPath: path] = typed.map { SiteDay($0.date, in: calendar.timeZone) }
            let isUnderstood = typed != nil || text.allSatisfy(\.isWhitespace)
            _ = isUnderstood ? wrong.remove(name) : wrong.update(with: name)
        }
    }

    var trouble: ErrorMessage? {
        if case .failed(let message) = model.state { return message }
        return nil
    }

    var actions: [PageAction] {
        if case .writing = model.state { return [] }
        let file = SitePages.file(fileName, context)
        return [
            PageAction(
                .enter,
                trouble == nil ? "export" : "try again",
                "Write the file.",
                asking: SitePages.overwriting(file)
            ) { [self] in await export(to: file) }
        ]
    }

    var view: View {
        var views = fields.map { SitePages.labelled($0.name, field($0.name), columns: 11) }
        views.append(.blank)
        switch model.state {
        case .idle:
            views.append(.paragraph("A CSV file, which other programs can read, too."))
        case .writing: views.append(.text("Writing …"))
        case .written(let url):
            views.append(.paragraph("Exported to \(url.path(percentEncoded: false))."))
        case .failed:
            views.append(.paragraph("A file that was there before is as it was, or whole."))
        }
        return .column(views)
    }

    func load() async { await records.load() }

    /// The typed name, or the one that suits the contents.
    private var fileName: String { state.text(Name.file) ?? model.fileName }

    private func export(to file: URL?) async -> PageAction.Outcome {
        guard let file else { return .said("Type the name of a file.") }
        if model.request.content != .locations {
            guard wrong.isEmpty else { return .said(SitePages.daysProblem) }
            guard !model.request.isBackwards else {
                return .said("The period ends before it begins.")
            }
        }
        await model.write(to: file)
        guard case .written = model.state else { return .done }
        return .said("Exported to \(file.path(percentEncoded: false)).")
    }

    private static func word(_ content: SiteExportContent) -> String {
        switch content {
        case .history: said("History")
        case .details: said("Details")
        case .locations: said("Locations")
        }
    }
}
