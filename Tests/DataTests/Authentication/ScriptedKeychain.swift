import Foundation
import Synchronization

@testable import MomentumAuthenticationData

/// A Keychain in memory that answers as the real one does, or with the status of a test.
final class ScriptedKeychain: Keychain {
    struct Item: Hashable {
        var secret: Data
        /// `nil` for a class that this suite does not use.
        var protection: KeychainContent.Protection?
    }

    private struct State {
        var items: [KeychainEntry: Item] = [:]
        var status: Int32 = 0
        var calls: [String] = []
    }

    let hasLoginKeychain: Bool
    /// False as in a Mac program without a signature: calls of the data-protection keychain fail.
    private let isEntitled: Bool
    private let state = Mutex(State())

    init(hasLoginKeychain: Bool = false, isEntitled: Bool = true) {
        self.hasLoginKeychain = hasLoginKeychain
        self.isEntitled = isEntitled
    }

    var calls: [String] { state.withLock { $0.calls } }
    var items: [KeychainEntry: Item] { state.withLock { $0.items } }

    /// Puts an entry there, as made by another program.
    func put(_ item: Item, at entry: KeychainEntry) {
        state.withLock { $0.items[entry] = item }
    }

    /// Answers everything with `status` from now on; 0 is as usual.
    func fail(with status: Int32) { state.withLock { $0.status = status } }

    func read(_ entry: KeychainEntry) -> KeychainAnswer {
        answer("read", entry) { items in
            items[entry].map { KeychainAnswer(0, secret: $0.secret) } ?? KeychainAnswer(-25300)
        }
    }

    func update(_ entry: KeychainEntry, to content: KeychainContent) -> KeychainAnswer {
        answer("update", entry) { items in
            guard items[entry] != nil else { return KeychainAnswer(-25300) }
            items[entry] = Item(secret: content.secret, protection: content.protection)
            return KeychainAnswer(0)
        }
    }

    func add(_ entry: KeychainEntry, with content: KeychainContent) -> KeychainAnswer {
        answer("add", entry) { items in
            guard items[entry] == nil else { return KeychainAnswer(-25299) }
            items[entry] = Item(secret: content.secret, protection: content.protection)
            return KeychainAnswer(0)
        }
    }

    func delete(_ entry: KeychainEntry) -> KeychainAnswer {
        answer("delete", entry) { items in
            KeychainAnswer(items.removeValue(forKey: entry) == nil ? -25300 : 0)
        }
    }

    private func answer(
        _ call: String,
        _ entry: KeychainEntry,
        _ body: (inout [KeychainEntry: Item]) -> KeychainAnswer
    ) -> KeychainAnswer {
        state.withLock { state in
            state.calls.append(call)
            if state.status != 0 { return KeychainAnswer(state.status) }
            if !isEntitled, entry.place == .dataProtection { return KeychainAnswer(-34018) }
            return body(&state.items)
        }
    }
}
