import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The third step of a sync: publishes the changes of this device.
struct SyncPublisher {
    let link: SyncLink
    let storeID: UUID

    /// Publishes the pending changes and returns their count; they are no longer pending once the
    /// files are listed (ST-47).
    func publish(
        _ pending: PendingPublication,
        _ listing: inout SyncListing,
        _ memory: inout SyncMemory
    ) async throws(SiteSyncFailure) -> Int {
        let files: [NewFile]
        let count: Int
        switch pending.contents {
        case .transactions(let transactions) where transactions.isEmpty:
            // Otherwise only the next change would reveal a read-only folder.
            try await link.folder.checkWritable(PublishedFile.folder(of: storeID))
            (files, count) = ([], 0)
        case .transactions(let transactions):
            files = try await self.files(of: transactions)
            count = transactions.count
        case .registers:
            files = [try await registers()]
            count = try await link.stored { store in
                store.replica.flatMap { store.numbers[$0]?.count } ?? 0
            }
        }
        if !files.isEmpty { try await create(files, &listing, &memory) }
        memory.recordPublication(upTo: pending.end)
        return count
    }

    /// Creates files and returns them with their final names.
    ///
    /// Throws if some are not listed with their full size; the next sync creates those again.
    @discardableResult
    func create(
        _ files: [NewFile],
        _ listing: inout SyncListing,
        _ memory: inout SyncMemory
    ) async throws(SiteSyncFailure) -> [NewFile] {
        let (folder, root) = (link.folder, PublishedFile.folder(of: storeID))
        // A name in use, as after a sync engine cut the file, stays with its file.
        let files = files.map { $0.named(besides: listing.files) }
        for file in files where listing.files[file.path] != file.bytes.count {
            try await folder.create(file.path, file.bytes)
        }
        try await folder.create(root + "/README.txt", Array(Self.readme.utf8))
        listing = SyncFolderListing(try await folder.list(root)).files(of: storeID)
        for file in files {
            guard listing.files[file.path] == file.bytes.count else {
                throw SiteSyncFailure(
                    message: "A file was written to the folder and is not in it yet."
                )
            }
            memory.record(file)
        }
        return files
    }

    /// A file with all registers on this device, including those from other devices.
    func registers() async throws(SiteSyncFailure) -> NewFile {
        try await link.stored { [storeID] store throws(SiteStoreError) in
            let replica = store.replica ?? 0
            return NewFile(
                try store.registers(storeID: storeID),
                in: storeID,
                device: replica,
                author: replica,
                counters: 0...max(store.numbers[replica]?.next ?? 0, 1) - 1,
                numbers: PublishedNumbers(store.numbers),
                isSnapshot: true
            )
        }
    }

    /// Creates files of one replica each: this one, a former one, or one it received from (ST-46).
    private func files(
        of transactions: [EncodedTransaction]
    ) async throws(SiteSyncFailure) -> [NewFile] {
        let device = try await link.stored { $0.replica ?? 0 }
        let authors = Dictionary(grouping: transactions, by: \.transaction.id.replica)
        return authors.sorted { $0.key < $1.key }.flatMap { author, transactions in
            parts(of: transactions).map { file(Array($0), of: author, device: device) }
        }
    }

    /// Splits transactions so that each part fits in a file; a part has at least one.
    private func parts(
        of transactions: [EncodedTransaction]
    ) -> [ArraySlice<EncodedTransaction>] {
        var parts: [ArraySlice<EncodedTransaction>] = []
        var rest = transactions[...]
        while !rest.isEmpty {
            var size = 0
            let fitting = rest.prefix { transaction in
                size += transaction.bytes.count + Frame.headSize
                return size <= PublishedFile.preferredSize
            }
            let part = rest.prefix(max(fitting.count, 1))
            rest = rest.dropFirst(part.count)
            parts.append(part)
        }
        return parts
    }

    private func file(
        _ transactions: [EncodedTransaction],
        of author: UInt64,
        device: UInt64
    ) -> NewFile {
        let numbers = transactions.map(\.transaction.id.counter)
        let (first, last) = (numbers.min() ?? 0, numbers.max() ?? 0)
        let header = FileHeader(
            kind: .published,
            storeID: storeID,
            generation: first,
            replica: author,
            created: link.dates.now.milliseconds
        )
        return NewFile(
            PublishedFile.encode(transactions, header: header),
            in: storeID,
            device: device,
            author: author,
            counters: first...last,
            numbers: PublishedNumbers(transactions),
            isSnapshot: false
        )
    }

    private static let readme = """
        This folder keeps the infusion-site records of several devices the same.

        Each device writes files into a folder of its own and reads those of the others. Please do
        not change or rename them. Copies that a sync service makes do no harm. If the folder is
        deleted, the devices write it again.

        Nothing in here is encrypted: who can read this folder can read the records.

        """
}
