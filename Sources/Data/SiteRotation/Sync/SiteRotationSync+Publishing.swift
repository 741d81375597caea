import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

extension SiteRotationSync {
    /// Publishes the outbox; it shrinks once the files are listed (ST-47).
    func publish(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        guard !session.outbox.isEmpty else {
            // Otherwise only the next change would show that the folder is read-only.
            try await folder.checkWritable(PublishedFile.folder(of: session.storeID))
            session.memory.position = session.outbox.end
            return
        }
        let storeID = session.storeID
        let files: [NewFile]
        let count: Int
        switch session.outbox.contents {
        case .registers:
            files = [try await registers(storeID: storeID)]
            count = try await stored { store in
                store.replica.flatMap { store.numbers[$0]?.count } ?? 0
            }
        case .transactions(let transactions):
            count = transactions.count
            files = try await self.files(of: transactions, storeID: storeID)
        }
        try await create(files, &session)
        session.memory.position = session.outbox.end
        session.outcome.published = count
    }

    /// Makes files and returns them with their final names.
    ///
    /// Throws if some are not listed with their full size; the next sync makes those again.
    @discardableResult
    func create(
        _ files: [NewFile],
        _ session: inout SyncSession
    ) async throws(SiteSyncFailure) -> [NewFile] {
        let known = session.listing.files
        // A name in use, as after a sync engine cut the file, stays with its file.
        let files = files.map { $0.named(besides: known) }
        for file in files where known[file.path] != file.bytes.count {
            try await folder.create(file.path, file.bytes)
        }
        try await folder.create(
            PublishedFile.folder(of: session.storeID) + "/README.txt",
            Array(Self.readme.utf8)
        )
        let listing = SyncFolderListing(
            try await folder.list(PublishedFile.folder(of: session.storeID))
        )
        session.listing = listing.files(of: session.storeID)
        for file in files {
            guard session.listing.files[file.path] == file.bytes.count else {
                throw SiteSyncFailure(
                    message: "A file was written to the folder and is not in it yet."
                )
            }
            session.memory.own[file.path] = file.contents
        }
        return files
    }

    /// A file with all registers on this device, including those from other devices.
    func registers(storeID: UUID) async throws(SiteSyncFailure) -> NewFile {
        try await stored { store throws(SiteStoreError) in
            let bytes = try store.registers(storeID: storeID)
            let replica = store.replica ?? 0
            let next = store.numbers[replica]?.next ?? 0
            let path = PublishedFile.path(
                in: storeID,
                device: replica,
                author: replica,
                counters: 0...max(next, 1) - 1,
                bytes: bytes
            )
            return NewFile(
                path: path,
                bytes: bytes,
                numbers: PublishedNumbers(store.numbers),
                isSnapshot: true
            )
        }
    }

    /// Makes files of one replica each: this one, a former one, or one it received from (ST-46).
    private func files(
        of transactions: [EncodedTransaction],
        storeID: UUID
    ) async throws(SiteSyncFailure) -> [NewFile] {
        let device = try await stored { store in store.replica ?? 0 }
        let authors = Dictionary(grouping: transactions, by: \.transaction.id.replica)
        return authors.sorted { $0.key < $1.key }.flatMap { author, transactions in
            parts(of: transactions).map { part in
                file(Array(part), of: author, in: storeID, device: device)
            }
        }
    }

    /// Splits transactions so that each part fits into a file; a part has at least one.
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
        in storeID: UUID,
        device: UInt64
    ) -> NewFile {
        let numbers = transactions.map(\.transaction.id.counter)
        let (first, last) = (numbers.min() ?? 0, numbers.max() ?? 0)
        let header = FileHeader(
            kind: .published,
            storeID: storeID,
            generation: first,
            replica: author,
            created: dates.now.milliseconds
        )
        let bytes = PublishedFile.encode(transactions, header: header)
        let path = PublishedFile.path(
            in: storeID,
            device: device,
            author: author,
            counters: first...last,
            bytes: bytes
        )
        return NewFile(
            path: path,
            bytes: bytes,
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
