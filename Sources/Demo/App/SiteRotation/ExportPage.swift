import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The export of the history or of the locations into a file.
final class ExportPage: AppPage {
    private enum Name {
        static let file = "File"
        static let contents = "Contents"
    }

    let state = PageState()
    private let model: SiteExportViewModel
    private let context: CommandContext

    init(_ model: SiteExportViewModel, context: CommandContext) {
        self.model = model
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
                chosen: contents.firstIndex(of: model.content)
            ) { [model] in model.content = contents[$0] },
        ]
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
        var views = [Name.file, Name.contents].map { SitePages.labelled($0, field($0)) }
        views.append(.blank)
        switch model.state {
        case .idle:
            let about: TerminalText =
                "A CSV file, which other programs can read, too. Sensors are not in it."
            views.append(.paragraph(about))
        case .writing: views.append(.text("Writing …"))
        case .written(let url):
            views.append(.paragraph("Exported to \(url.path(percentEncoded: false))."))
        case .failed:
            views.append(.paragraph("A file that was there before is as it was, or whole."))
        }
        return .column(views)
    }

    func load() async {}

    /// The typed name, or else the one that fits the contents.
    private var fileName: String { state.text(Name.file) ?? model.fileName }

    private func export(to file: URL?) async -> PageAction.Outcome {
        guard let file else { return .said("Type the name of a file.") }
        await model.write(to: file)
        guard case .written = model.state else { return .done }
        return .said("Exported to \(file.path(percentEncoded: false)).")
    }

    private static func word(_ content: SiteExportContent) -> String {
        switch content {
        case .history: "History"
        case .locations: "Locations"
        }
    }
}
