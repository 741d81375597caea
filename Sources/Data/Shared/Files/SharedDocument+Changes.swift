import MomentumDomain

extension SharedDocument {
    /// Tells within a second that the document was written, by whomever, while somebody listens.
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
