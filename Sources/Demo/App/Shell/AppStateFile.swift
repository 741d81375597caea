import Foundation
import MomentumCommandLine
import MomentumData
import MomentumDomain
import MomentumPresentation
import MomentumTerminal

/// The places at which the last run ended, in `app.json` next to the records (TA-23).
@MainActor
struct AppStateFile {
    private struct Content: DocumentContent, Equatable {
        static let currentVersion = 1

        var version = Content.currentVersion
        let sections: SavedSections<AppSection, AppRoute>
        /// The texts of the filters, by section number.
        let filters: [Int: String]?
        let theme: TerminalTheme?
        let hasMouse: Bool?
    }

    private let file: SharedDocument?

    init(_ context: CommandContext) {
        file = context.recordsDirectory.map {
            SharedDocument($0.appending(component: "app.json"), subject: "file of the application")
        }
    }

    /// Opens the saved places; an unreadable file stays unchanged, and a message reports it once.
    func restore(_ app: App) async {
        do {
            guard let content = try file?.read(as: Content.self) else { return }
            app.sections.restore(content.sections)
            app.restore(filters: content.filters ?? [:])
            app.look.choose(content.theme ?? .auto)
            app.look.takeMouse(content.hasMouse ?? false)
        } catch {
            app.say(
                .said("“app.json” cannot be read and stays as it is; the application begins anew.")
            )
        }
    }

    /// Saves the places of all sections, unless the file was unreadable.
    func save(_ app: App) async {
        let content = content(of: app)
        do {
            _ = try file?.read(as: Content.self)
            try await file?.replace(with: content)
        } catch {
            // A place that is not saved costs a few keys in the next run.
        }
    }

    private func content(of app: App) -> Content {
        Content(
            sections: app.sections.saved,
            filters: app.filters,
            theme: app.look.theme,
            hasMouse: app.look.hasMouse
        )
    }

    /// Saves places and filters a second after each change, until the task is cancelled.
    func follow(_ app: App, clock: any Clock<Duration> = ContinuousClock()) async {
        var kept = content(of: app)
        var saving: Task<Void, Never>?
        await PageState.follow {
            content(of: app)
        } _: { content in
            guard content != kept else { return }
            kept = content
            saving?.cancel()
            saving = Task {
                guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
                await save(app)
            }
        }
        saving?.cancel()
    }
}
