import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

enum SitesLocationsAddCommand {
    static let bodyPart = Argument.required("BODYPART", "For example Hip.", as: .name)
    static let qualifier = Option.value(
        "qualifier",
        "TEXT",
        "Which part of it, for example Front.",
        as: .name
    )
    static let noSides = Option.flag("no-sides", "One location, instead of a left and a right one.")

    static let sensorsOnly = Option.flag("sensors-only", "Use it for sensors, and not for sets.")

    static let command = Command(
        "add",
        summary: "Add a zone of your own, or switch one on again.",
        arguments: [bodyPart],
        options: [qualifier, noSides, sensorsOnly],
        example: "momentum sites locations add Hip --qualifier Front",
        json: SitesLocationsCommand.json
    ) { call, context in
        try await SitesLocationsChange.perform(context) { screen, _ in
            screen.startAdding()
            screen.edit { draft in
                draft.bodyPart = call[bodyPart]
                draft.qualifier = call[qualifier] ?? ""
                draft.hasSides = !call[noSides]
                draft.usedFor = call[sensorsOnly] ? .sensors : .both
            }
            if let problem = screen.problem { throw CommandFailure(problem) }
            await screen.add()
        }
    }
}
