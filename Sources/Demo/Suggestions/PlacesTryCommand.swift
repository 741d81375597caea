import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

enum PlacesTryCommand {
    static let file = Argument.required("FILE", "A place index.", as: .file)
    static let text = Argument.required("TEXT", "What was typed so far.", as: .text)

    static let command = Command(
        "try",
        summary: "Search a place index as its screen does, in every category.",
        arguments: [file, text],
        example: "momentum places try places.index harbor",
        json: SuggestCommand.json
    ) { call, context in
        let root = try CompositionRoot(.init(context: context.on(nil)))
        root.router.push(.suggestions(.index(file: call[file])))
        let screens = AppScreens(of: root, in: root.router)
        guard case .suggestions(let screen) = screens.top else { throw CommandFailure.interrupted }
        switch screen {
        case .index(let field):
            return try await SuggestAnswer(
                field: field,
                texts: SuggestionTexts(words: .current, locale: context.locale),
                address: "",
                // The search takes no place, and reads no saved address.
                isNearNothing: true
            )
            .result(of: call[text], on: context.console.traits)
        case .unavailable(let message):
            throw CommandFailure(message)
        default:
            throw CommandFailure.interrupted
        }
    }
}
