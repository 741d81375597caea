import Foundation

/// One entry of a system's store of secrets; every call answers with a status as the Keychain does.
protocol SecretItem: Sendable {
    func read() -> (status: Int32, secret: Data?)
    func update(_ secret: Data) -> Int32
    func add(_ secret: Data) -> Int32
    func delete() -> Int32
}
