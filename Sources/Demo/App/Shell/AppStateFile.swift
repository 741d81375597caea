import Foundation
import MomentumCommandLine
import MomentumData
import MomentumPresentation
import MomentumTerminal

/// Where the application was left, in `app.json` of the data folder (TA-23).
@MainActor
struct AppStateFile {
    private struct Content: DocumentContent {
        static let currentVersion = 1

        var version = Content.currentVersion
        let sections: SavedSections<AppSection, AppRoute>
    }

    private let file: SharedDocument?

    init(_ context: CommandContext) {
        file = context.dataDirectory.map {
            SharedDocument($0.appending(component: "app.json"), subject: "file of the application")
        }
    }

    /// Opens the saved places; a file that cannot be read is left as it is, which is said once.
    func restore(_ app: App) async {
        do {
            guard let content = try file?.read(as: Content.self) else { return }
            app.sections.restore(content.sections)
        } catch {
            app.say(.said("Where it was left could not be read, so the application begins anew."))
        }
    }

    /// Keeps the places of all sections.
    func save(_ app: App) async {
        // A place that is not kept costs a few keys in the next run.
        try? await file?.replace(with: Content(sections: app.sections.saved))
    }
}
