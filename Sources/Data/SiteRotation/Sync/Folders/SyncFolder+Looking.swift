extension SyncFolder {
    /// The ``changes()`` of a folder that reports none: a listing at an interval while a listener
    /// waits.
    ///
    /// The first look always reports a change, because the state before it is unknown. A failed
    /// look reports none.
    package func looks(every interval: Duration, clock: any Clock<Duration>) -> AsyncStream<Void> {
        let lookout = SyncFolderLookout(folder: self)
        return AsyncStream {
            while !Task.isCancelled {
                guard (try? await clock.sleep(for: interval)) != nil else { return nil }
                if await lookout.seesChange() { return () }
            }
            return nil
        }
    }
}
