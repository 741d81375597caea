import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// A random story of three devices, or of two to six whose clocks lie anywhere; the same for the
/// same seed.
struct SyncSchedule {
    let seed: UInt64
    let place: SyncPlace
    private(set) var devices: [SyncDevice]
    private(set) var now = StoreUnderTest.start
    private var generator: SeededGenerator
    private var backups: [Int: (files: FaultyFileSystem, confirmed: [SiteOperation.ID])] = [:]
    /// Devices that were put back and may not have noticed it.
    private var unnoticed: Set<Int> = []
    /// True if files have left the folder without a replacement.
    private var hasDeleted = false
    /// The numbers each device has known since it was last put back.
    private var seen: [Int: [UInt64: CounterRanges]] = [:]
    private var operationCount = 0
    private var commands: [SiteOperation] = []
    private let isWild: Bool
    /// The times on its devices' clocks when a change was logged, unless its start was changed.
    private(set) var logged: [SiteOperation.ID: [Date]] = [:]

    /// - Parameters:
    ///   - seed: Decides everything.
    ///   - isWild: True if clocks are between 1970 and 9999, and are set at times.
    init(seed: UInt64, isWild: Bool = false) {
        self.seed = seed
        self.isWild = isWild
        var generator = SeededGenerator(seed: seed)
        let hour = 3600.0
        var skews: [[Double]] = [
            [0], [0, 0, -3 * hour, 300, 90 * 24 * hour], [0, 0, 2 * hour, -400 * 24 * hour],
        ]
        if isWild {
            skews = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
                [Self.wildSkew(at: StoreUnderTest.start, using: &generator)]
            }
        }
        let place = SyncPlace(seed: seed, faults: .all(0.15))
        self.place = place
        devices = skews.enumerated().map { number, skew in
            SyncDevice(
                number,
                place,
                skew: skew.randomElement(using: &generator) ?? 0,
                // So few that even a short story combines files and ends batches.
                limits: SyncLimits(files: 4, batchSize: 2000)
            )
        }
        self.generator = generator
    }

    /// The error of a clock in seconds: nothing, hours, or up to millennia.
    private static func wildSkew(
        at now: Date,
        using generator: inout SeededGenerator
    ) -> Double {
        let now = now.timeIntervalSince1970
        return switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1: 0
        case 2: Double.random(in: -86_400...86_400, using: &generator)
        // An empty battery, a mistyped year, and the end of 32 bits.
        case 3: Double.random(in: 0...86_400, using: &generator) - now
        case 4: Double.random(in: 0...250_000_000_000, using: &generator) - now
        default: 2_150_000_000 - now
        }
    }

    /// Lets the devices work, meet now and then, crash and be put back.
    mutating func run() async throws {
        for _ in 0..<Int.random(in: 20...70, using: &generator) {
            advance()
            let device = devices[Int.random(in: 0..<devices.count, using: &generator)]
            if isWild, Int.random(in: 0..<16, using: &generator) == 0 {
                let skew = Self.wildSkew(at: now, using: &generator)
                device.dates.advance(bySeconds: now.timeIntervalSince(device.dates.now) + skew)
            }
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<48: try await work(device)
            case 48..<82: await sync(device)
            case 82..<86: device.switchProcess()
            case 86..<89: device.restart()
            case 89..<92: try await device.compact()
            case 92..<93:
                place.delete()
                hasDeleted = true
            case 93..<94: try await deleteFolder(of: device)
            case 94..<97: backups[device.number] = (device.files.copy(), device.confirmed)
            default: restore(device)
            }
            try await check(device)
        }
    }

    /// Ends all faults, and lets every device sync until none has anything new.
    mutating func meet() async throws {
        place.settle()
        // After a day, devices publish changes that only removed files had, and remove superfluous
        // files (ST-45, ST-48). A removal by one device may give another one work a day later.
        for day in 0..<6 {
            for _ in 0..<3 {
                for device in devices {
                    try await device.sync(joining: .both)
                    try await check(device)
                }
            }
            // Only deleted files take days to come back.
            if day == 0, !hasDeleted { try await checkEquality() }
            advance(25 * 3600)
        }
        try await checkEquality()
    }

    /// All devices show the same, and know what any of them has known since it was last put back.
    private func checkEquality() async throws {
        let first = try await devices[0].records(at: now)
        for device in devices {
            #expect(
                try await device.records(at: now) == first,
                "seed \(seed), device \(device.number)"
            )
            let known = try await device.repository.withStore { $0.state.numbers }
            for (replica, ranges) in seen.values.joined() {
                let all = known[replica] ?? CounterRanges()
                #expect(all.union(ranges) == all, "seed \(seed), device \(device.number)")
            }
        }
    }

    /// All bytes on the devices and in the folder.
    var contents: [String: [UInt8]] {
        devices.reduce(into: place.contents) { contents, device in
            for (path, bytes) in device.contents { contents["\(device.number)\(path)"] = bytes }
        }
    }

    /// The number of transactions of others missing before the last one that a device has: those
    /// that neither a device nor a file has.
    func lostCount(for device: SyncDevice) async throws -> Int {
        var known: [UInt64: CounterRanges] = [:]
        for other in devices {
            let counters = try await other.repository.withStore { $0.state.numbers }
            known.merge(counters) { $0.union($1) }
        }
        for bytes in place.contents.values {
            switch PublishedFile(bytes)?.contents {
            case .transactions(let transactions)?:
                for encoded in transactions {
                    let id = encoded.transaction.id
                    known[id.replica, default: CounterRanges()].insert(id.counter)
                }
            case .snapshot(let snapshot)?: known.merge(snapshot.state.numbers) { $0.union($1) }
            case nil: break
            }
        }
        let own = try await device.repository.withStore { $0.identity?.replica }
        return known.filter { $0.key != own }.values.flatMap(\.gaps)
            .reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 }
    }

    func isKnown(_ id: SiteOperation.ID, to device: SyncDevice) async throws -> Bool {
        try await device.repository.withStore { store in store.state.knows(id) }
    }

    /// The rules of merging (Docs/SiteRotation.md), after every step.
    private mutating func check(_ device: SyncDevice) async throws {
        let counters = try await device.repository.withStore { $0.state.numbers }
        seen[device.number, default: [:]].merge(counters) { $0.union($1) }
        let broken = try await device.records.brokenRules
        #expect(broken == [], "seed \(seed), device \(device.number)")
    }

    private mutating func sync(_ device: SyncDevice) async {
        guard (try? await device.sync(joining: .both)) != nil else { return }
        unnoticed.remove(device.number)
    }

    private mutating func restore(_ device: SyncDevice) {
        guard let backup = backups[device.number] else { return }
        let isNoticed = Bool.random(using: &generator)
        seen[device.number] = nil
        device.restore(backup.files, confirmed: backup.confirmed, isNoticed: isNoticed)
        if !isNoticed { unnoticed.insert(device.number) }
    }

    /// Deletes what a device has published.
    ///
    /// A device that was put back must have noticed that first, because those files tell it.
    private mutating func deleteFolder(of device: SyncDevice) async throws {
        guard !unnoticed.contains(device.number) else { return }
        let replica = try await device.repository.withStore { $0.identity?.replica.hex ?? "" }
        let folders = place.contents.keys.filter { SyncListing.device(of: $0) == replica }
            .map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        for folder in Set(folders) { place.delete(below: folder) }
        hasDeleted = hasDeleted || !folders.isEmpty
    }

    private mutating func advance() {
        let pause: Double =
            Bool.random(using: &generator)
            ? Double(Int.random(in: 0...2000, using: &generator)) / 1000
            : Double(Int.random(in: 0...80, using: &generator)) * 3600
        advance(pause)
    }

    private mutating func advance(_ pause: Double) {
        now += pause
        for device in devices { device.dates.advance(bySeconds: pause) }
    }

    private mutating func work(_ device: SyncDevice) async throws {
        operationCount += 1
        var operation = SiteOperation.random(
            UInt16(truncatingIfNeeded: Int(seed) * 100 + operationCount),
            on: try await device.records,
            now: device.dates.now,
            using: &generator
        )
        // One command may be delivered to two devices (SR-129).
        if Int.random(in: 0..<20, using: &generator) == 0,
            let command = commands.randomElement(using: &generator)
        {
            operation = command
        }
        if case .logChange = operation { commands.append(operation) }
        do {
            let commit = try await device.perform(operation)
            switch operation {
            // A command delivered twice is one change, at the time of the one or the other clock.
            case .logChange where commit.isRepeat: break
            case .logChange: logged[operation.id, default: []].append(device.dates.now)
            case .editEntry(let edit): logged[edit.entryID] = nil
            default: break
            }
        } catch let error as SiteRotationError {
            // The rules refuse some; the store may not.
            if case .repository = error { throw error }
        }
    }
}
