#if canImport(Darwin)
import Foundation

/// Reports changes from iCloud while a listener waits.
@MainActor
final class UbiquityWatch {
    private let query = NSMetadataQuery()
    private var observers: [any NSObjectProtocol] = []

    /// Yields when a file in the containers of the app may have changed, appeared or disappeared.
    nonisolated static func changes() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let watching = Task { @MainActor in
                let watch = UbiquityWatch(reportingTo: continuation)
                // Waits until the listener is gone.
                let (never, end) = AsyncStream<Never>.makeStream()
                await withTaskCancellationHandler {
                    for await _ in never {}
                } onCancel: {
                    end.finish()
                }
                watch.stop()
            }
            continuation.onTermination = { _ in watching.cancel() }
        }
    }

    private init(reportingTo continuation: AsyncStream<Void>.Continuation) {
        query.searchScopes = [
            NSMetadataQueryUbiquitousDataScope, NSMetadataQueryUbiquitousDocumentsScope,
        ]
        query.predicate = NSPredicate(format: "%K LIKE '*'", NSMetadataItemFSNameKey)
        for name in [
            Notification.Name.NSMetadataQueryDidFinishGathering, .NSMetadataQueryDidUpdate,
        ] {
            let observer = NotificationCenter.default.addObserver(
                forName: name,
                object: query,
                queue: nil
            ) { _ in continuation.yield() }
            observers.append(observer)
        }
        query.start()
    }

    private func stop() {
        query.stop()
        observers.forEach(NotificationCenter.default.removeObserver)
    }
}
#endif
