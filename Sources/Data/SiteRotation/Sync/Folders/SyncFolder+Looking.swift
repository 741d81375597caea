extension SyncFolder {
    /// The stream of ``changes()`` for a folder that reports none: it lists the folder at an
    /// interval.
    ///
    /// It lists only while a listener waits for the next change. The first look always reports a
    /// change, because the state before it is unknown. A failed look reports nothing.
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
