import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumTerminal

/// Reports failures between phone and watch on standard error.
struct ConsoleWatchLog: WatchLog {
    let console: Console

    func record(_ event: WatchEvent) {
        console.warn("Watch: \(event.description)\n")
    }
}
