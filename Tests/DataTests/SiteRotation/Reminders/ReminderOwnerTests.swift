import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The notifications of several wearers in one program.
@Suite struct ReminderOwnerTests {
    private let ada = ReminderOwner(SiteWearer(id: .fixture(1), name: "Ada"))
    private let ben = ReminderOwner(SiteWearer(id: .fixture(2), name: "Ben"))
    private let only = ReminderOwner(nil)
    private let notice = SiteReminderNotice(
        id: SiteReminder.reminders(
            of: SiteEntry(
                id: .fixture(3),
                locationID: nil,
                startTime: Date(timeIntervalSince1970: 1_750_000_000)
            ),
            settings: SiteSettings(reminders: ReminderSettings(isOn: true)),
            calendar: Calendar(identifier: .gregorian)
        )[0].id,
        at: Date(timeIntervalSince1970: 1_750_000_000),
        title: "Change due",
        text: ""
    )

    @Test func `a wearer's notifications are that wearer's alone (RM-4, SR-202)`() {
        let owners = [ada, ben, only]
        for owner in owners {
            let identifier = owner.identifier(of: notice)
            #expect(owners.filter { $0.owns(identifier) } == [owner])
            #expect(!owner.owns("\(identifier)/x"))
            #expect(!owner.owns("a notification of the host"))
        }
    }

    @Test func `titles name the wearer where there are several (SR-202)`() {
        #expect(ben.title(of: notice) == "Ben: Change due")
        #expect(only.title(of: notice) == "Change due")
    }
}
