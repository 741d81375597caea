import MomentumCommandLine
import MomentumSiteRotationDomain

enum SitesSyncCommand {
    static let target = Argument.optional(
        "FOLDER|URL",
        "A folder that other devices reach too, or one on a WebDAV server; the known one without it.",
        as: .syncTarget
    )
    static let join = Option.value(
        "join",
        "CHOICE",
        "What becomes of two histories: both, folder (keeps this device's in a file), or apart.",
        as: .choice(of: SiteJoinChoice.self)
    )
    static let create = Option.flag(
        "create",
        "Make the folder if it is not there, or publish anew in one that was emptied."
    )
    static let move = Option.flag("move", "Make this the sync folder of this device from now on.")
    static let stop = Option.flag("stop", "End syncing on this device; nothing is deleted.")
    static let watch = Option.flag("watch", "Go on syncing, until Ctrl-C.")
    static let user = Option.value(
        "user",
        "NAME",
        "Who signs in to the server, with the password in MOMENTUM_SYNC_PASSWORD.",
        as: .text
    )

    static let command = Command(
        "sync",
        summary: "Keep the records of several devices the same.",
        details: """
            Each device writes files of its own into the folder and reads those of the others, so \
            whatever carries the folder about will do: Syncthing, Dropbox, Nextcloud, a share, a \
            stick. Nothing in the folder is encrypted. A device has one such folder, which is known \
            from the first sync on that succeeded; with --move it takes another one.
            """,
        arguments: [target],
        options: [join, create, move, stop, watch, user],
        example: "momentum sites sync ~/Dropbox/Sites",
        json: """
            {"published", "received", "awaited", "awaitedSince", "lost", \
            "hasNewerFormat", "hasClockAhead", "hasUnusedChoice", \
            "unjoined": {"entries", "first", "last"} | null, "hasUnreadHistory", \
            "question": {"own", "folder": the same} | null, \
            "exchange": {"own", "folder": the same, \
            "backup": FILE} | null, "status": {"kind", "label", "message", "lastSync"}}; with \
            --watch a line for each sync; \
            with --stop {"stopped": FOLDER | null}
            """
    ) { call, context in
        if call[stop] { return try await SitesSyncStop.run(call, context) }
        let session = try await SitesSyncSession(call, context)
        if call[move] { try await session.moveHere() }
        if call[create] { try await session.makeFolder() }
        guard call[watch] else { return try await session.once(joining: call[join]) }
        try await session.continuously(joining: call[join])
        return .printed
    }
}
