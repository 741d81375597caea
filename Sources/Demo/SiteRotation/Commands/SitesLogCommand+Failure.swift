import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

extension SitesLogCommand {
    /// The failure, with the location or entry that causes it, and the text to type.
    static func failure(
        _ message: ErrorMessage,
        at location: SiteLocation,
        _ time: Date?,
        in records: SiteRecords,
        _ display: SiteDisplay,
        _ call: Invocation,
        _ context: CommandContext
    ) -> CommandFailure {
        let name = display.texts.displayName(of: location)
        let sentence: String
        switch message.kind {
        case "unknownEntry":
            sentence = saying(
                """
                This operation logged a change that was taken back or deleted since. Nothing was \
                logged. Leave out --operation to log it anew.
                """
            )
        case "disabledLocation" where !location.usedFor.contains(records.device.use):
            let others = translated(records.device == .set ? "sensors" : "sets")
            let use = context.commandLine("sites locations use \(name.shellWord) both")
            sentence = saying("\(name) is used for \(others) alone. Use it for both with: \(use)")
        case "disabledLocation":
            let use = context.commandLine("sites locations enable \(name.shellWord)")
            sentence = saying("\(name) is switched off. Use it again with: \(use)")
        case "changeBeforeLatestEntry":
            guard let last = records.entries.last else { return CommandFailure(message) }
            let place = display.texts.displayName(of: records.location(last.locationID))
            let moment = time.map { typed($0, context) } ?? "TIME"
            let others =
                (call[note].map { " --note \($0.shellWord)" } ?? "")
                + (call[profile].map { " --profile \(($0.value ?? "none").shellWord)" } ?? "")
            let insert = "\(records.device.command) insert \(location.displayName.shellWord)"
            let insertion = context.commandLine("\(insert) --at \(moment)\(others)")
            sentence = saying(
                """
                \(place) was logged after that, on \(display.dateAndTime(last.startTime)). A change \
                cannot lie before it. Nothing was saved. Put in a forgotten one with: \(insertion)
                """
            )
        default: return CommandFailure(message)
        }
        return CommandFailure(
            domain: message.cause.domain,
            code: message.cause.code,
            kind: message.kind,
            message: sentence,
            isRefusal: true
        )
    }

    /// A time as typed: in ISO 8601 if the short format would lose a part of it.
    private static func typed(_ time: Date, _ context: CommandContext) -> String {
        let short = SitePages.typed(time, in: context.calendar)
        let read = try? TypedTime(short, now: context.now, calendar: context.calendar)
        if read?.date == time { return short.shellWord }
        return Date.ISO8601FormatStyle(
            includingFractionalSeconds: time.milliseconds % 1000 != 0,
            timeZone: context.calendar.timeZone
        )
        .format(time)
    }
}
