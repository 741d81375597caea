import MomentumDomain
import Synchronization

/// The address near which places are searched, one for all fields and screens of a program.
public final class CurrentAddress: Sendable {
    private let address: Mutex<String?>
    private let broadcast = Broadcast<String>()

    /// - Parameter address: The address; `nil` while the saved one has not been read.
    public init(_ address: String? = nil) {
        self.address = Mutex(address.map(PrefixRule.trimmed))
    }

    /// The address without white space at either end; empty while none is known.
    public var value: String { address.withLock { $0 ?? "" } }

    /// True once it was set, to an empty one as well.
    public var isKnown: Bool { address.withLock { $0 != nil } }

    /// The present address, then each other one that is set; a slow listener gets the newest.
    public var changes: AsyncStream<String> {
        broadcast.values(startingWith: value)
    }

    /// Searches near another address from now on; listeners hear of a changed one.
    public func set(_ address: String) {
        let address = PrefixRule.trimmed(address)
        let isChanged = self.address.withLock { known in
            defer { known = address }
            return known ?? "" != address
        }
        if isChanged { broadcast.send(address) }
    }

    /// Takes the saved address, unless one was set meanwhile; that is no change.
    func adopt(_ saved: String) {
        address.withLock { known in known = known ?? PrefixRule.trimmed(saved) }
    }
}
