import Foundation
import Synchronization

@testable import MomentumData

/// A Keychain of one entry that answers as the real one does, or with the status of a test.
final class ScriptedSecretItem: SecretItem {
    private struct State {
        var secret: Data?
        var status: Int32 = 0
        var calls: [String] = []
    }

    private let state = Mutex(State())

    var calls: [String] { state.withLock { $0.calls } }
    var secret: Data? { state.withLock { $0.secret } }

    /// Answers everything with `status` from now on; 0 is as usual.
    func fail(with status: Int32) { state.withLock { $0.status = status } }

    func read() -> (status: Int32, secret: Data?) {
        state.withLock { state in
            state.calls.append("read")
            if state.status != 0 { return (state.status, nil) }
            return (state.secret == nil ? -25300 : 0, state.secret)
        }
    }

    func update(_ secret: Data) -> Int32 {
        change("update", to: secret) { $0 == nil ? -25300 : 0 }
    }

    func add(_ secret: Data) -> Int32 {
        change("add", to: secret) { $0 == nil ? 0 : -25299 }
    }

    func delete() -> Int32 {
        change("delete", to: nil) { $0 == nil ? -25300 : 0 }
    }

    private func change(_ call: String, to secret: Data?, status: (Data?) -> Int32) -> Int32 {
        state.withLock { state in
            state.calls.append(call)
            let status = state.status == 0 ? status(state.secret) : state.status
            if status == 0 { state.secret = secret }
            return status
        }
    }
}
