extension SiteEntries {
    /// Calls `body` with the id of each entry; no entry is made for it.
    func forEachID(_ body: (SiteEntry.ID) -> Void) {
        for block in blocks { for row in block { body(row.id) } }
    }

    /// The entries whose ids are wanted, earliest start first; no other entry is made.
    func entries(where isWanted: (SiteEntry.ID) -> Bool) -> [SiteEntry] {
        zip(offsets, blocks).flatMap { offset, block in
            block.indices.filter { isWanted(block[$0].id) }.map { self[offset + $0] }
        }
    }
}
