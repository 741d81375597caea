#if canImport(FoundationNetworking)
import Foundation

/// Delivers what a URLSession reports at once, on the thread that read it from the network.
///
/// On Linux the library reads on without waiting for its delegate, so that with a queue of its own
/// hundreds of megabytes pile up before a refusal is heard (TR-20). Here the next part is not read,
/// and of a packed body not unpacked, before this one was taken or dropped.
// URLSession takes its delegate's calls to an OperationQueue and to nothing else. A subclass has to
// say again that it is Sendable; this one adds no state.
final class PromptDeliveryQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        block()
    }
}
#endif
