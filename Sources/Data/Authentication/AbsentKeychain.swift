/// The Keychain of a system without one.
package struct AbsentKeychain: Keychain {
    package let hasLoginKeychain = false

    package init() {}

    package func read(_ entry: KeychainEntry) -> KeychainAnswer { answer }
    package func update(_ entry: KeychainEntry, to content: KeychainContent) -> KeychainAnswer {
        answer
    }
    package func add(_ entry: KeychainEntry, with content: KeychainContent) -> KeychainAnswer {
        answer
    }
    package func delete(_ entry: KeychainEntry) -> KeychainAnswer { answer }

    private var answer: KeychainAnswer { KeychainAnswer(KeychainAnswer.notAvailable) }
}
