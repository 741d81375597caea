/// Waiting for shared work, queues, listeners and replacing a file have one mechanism each (HS-25).
struct MechanismRule: SourceRule {
    let name =
        "continuations, streams and renames stay in the one mechanism that needs them (HS-25)"

    private static let uses = [
        Use(".atomic", advice: "FileReplacement also sets rights and flushes"),
        Use("rename(", advice: "FileReplacement also sets rights and flushes"),
        Use(".rename(", harmfulWith: "to", advice: "FileReplacement also sets rights and flushes"),
        Use("withCheckedContinuation", advice: "SharedWork shares a wait, SerialWork queues"),
        Use("withCheckedThrowingContinuation", advice: "SharedWork shares a wait"),
        Use(".makeStream", advice: "Broadcast sends to listeners"),
    ]

    /// The files that may use one, each with the reason.
    static let reasons = [
        "Sources/Domain/Shared/Broadcast.swift": "the mechanism of listeners",
        "Sources/Domain/Shared/SharedWork.swift": "the mechanism of single flight",
        "Sources/Domain/Shared/SerialWork.swift": "the mechanism of queues",
        "Sources/Data/Shared/Files/FileReplacement.swift": "the mechanism of replacing a file",
        "Sources/Data/Shared/Files/PosixFileSystem.swift": "the call of the system itself",
        "Sources/Data/SiteRotation/Sync/Folders/SyncFilePlacing.swift":
            "makes a file without replacing one",
        "Sources/Data/Network/HTTPExchange.swift": "waits for the delegate of URLSession",
        "Sources/Data/SiteRotation/Reminders/NotificationReminderScheduler.swift":
            "waits for a completion handler",
        "Sources/Data/Maps/MapKitService.swift": "waits for a completion handler",
        "Sources/Data/Authentication/SystemWebSession.swift": "waits for a completion handler",
        "Sources/Domain/SiteRotation/Sync/KeepSitesInSyncUseCase.swift":
            "one loop with three sources that wake it up",
        "Sources/Loopback/HTTP/LoopbackServer.swift": "waits for threads of sockets",
        "Sources/Demo/SiteRotation/Sync/SiteSyncStatusViewModel+Waiting.swift":
            "waits for an observation",
        "Sources/Terminal/Session/TerminalEvents.swift": "the events of a terminal, taken together",
        "Sources/TestSupport/SiteRotation/MockSiteSynchronizer.swift": "a test ends the stream",
        "Sources/TestSupport/Shared/Gate.swift": "a test answers each wait",
        "Sources/TestSupport/Shared/Observed.swift": "waits for an observation",
        "Sources/TestSupport/Shared/Tally.swift": "a test counts the waits",
        "Sources/TestSupport/Shared/TestClock.swift": "a test moves the time of each wait",
    ]

    func violations(in file: SourceFile) -> [Violation] {
        file.isTest || Self.reasons.keys.contains(file.path) ? [] : Self.uses(in: file)
    }

    static func uses(in file: SourceFile) -> [Violation] {
        Use.violations(of: uses, in: file)
    }
}
