public import Foundation
import MomentumData
import MomentumDomain
public import MomentumSiteRotationDomain

/// The channel of states as a file on one machine: the phone replaces it, and the watch reads it.
public struct FileWatchStateLink: WatchStateSender, WatchStateReceiver {
    static let fileName = "state.json"

    private let store: FileWatchStateStore
    private let ticks: Ticks

    /// Phone and watch share `folder`, which may be missing; the watch waits on `clock` between two
    /// polls.
    public init(folder: URL, clock: any Clock<Duration>) {
        self.init(WatchFolder(folder), clock: clock)
    }

    init(_ folder: WatchFolder, clock: any Clock<Duration>) {
        store = FileWatchStateStore(folder, name: Self.fileName)
        ticks = Ticks(clock: clock)
    }

    public func send(_ state: WatchState) async throws(WatchLinkError) {
        let held: WatchArrival<WatchState>?
        do throws(RepositoryError) {
            guard try await !store.save(state) else { return }
            held = try await store.state()
        } catch {
            throw .repository(error)
        }
        // One of the same source comes from another process of the phone, which was faster.
        guard case .payload(let later) = held, later.source != state.source else { return }
        throw .notTaken(
            FailureCause(
                domain: WatchLinkError.errorDomain,
                code: 2,
                detail: "A later state of another phone is there."
            )
        )
    }

    public func latest() async throws(WatchLinkError) -> WatchArrival<WatchState>? {
        do throws(RepositoryError) {
            return try await store.state()
        } catch {
            throw .repository(error)
        }
    }

    public func signals() -> AsyncStream<Void> { ticks.stream() }
}
