#if canImport(FoundationNetworking)
import Foundation

/// Delivers the events of a URLSession at once, on the thread that read them from the network.
///
/// On Linux the library reads on without waiting for its delegate. With a separate queue, hundreds
/// of megabytes then pile up before a refusal takes effect (TR-20). With this queue the library
/// reads, and unpacks, the next part only after the delegate has taken or dropped this one.
// URLSession accepts only an OperationQueue for its delegate's calls. A subclass has to restate
// that it is Sendable; this one adds no state.
final class PromptDeliveryQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        block()
    }
}
#endif
