extension SiteStoreFiles {
    /// The names of damaged files about sync folders, which say through which one this device
    /// syncs; no record comes from them.
    package func damagedSyncMemories() throws(SiteStoreError) -> [String] {
        StoreFolder.syncMemories(among: try folder.namesIfPresent()).filter { name in
            // That of a newer version is none of this version's business.
            (try? SyncMemoryFile<KnownSyncPlace>(folder, name: name).isDamaged()) == true
        }
    }
}
