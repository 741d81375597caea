import MomentumDomain

extension SharedDocument {
    /// Reports each write by any process after this call within a second, while a listener waits.
    package func changes(by clock: any Clock<Duration>) -> AsyncStream<Void> {
        // Taken here, because the task starts later.
        Broadcast.values { [path, start = FileStamp(path)] send in
            var known = start
            for await _ in Ticks(clock: clock).stream() {
                let stamp = FileStamp(path)
                guard stamp != known else { continue }
                known = stamp
                send(())
            }
        }
    }
}
