import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSystem

/// Three devices of one store. Each has logged 100,000 changes that the others do not know.
actor ThreeDevices {
    static let shared = ThreeDevices()

    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "momentum-benchmarks-\(UUID().uuidString)")
    private var stores: [URL] = []
    private var rounds = 0

    /// Opens the three stores, whose journals say the same as the files of a sync folder would.
    func readJournals() async throws {
        for store in try await prepared() {
            let count = try await repository(in: store).records().entries.count
            precondition(count > 100_000, "a store has lost entries")
        }
    }

    /// Publishes everything from each device, and reads it all on a fourth.
    func publishAndRead() async throws {
        rounds += 1
        let round = folder.appending(path: "round \(rounds)")
        defer { try? FileManager.default.removeItem(at: round) }
        let shared = round.appending(path: "shared")
        try FileManager.default.createDirectory(at: round, withIntermediateDirectories: true)
        for (number, store) in try await prepared().enumerated() {
            // A copy has published nothing; each has a folder of its own, so that it reads nothing.
            let copy = round.appending(path: "store \(number)")
            try FileManager.default.copyItem(at: store, to: copy)
            let own = round.appending(path: "folder \(number)")
            try await sync(repository(in: copy), with: own)
            try bringTogether(own, in: shared)
        }
        let reader = repository(in: round.appending(path: "reader"))
        let received = try await sync(reader, with: shared).received
        precondition(received > 300_000, "not everything was received")
    }

    /// Moves the files of one device to those of the others, as a sync service would.
    private func bringTogether(_ own: URL, in shared: URL) throws {
        let files = FileManager.default
        guard files.fileExists(atPath: shared.path) else {
            return try files.moveItem(at: own, to: shared)
        }
        let stores = "SiteRotation/v1"
        for store in try files.contentsOfDirectory(atPath: own.appending(path: stores).path) {
            let from = own.appending(path: "\(stores)/\(store)")
            for device in try files.contentsOfDirectory(atPath: from.path)
            where device != "README.txt" {
                try files.moveItem(
                    at: from.appending(path: device),
                    to: shared.appending(path: "\(stores)/\(store)/\(device)")
                )
            }
        }
    }

    private func prepared() async throws -> [URL] {
        guard stores.isEmpty else { return stores }
        let names = (0..<3).map { folder.appending(path: "device \($0)") }
        let shared = folder.appending(path: "first")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (number, name) in names.enumerated() {
            let repository = repository(in: name)
            // The first entry makes the store that the others join.
            if number == 0 { try await log(1, device: -1, on: repository) }
            try await sync(repository, with: shared)
            try await log(100_000, device: number, on: repository)
        }
        stores = names
        return names
    }

    private func log(
        _ count: Int,
        device: Int,
        on repository: FileSiteRotationRepository
    ) async throws {
        let start = FixedClock.start + Double(device)
        for first in stride(from: 1, through: count, by: 10_000) {
            let operations = (first..<min(first + 10_000, count + 1)).map { number in
                SiteOperation.logChange(
                    SiteChange(
                        id: UUID(),
                        locationID: SiteLocation.defaults[number % 14].id,
                        time: start + Double(number) * 300
                    )
                )
            }
            let end = start + Double(first + 10_000) * 300
            _ = try await repository.perform(operations, at: end)
        }
    }

    @discardableResult
    private func sync(
        _ repository: FileSiteRotationRepository,
        with folder: URL
    ) async throws -> SiteSyncOutcome {
        let place = DirectorySyncFolder(folder.path(percentEncoded: false))
        try await place.make()
        let synchronizer = SiteRotationSync(
            store: repository,
            folder: place,
            dates: FixedClock()
        )
        return try await synchronizer.sync(joining: nil)
    }

    private func repository(in folder: URL) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: folder,
            identifiers: RandomIdentifiers(),
            dates: FixedClock()
        )
    }
}
