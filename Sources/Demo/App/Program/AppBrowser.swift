import Foundation
import MomentumAuthenticationDomain
import MomentumDomain
import MomentumLoopback
import Observation

/// The browser session of the application.
///
/// The user opens the address; the answer is pasted, or arrives over a local port.
@MainActor
@Observable
final class AppBrowser: WebSession {
    /// The address to open; `nil` while no sign-in runs.
    private(set) var address: URL?
    /// The start of a local address that also accepts the answer; `nil` if there is none.
    private(set) var port: URL?
    /// The start of the callback that the local address replaces.
    private(set) var callback = ""

    private let answers = Broadcast<URL>()

    nonisolated init() {}

    /// Accepts the address at which the sign-in ended.
    ///
    /// - Returns: False for a text that is not an address, or if no sign-in runs.
    func answer(_ text: String) -> Bool {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard address != nil, !text.isEmpty,
            let answer = URL(string: text, encodingInvalidCharacters: false)
        else { return false }
        answers.send(answer)
        return true
    }

    @MainActor
    func present(
        _ url: URL,
        callback: CallbackAddress
    ) async throws(AuthenticationError) -> URL {
        let answers = self.answers.values()
        // Without a port, the answer can still be pasted.
        let server = try? listener(for: url, callback)
        (address, port) = (url, server?.url())
        self.callback = "\(callback.scheme)://\(callback.host)"
        defer {
            server?.stop()
            (address, port) = (nil, nil)
        }
        for await answer in answers { return answer }
        throw .cancelled
    }

    /// Listens for the answer to the attempt at `url`; rejects anything else, so that no other page
    /// can end the attempt.
    private func listener(
        for url: URL,
        _ callback: CallbackAddress
    ) throws -> LoopbackServer {
        let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        let attempt = query?.first { $0.name == "state" }?.value
        // Any program can call it, so it reads and keeps little.
        return try LoopbackServer(bodyLimit: 65_536, isRecording: false) { [answers] request in
            guard let attempt, request.method == "GET", request.path == callback.path,
                request.query("state") == attempt,
                var parts = URLComponents(string: request.target)
            else { return .text("This is not the answer to a sign-in.\n", status: 404) }
            (parts.scheme, parts.host) = (callback.scheme, callback.host)
            guard let answer = parts.url else { return .text("This is no address.\n", status: 400) }
            answers.send(answer)
            return .text("Go back to the terminal now.\n")
        }
    }
}
