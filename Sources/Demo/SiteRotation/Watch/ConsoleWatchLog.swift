import MomentumSiteRotationDomain

/// Says on standard error what goes wrong between phone and watch.
struct ConsoleWatchLog: WatchLog {
    let console: Console

    func note(_ event: WatchEvent) {
        console.warn("Watch: \(event.description)\n")
    }
}
