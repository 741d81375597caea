import Foundation
import MomentumData
import MomentumSuggestionsPresentation

/// Shows answers that another process has changed (TA-21).
///
/// The repositories of records, settings and people tell of that by themselves.
@MainActor
struct AppLookout {
    private let clock: any Clock<Duration>
    private let answers: SharedDocument

    init(_ folder: URL, clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        answers = SharedDocument(folder.appending(component: "details.json"), subject: "answers")
    }

    /// Loads the screens of what has changed, until the task is cancelled.
    func follow(_ app: App) async {
        for await _ in answers.changes(by: clock) {
            app.reload { Self.showsAnswers($0) }
        }
    }

    /// True for lists; a form keeps what is being typed into it.
    private static func showsAnswers(_ route: AppRoute) -> Bool {
        route == .suggestions(.forms) || route == .suggestions(.answers)
    }
}
