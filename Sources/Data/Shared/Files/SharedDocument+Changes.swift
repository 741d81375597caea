import MomentumDomain

extension SharedDocument {
    /// Reports each write by any process within a second, while a listener waits.
    package func changes(by clock: any Clock<Duration>) -> AsyncStream<Void> {
        Broadcast.values { [path] send in
            var known = FileStamp(path)
            for await _ in Ticks(clock: clock).stream() {
                let stamp = FileStamp(path)
                guard stamp != known else { continue }
                known = stamp
                send(())
            }
        }
    }
}
