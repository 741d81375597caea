import MomentumCommandLine
import MomentumSiteRotationDomain

/// Reports failures between phone and watch on standard error.
struct ConsoleWatchLog: WatchLog {
    let console: Console

    func note(_ event: WatchEvent) {
        console.warn("Watch: \(event.description)\n")
    }
}
