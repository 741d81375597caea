public import Foundation
import Synchronization

/// A small HTTP/1.1 server on this device for tests: slow, out of order, broken or silent on
/// demand.
///
/// A request with a head of more than 16 KiB or a larger body than allowed is answered with 400.
///
/// Each connection has its own thread, so an answer may take as long as its handler likes. It
/// serves until ``stop()``.
public final class LoopbackServer: Sendable {
    public typealias Handler = @Sendable (LoopbackRequest) async -> LoopbackAnswer

    private struct Watcher {
        let isSatisfied: @Sendable (State) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var requests: [LoopbackRequest] = []
        var abandoned = 0
        var connections = 0
        var isStopped = false
        var isClosed = false
        /// The port, held after ``stop()`` so that no other server gets it.
        ///
        /// A test that expects no server there would find that one.
        var held: LoopbackSocket?
        var watchers: [Watcher] = []

        mutating func removeSatisfiedWatchers() -> [Watcher] {
            let all = watchers
            watchers = all.filter { !$0.isSatisfied(self) }
            return all.filter { $0.isSatisfied(self) }
        }
    }

    public let port: Int
    private let host: String
    /// The maximum size of a request's body in bytes.
    let bodyLimit: Int
    private let isRecording: Bool
    let handler: Handler
    private let state = Mutex(State())

    /// Starts to listen on a free port of 127.0.0.1, or of ::1.
    ///
    /// - Parameters:
    ///   - isIPv6: True for ::1.
    ///   - bodyLimit: The maximum size of a request's body in bytes.
    ///   - isRecording: False if ``requests`` stay empty, for a server that any program may call.
    ///   - handler: Answers a request.
    /// - Throws: The error of the system if it has no socket.
    public init(
        isIPv6: Bool = false,
        bodyLimit: Int = 64 * 1024 * 1024,
        isRecording: Bool = true,
        _ handler: @escaping Handler
    ) throws {
        let (socket, port) = try LoopbackSocket.listening(isIPv6: isIPv6)
        self.port = port
        (self.bodyLimit, self.isRecording) = (bodyLimit, isRecording)
        host = isIPv6 ? "[::1]" : "127.0.0.1"
        self.handler = handler
        acceptConnections(from: socket)
    }

    deinit { state.withLock { $0.held?.end(withReset: false) } }

    /// The address `http://127.0.0.1:<port>`, or that of ::1, with a path that is empty or begins
    /// with a slash.
    public func url(_ path: String = "") -> URL {
        var components = URLComponents()
        components.scheme = "http"
        components.encodedHost = host
        components.port = port
        components.path = path
        return components.url ?? URL(fileURLWithPath: path)
    }

    /// All requests in the order of their arrival.
    public var requests: [LoopbackRequest] { state.withLock { $0.requests } }

    /// The number of answers that the client did not wait for.
    public var abandoned: Int { state.withLock { $0.abandoned } }

    public func stop() {
        state.withLock { $0.isStopped = true }
    }

    /// Waits until `count` requests have arrived.
    public func waitForRequests(_ count: Int) async {
        await wait { $0.requests.count >= count }
    }

    /// Waits until the client has abandoned `count` answers.
    public func waitForAbandoned(_ count: Int) async {
        await wait { $0.abandoned >= count }
    }

    /// Waits until the port is closed after ``stop()``.
    public func waitUntilClosed() async {
        await wait(\.isClosed)
    }

    var isStopped: Bool { state.withLock { $0.isStopped } }

    func record(_ request: LoopbackRequest) {
        if isRecording { change { $0.requests.append(request) } }
    }

    func recordAbandoned() {
        change { $0.abandoned += 1 }
    }

    private func change(_ body: (inout State) -> Void) {
        let satisfied = state.withLock { state in
            body(&state)
            return state.removeSatisfiedWatchers()
        }
        satisfied.forEach { $0.continuation.resume() }
    }

    private func wait(_ isSatisfied: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let watcher = Watcher(isSatisfied: isSatisfied, continuation: continuation)
            change { $0.watchers.append(watcher) }
        }
    }

    private func acceptConnections(from socket: LoopbackSocket) {
        // Threads, because socket calls block and must not occupy the threads of tasks.
        Thread { [self] in
            while !isStopped {
                guard socket.isReadable(within: 20), let accepted = socket.accepted() else {
                    continue
                }
                let number = state.withLock { state in
                    state.connections += 1
                    return state.connections
                }
                let connection = LoopbackConnection(socket: accepted, number: number, server: self)
                // A thread for the same reason.
                Thread { connection.serve() }.start()
            }
            socket.end(withReset: false)
            let held = try? LoopbackSocket.holding(port, isIPv6: host != "127.0.0.1")
            change { state in
                state.held = held
                state.isClosed = true
            }
        }.start()
    }
}
