import MomentumSiteRotationDomain
import Testing

@Suite struct ReminderSettingsTests {
    @Test(arguments: [
        (
            changes: [SiteSettingsChange.reminderLead(minutes: -5)],
            stands: ReminderSettings(leadMinutes: 0)
        ),
        ([.reminderLead(minutes: 9_999)], ReminderSettings(leadMinutes: 1440)),
        ([.reminderRepeat(minutes: 5)], ReminderSettings(repeatMinutes: 60)),
        ([.reminderRepeat(minutes: 9_999)], ReminderSettings(repeatMinutes: 1440)),
        ([.reminderCount(-1)], ReminderSettings(repeatCount: 0)),
        ([.reminderCount(13)], ReminderSettings(repeatCount: 12)),
        ([.reminderMargin(minutes: -1)], ReminderSettings(marginMinutes: 0)),
        ([.reminderMargin(minutes: 121)], ReminderSettings(marginMinutes: 120)),
        ([.reminders(true)], ReminderSettings(isOn: true)),
        (
            [.quietHours(QuietHours(from: 1320, to: 420))],
            ReminderSettings(quietHours: QuietHours(from: 1320, to: 420))
        ),
        (
            [.quietHours(QuietHours(from: 1320, to: 420)), .quietHours(nil)],
            ReminderSettings(quietHours: nil)
        ),
    ])
    func `every setting of reminders can be changed, within its range (RM-1, RM-2)`(
        changes: [SiteSettingsChange],
        stands: ReminderSettings
    ) {
        #expect(SiteSettings().applying(changes) == SiteSettings(reminders: stands))
    }

    @Test func `reminders and sensors are off until they are switched on (RM-1, SN-1)`() {
        #expect(
            ReminderSettings()
                == ReminderSettings(
                    isOn: false,
                    leadMinutes: 240,
                    repeatMinutes: 360,
                    repeatCount: 4,
                    quietHours: nil,
                    marginMinutes: 30
                )
        )
        #expect(!SiteSettings().usesSensors)
        #expect(SiteSettings().applying([.sensors(true)]) == SiteSettings(usesSensors: true))
    }

    @Test(arguments: [
        (from: 1320, to: 420, isPossible: true), (0, 1080, true), (0, 1081, false),
        (720, 360, true), (720, 361, false), (600, 600, false), (-1, 60, false),
        (1440, 60, false), (60, 1440, false),
    ])
    func `quiet hours last at most 18 hours, and equal times are none (RM-2)`(
        from: Int,
        to: Int,
        isPossible: Bool
    ) {
        #expect((QuietHours(from: from, to: to) != nil) == isPossible)
    }
}
