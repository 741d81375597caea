import Foundation
import MomentumCommandLine
import MomentumData
import MomentumPresentation
import MomentumTerminal

/// Where the application was left, in `app.json` of the data folder (TA-23).
@MainActor
struct AppStateFile {
    private struct Content: Codable {
        let version: Int
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
            guard let bytes = try file?.read() else { return }
            let content = try JSONDecoder().decode(Content.self, from: bytes)
            app.sections.restore(content.sections)
        } catch {
            app.message = "Where the application was left could not be read, so it begins anew."
        }
    }

    /// Keeps the places of all sections.
    func save(_ app: App) async {
        let content = Content(version: 1, sections: app.sections.saved)
        guard let file, let bytes = try? JSONEncoder().encode(content) else { return }
        // A place that is not kept costs a few keys in the next run.
        try? await file.replace(with: bytes)
    }
}
