extension SiteEntries {
    /// Calls `body` with the id of each entry; creates no entry.
    func forEachID(_ body: (SiteEntry.ID) -> Void) {
        for block in blocks { for row in block { body(row.id) } }
    }

    /// The entries with the wanted ids, earliest start first; creates no other entries.
    func entries(where isWanted: (SiteEntry.ID) -> Bool) -> [SiteEntry] {
        zip(offsets, blocks).flatMap { offset, block in
            block.indices.filter { isWanted(block[$0].id) }.map { self[offset + $0] }
        }
    }
}
