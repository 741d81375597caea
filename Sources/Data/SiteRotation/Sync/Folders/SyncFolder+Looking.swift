extension SyncFolder {
    /// What ``changes()`` is made of where nothing tells of changes: a listing every now and then.
    ///
    /// It lists only while somebody waits for the next change. The first look always reports,
    /// because what happened before it is not known; one that fails reports nothing.
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
