import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The wearer's settings among the records.
@Suite struct SettingsRecordsTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    var device = TestDevice(replica: 1)
    var other = TestDevice(replica: 2)

    private func change(_ number: UInt16, _ changes: SiteSettingsChange...) -> SiteOperation {
        .changeSettings(SiteSettingsEdit(id: .fixture(number), changes: changes))
    }

    private static let all: [SiteSettingsChange] = [
        .targetHours(70.5), .absorptionThreshold(12.5), .strategy(.bodyPartCooldown),
        .cooldown(4), .reminders(true), .reminderLead(minutes: 0),
        .reminderRepeat(minutes: 120), .reminderCount(0),
        .quietHours(QuietHours(from: 1320, to: 420)), .reminderMargin(minutes: 15),
        .sensors(true),
    ]

    @Test mutating func `there are none before one was chosen (SR-199)`() throws {
        #expect(device.records.settings == nil)
        try device.perform(change(1, .onboardingCompleted(true)), now: now)
        #expect(device.records.settings == nil)
    }

    @Test(arguments: all)
    mutating func `each setting is a register, and undo takes it back (SR-199)`(
        setting: SiteSettingsChange
    ) throws {
        try device.perform(change(1, setting), now: now)

        let expected = SiteSettings().applying([setting])
        #expect(expected != SiteSettings())
        #expect(device.records.settings == expected)

        try device.perform(.undo(SiteUndo(id: .fixture(2))), now: now)
        #expect(device.records.settings == SiteSettings())
        #expect(device.state.actions.isEmpty)
    }

    @Test mutating func `quiet hours can be switched off again (SR-199)`() throws {
        try device.perform(
            change(1, .quietHours(QuietHours(from: 0, to: 420)), .targetHours(48)),
            now: now
        )
        try device.perform(change(2, .quietHours(nil)), now: now)
        #expect(device.records.settings == SiteSettings(targetHours: 48))
    }

    @Test mutating func `two devices that change different settings keep both (SR-199)`() throws {
        try device.perform(change(1, .targetHours(48)), now: now)
        try other.perform(change(2, .cooldown(7), .sensors(true)), now: now + 1)

        device.receive(from: other)
        other.receive(from: device)

        let expected = SiteSettings(targetHours: 48, cooldown: 7, usesSensors: true)
        #expect(device.records.settings == expected)
        #expect(other.records.settings == expected)
    }

    @Test mutating func `the later change of one setting wins (SR-199, SR-121)`() throws {
        try device.perform(change(1, .targetHours(48)), now: now)
        try other.perform(change(2, .targetHours(96)), now: now + 1)

        device.receive(from: other)
        other.receive(from: device)

        #expect(device.records.settings?.targetHours == 96)
        #expect(other.records.settings?.targetHours == 96)
    }

    @Test mutating func `a setting that stays as it is writes nothing (SR-199)`() throws {
        try device.perform(change(1, .targetHours(48)), now: now)
        try device.perform(change(2, .targetHours(48)), now: now)
        try device.perform(change(3, .cooldown(2)), now: now)
        #expect(device.transactions.count == 1)
    }
}
