import Foundation
import MomentumLoopback
import MomentumSchedulingData
import MomentumSystem
import Synchronization

/// Runs of the program against a server in the test, with a session of it in the folder.
@MainActor
final class SignedInProgram {
    let folder = FileManager.default.temporaryDirectory.appending(component: "momentum-\(UUID())")
    let server: LoopbackServer
    private let status: Status

    private final class Status: Sendable {
        let value = Mutex<Int?>(nil)
        /// The answers to operations, by their names.
        let answers = Mutex<[String: String]>([:])

        func answer(to request: LoopbackRequest) -> LoopbackAnswer? {
            if let status = value.withLock({ $0 }) { return .text("", status: status) }
            let answer = answers.withLock { answers in
                answers.first { request.text.contains("\"operationName\":\"\($0.key)\"") }
            }
            return answer.map { .json($0.value) }
        }
    }

    /// - Parameters:
    ///   - token: The stored token; `nil` for none.
    ///   - name: The session's name beside it.
    /// - Throws: The reason that the server cannot listen, or the data folder cannot be made.
    init(token: String? = SchedulingLoopback.token, name: String = "one") throws {
        let people = InMemorySchedulingRepository(dates: SystemWallClock(), withSamples: true)
        let scheduling = SchedulingLoopback(users: people, teams: people)
        let status = Status()
        self.status = status
        server = try LoopbackServer { request in
            if let answer = status.answer(to: request) { return answer }
            return await scheduling.answer(request)
        }
        if let token { try store(token: token, name: name) }
    }

    deinit {
        server.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Lets the server answer everything with `status`; a 404 is not retried, so nothing waits.
    func fail(with status: Int) {
        self.status.value.withLock { $0 = status }
    }

    /// Lets the server answer the operation `name` with `json`.
    func answer(_ name: String, _ json: String) {
        status.answers.withLock { $0[name] = json }
    }

    func store(token: String, name: String) throws {
        let origin = "http://127.0.0.1:\(server.port)"
        try write(
            #"{"version":1,"origin":"\#(origin)","token":"\#(token)","name":"\#(name)"}"#,
            to: "session.json"
        )
    }

    func write(_ text: String, to name: String) throws {
        let scheduling = folder.appending(component: "scheduling")
        try FileManager.default.createDirectory(at: scheduling, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: scheduling.appending(component: name))
    }

    /// A run, minutes after noon.
    func run(_ words: String..., minutes: Int = 0) async -> CommandLineRun {
        let now = Date(timeIntervalSince1970: 1_772_366_400 + Double(minutes) * 60)
        return await CommandLineRun(
            words: words + [
                "--data-dir", folder.path, "--server", server.url().absoluteString,
                "--now", now.formatted(.iso8601),
            ]
        )
    }

    /// A run of a command that takes no server.
    func run(withoutServer words: String...) async -> CommandLineRun {
        await CommandLineRun(words: words + ["--data-dir", folder.path])
    }

    /// The number of requests for data that have arrived.
    var queries: Int { server.requests.count { $0.path == "/graphql" } }
}
