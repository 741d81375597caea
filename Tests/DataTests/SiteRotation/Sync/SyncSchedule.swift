import Foundation
import MomentumDomain
import MomentumTestSupport

@testable import MomentumData

/// A random story of three devices, the same for the same seed.
struct SyncSchedule {
    let seed: UInt64
    let place: SyncPlace
    private(set) var devices: [SyncDevice]
    private(set) var now = StoreUnderTest.start
    private var generator: SeededGenerator
    private var backups: [Int: (files: FaultyFileSystem, confirmed: [SiteOperation.ID])] = [:]
    private var operationCount = 0
    private var commands: [SiteOperation] = []

    init(seed: UInt64) {
        self.seed = seed
        var generator = SeededGenerator(seed: seed)
        let hour = 3600.0
        let skews: [[Double]] = [
            [0], [0, 0, -3 * hour, 300, 90 * 24 * hour], [0, 0, 2 * hour, -400 * 24 * hour],
        ]
        let place = SyncPlace(seed: seed, faults: .all(0.15))
        self.place = place
        devices = skews.enumerated().map { number, skew in
            SyncDevice(number, place, skew: skew.randomElement(using: &generator) ?? 0)
        }
        self.generator = generator
    }

    /// Lets the devices work, meet now and then, crash and be put back.
    mutating func run() async throws {
        for _ in 0..<Int.random(in: 20...70, using: &generator) {
            advance()
            let device = devices[Int.random(in: 0..<3, using: &generator)]
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<55: try await work(device)
            case 55..<92: _ = try? await device.sync(joining: .both)
            case 92..<95: device.restart()
            case 95..<98: backups[device.number] = (device.files.copy(), device.confirmed)
            default:
                guard let backup = backups[device.number] else { continue }
                device.restore(
                    backup.files,
                    confirmed: backup.confirmed,
                    isNoticed: Bool.random(using: &generator)
                )
            }
        }
    }

    /// Ends all faults, and lets everybody sync until nobody has anything new.
    mutating func meet() async throws {
        place.settle()
        for _ in 0..<3 {
            for device in devices { try await device.sync(joining: .both) }
        }
    }

    func isKnown(_ id: SiteOperation.ID, to device: SyncDevice) async throws -> Bool {
        try await device.repository.withStore { store in store.state.knows(id) }
    }

    private mutating func advance() {
        let pause: Double =
            Bool.random(using: &generator)
            ? Double(Int.random(in: 0...2000, using: &generator)) / 1000
            : Double(Int.random(in: 0...80, using: &generator)) * 3600
        now += pause
        for device in devices { device.clock.advance(bySeconds: pause) }
    }

    private mutating func work(_ device: SyncDevice) async throws {
        operationCount += 1
        var operation = SiteOperation.random(
            UInt16(truncatingIfNeeded: Int(seed) * 100 + operationCount),
            on: try await device.records,
            now: device.clock.now,
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
            try await device.perform(operation)
        } catch let error as SiteRotationError {
            // The rules refuse some; the store may not.
            if case .repository = error { throw error }
        }
    }
}
