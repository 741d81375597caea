import Foundation
import MomentumSuggestionsPresentation

/// Looks each second whether another process has changed people or answers (TA-21).
///
/// The repositories of records and of settings tell of that by themselves.
@MainActor
struct AppLookout {
    private let clock: any Clock<Duration>
    private let people: URL
    private let answers: URL

    init(_ folder: URL, clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        people = folder.appending(component: "people.json")
        answers = folder.appending(component: "details.json")
    }

    /// Loads the screens of what has changed, until the task is cancelled.
    func follow(_ app: App) async {
        var known = stamps
        while (try? await clock.sleep(for: .seconds(1))) != nil {
            let now = stamps
            if now.people != known.people { app.reload { Self.showsPeople($0) } }
            if now.answers != known.answers { app.reload { Self.showsAnswers($0) } }
            known = now
        }
    }

    private var stamps: (people: Date?, answers: Date?) {
        (stamp(of: people), stamp(of: answers))
    }

    private func stamp(of file: URL) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: file.path(percentEncoded: false)
        )
        return attributes?[.modificationDate] as? Date
    }

    private static func showsPeople(_ route: AppRoute) -> Bool {
        if case .scheduling = route { true } else { false }
    }

    /// True for lists; a form keeps what is being typed into it.
    private static func showsAnswers(_ route: AppRoute) -> Bool {
        route == .suggestions(.forms) || route == .suggestions(.answers)
    }
}
