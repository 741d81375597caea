import MomentumPresentation
import MomentumSiteRotationDomain

/// The offer to undo the last change.
///
/// It ends when another process changes the records, because undo would revert that change.
@MainActor
final class UndoOffer {
    private var following: Task<Void, Never>?
    /// The number of the current offer, so that a late comparison ends no newer one.
    private var number = 0

    /// Calls `withdraw` once the records differ from those after the change made here.
    func follow(_ records: Feed<SiteRecords>, withdraw: @escaping @MainActor () -> Void) {
        end()
        let number = number
        following = Task { [weak self] in
            await records.load()
            let (offered, first) = (records.state.value, records.revision)
            await PageState.follow {
                records.revision
            } _: { revision in
                guard revision != first else { return }
                let shown = records.state.value
                Task {
                    guard await Self.differ(shown, offered), self?.number == number else { return }
                    withdraw()
                }
            }
        }
    }

    func end() {
        number += 1
        following?.cancel()
    }

    /// Compares all entries off the main actor.
    @concurrent
    private static func differ(_ some: SiteRecords?, _ others: SiteRecords?) async -> Bool {
        some != others
    }
}
