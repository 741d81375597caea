#if canImport(Darwin)
import Foundation
import MomentumDomain

/// Reports changes from iCloud while a listener waits.
@MainActor
final class UbiquityWatch {
    private let query = NSMetadataQuery()
    private var observers: [any NSObjectProtocol] = []

    /// Yields when a file in the app's containers may have changed, appeared or disappeared.
    nonisolated static func changes() -> AsyncStream<Void> {
        Broadcast.values { @MainActor send in
            let watch = UbiquityWatch { send(()) }
            // Waits until the listener ends.
            let never = Broadcast<Void>()
            for await _ in never.values() {}
            withExtendedLifetime(never) { watch.stop() }
        }
    }

    private init(_ send: @escaping @Sendable () -> Void) {
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
            ) { _ in send() }
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
