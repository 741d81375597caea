import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumDomain
import MomentumLoopback
import MomentumPresentation
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
    /// The reason the local address refused a session; `nil` if it refused none.
    private(set) var refusal: ErrorMessage?
    /// The server, which ends a refused session.
    @ObservationIgnored private var service: (any AuthenticationService)?

    private let answers = Broadcast<URL>()

    nonisolated init() {}

    /// Ends refused sessions at this server.
    func endSessions(at service: any AuthenticationService) {
        self.service = service
    }

    /// Accepts the address at which the sign-in ended.
    ///
    /// - Returns: False for a text that is not an address, or if no sign-in runs.
    func answer(_ text: String) -> Bool {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard address != nil, !text.isEmpty,
            let answer = URL(string: text, encodingInvalidCharacters: false)
        else { return false }
        answers.send(answer)
        // The question is answered, though the sign-in goes on.
        (address, port) = (nil, nil)
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
        (address, port, refusal) = (url, server?.url(), nil)
        self.callback = "\(callback.scheme)://\(callback.host)"
        defer {
            server?.stop()
            (address, port) = (nil, nil)
        }
        for await answer in answers { return answer }
        throw .cancelled
    }

    /// Ends a session that other programs may know (AU-40); the attempt goes on.
    private func refuse(_ token: SessionToken, _ message: ErrorMessage) async {
        refusal = message
        _ = await service?.signOut(token)
    }

    /// Listens for the answer to the attempt at `url`; rejects anything else, so that no other page
    /// can end the attempt.
    private func listener(
        for url: URL,
        _ callback: CallbackAddress
    ) throws -> LoopbackServer {
        let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        let attempt = query?.first { $0.name == "state" }?.value
        let refused = ErrorMessage(AuthenticationError.serverSendsToken, words: .current)
        // Any program can call it, so it reads and keeps little.
        return try LoopbackServer(bodyLimit: 65_536, isRecording: false) {
            [weak self, answers, refused] request in
            let other = LoopbackAnswer.text("This is not the answer to a sign-in.\n", status: 404)
            guard let attempt, request.method == "GET", request.path == callback.path,
                var parts = URLComponents(string: request.target)
            else { return other }
            let state = request.query("state")
            if state == nil, let token = request.query("token").flatMap({ SessionToken($0) }) {
                await self?.refuse(token, refused)
                return .text("\(refused.sentence)\n", status: 400)
            }
            guard state == attempt else { return other }
            (parts.scheme, parts.host) = (callback.scheme, callback.host)
            guard let answer = parts.url else { return .text("This is no address.\n", status: 400) }
            answers.send(answer)
            return .text("Go back to the terminal now.\n")
        }
    }
}
