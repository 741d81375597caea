public import MomentumAuthenticationDomain
public import MomentumDomain
import MomentumPresentation

extension PeopleFeed {
    /// Repeats a load that failed without a network, once, whenever the network returns.
    ///
    /// It waits up to two seconds first, so that devices that come back together do not ask
    /// together. It runs until its task is cancelled.
    public func followConnection(
        _ connection: any ConnectionSource,
        clock: any Clock<Duration>,
        random: any RandomBytes
    ) async {
        for await isOnline in connection.changes() where isOnline {
            let wants = (users: isWaiting(users), teams: isWaiting(teams))
            guard wants.users || wants.teams else { continue }
            try? await clock.sleep(for: .seconds(2) * random.fraction())
            guard !Task.isCancelled else { return }
            switch wants {
            case (true, true): await reloadPeople()
            case (true, false): await reloadUsers()
            default: await reloadTeams()
            }
        }
    }

    private func isWaiting<Value>(_ state: LoadState<Value, ErrorMessage>) -> Bool {
        state.failure?.cause.isUnreachable == true
    }
}
