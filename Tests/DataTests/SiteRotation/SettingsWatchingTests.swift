import Foundation
import MomentumData
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Settings that another process changes, which is another repository on the same file.
@Suite struct SettingsWatchingTests {
    let folder = TemporaryFolder()
    let clock = TestClock()

    private func repository() -> FileSiteSettingsRepository {
        FileSiteSettingsRepository(file: folder.url.appending(path: "settings.json"), clock: clock)
    }

    @Test func `a change by another process reaches who listens, without a read (TR-18)`()
        async throws
    {
        let (here, other) = (repository(), repository())
        var changes = here.changes().makeAsyncIterator()
        _ = try await here.settings()

        for cooldown in [3, 5] {
            try await other.change([.cooldown(cooldown)])
            await clock.waitForSleepers()
            clock.advance(by: .seconds(1))
            #expect(await changes.next()?.cooldown == cooldown)
        }
    }

    @Test func `a change right after one's own is told, though the file looks read (TR-18)`()
        async throws
    {
        let file = folder.url.appending(path: "settings.json")
        let here = FileSiteSettingsRepository(file: file, clock: clock) { path in
            // Another process writes before this one can read the file a second time.
            let bytes = (try? Data(contentsOf: file)) ?? Data()
            if String(decoding: bytes, as: UTF8.self).contains("48") {
                try? Data(#"{"version":1,"cooldown":7}"#.utf8).write(to: file, options: .atomic)
            }
            return FileStamp(path)
        }
        var changes = here.changes().makeAsyncIterator()
        _ = try await here.settings()

        try await here.change([.targetHours(48)])

        #expect(await changes.next()?.cooldown == 7)
    }

    @Test func `one's own change is told once, and one that is read by chance, too (TR-18)`()
        async throws
    {
        let (here, other) = (repository(), repository())
        var changes = here.changes().makeAsyncIterator()
        try await here.change([.cooldown(3)])
        #expect(await changes.next()?.cooldown == 3)

        await clock.waitForSleepers()
        clock.advance(by: .seconds(1))
        try await other.change([.targetHours(48)])
        #expect(try await here.settings().targetHours == 48)

        #expect(await changes.next() == SiteSettings(targetHours: 48, cooldown: 3))
    }
}
