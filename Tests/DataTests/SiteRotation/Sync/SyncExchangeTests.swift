import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// A history that gives way to that of a folder while the program is stopped.
@Suite struct SyncExchangeTests {
    @Test func `what lies unread in the folder comes along to another store (ST-45, ST-49)`()
        async throws
    {
        let (shared, apart) = (SyncPlace(), SyncPlace())
        let (phone, tablet) = (SyncDevice(0, shared), SyncDevice(1, shared))
        try await phone.log(1)
        for device in [phone, tablet] { try await device.sync() }
        try await tablet.log(2)
        try await tablet.sync()
        // A store that began in the same folder elsewhere, and comes first.
        let name = try #require(shared.contents.keys.min())
        for number in 2...40 where apart.contents.keys.min().map({ $0 > name }) ?? true {
            apart.delete()
            let other = SyncDevice(number, apart)
            try await other.log(9)
            try await other.sync()
        }
        for (path, bytes) in apart.contents { shared.put(path, bytes, from: 2) }

        // The tablet is not seen from now on.
        try await phone.sync(joining: .both)

        let ids = try await phone.records.entries.map(\.id)
        #expect(Set(ids) == Set([1, 2, 9].map(UUID.fixture)))
        let newcomer = SyncDevice(50, shared)
        try await newcomer.sync(joining: .both)
        #expect(try await newcomer.records.entries.count == 3)
    }

    @Test func `entries that gave way are named by the next sync, wherever it stopped (ST-49)`()
        async throws
    {
        var isTold = false
        var untold = 0
        for call in 1...200 where !isTold {
            let place = SyncPlace()
            let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
            try await phone.log(1)
            try await phone.sync()
            for number in 2...3 { try await tablet.log(number) }
            let own = try await tablet.records
            tablet.files.fail(at: tablet.files.callCount + call, with: .end, from: true)
            let exchange = (try? await tablet.sync(joining: .folder))?.exchange

            tablet.restart()
            // If the note could not be removed, its news are told once more.
            isTold = try await tablet.repository.trouble() == nil && exchange != nil
            guard try await tablet.records != own else {
                #expect(try await tablet.repository.trouble() == nil, "call \(call)")
                #expect(try await tablet.sync().question?.own.count == 2, "call \(call)")
                continue
            }
            if isTold {
                #expect(try await tablet.sync().exchange == nil)
                continue
            }
            untold += 1
            let kept = tablet.contents.keys.first { $0.hasSuffix(".jsonl") } ?? ""
            #expect(try await tablet.repository.trouble() == .exchanged(backup: kept))
            if call.isMultiple(of: 7) {
                try await tablet.repository.forgetSyncFolder()
                #expect(try await tablet.repository.trouble() == nil, "call \(call)")
                #expect(try await tablet.sync().question == nil, "call \(call)")
                continue
            }
            let outcome = try await tablet.sync()
            #expect(outcome.question == nil, "call \(call)")
            #expect(outcome.exchange?.own.count == 2, "call \(call)")
            #expect(outcome.exchange?.backup.path == kept, "call \(call)")
            #expect(try await tablet.records == phone.records, "call \(call)")
            #expect(try await tablet.repository.trouble() == nil, "call \(call)")
            #expect(try await tablet.sync().exchange == nil, "call \(call)")
        }
        #expect(isTold && untold > 3)
    }

    @Test(arguments: [0, 1])
    func `nothing was exchanged while any of the former records is left (ST-49)`(
        lost: UInt64
    ) async throws {
        let device = SyncDevice(0, SyncPlace())
        for number in 1...2 { try await device.log(number) }
        let summary = SiteHistorySummary(try await device.records)
        let isCarriedOut = try await device.repository.withSyncStore { store in
            var former = store.numbers
            // Damage has taken a transaction since the note was written.
            for replica in former.keys where lost > 0 {
                former[replica]?.insert(1_000...999 + lost)
            }
            let exchange = SiteHistoryExchange(
                own: summary,
                folder: summary,
                backup: URL(filePath: "/backup")
            )
            let note = SyncExchangeNote(
                exchange,
                joining: .fixture(77),
                former: PublishedNumbers(former)
            )
            return note.isCarriedOut(in: store)
        }
        #expect(!isCarriedOut)
    }
}
