import Foundation
import MomentumCommandLine
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

enum UsersSaveCommand {
    static let create = Command(
        "create",
        summary: "Add a person.",
        options: UserValues.all,
        example: "momentum users create --name \"Ana Ruiz\" --craft Engineering --level Senior",
        json: """
            {"id", "fullName", "craftAbility", "jobLevel", "craftFocus", "levelStartDate", \
            "remarks": [text]}
            """
    ) { call, context in
        guard call[UserValues.name] != nil else {
            throw call.usageError("A person needs a name.", hint: "Add --name NAME.")
        }
        let screens = try await SchedulingScreens(call, context)
        return try await save(nil, call, screens)
    }

    static let update = Command(
        "update",
        summary: "Change a person; what is not given stays.",
        arguments: [UsersShowCommand.id],
        options: UserValues.all,
        example: "momentum users update 1 --level Staff",
        json: """
            {"id", "fullName", "craftAbility", "jobLevel", "craftFocus", "levelStartDate", \
            "remarks": [text]}
            """
    ) { call, context in
        let screens = try await SchedulingScreens(call, context)
        let user = try await screens.user(call[UsersShowCommand.id])
        return try await save(user.id, call, screens)
    }

    @MainActor
    private static func save(
        _ id: SchedulingUser.ID?,
        _ call: Invocation,
        _ screens: SchedulingScreens
    ) async throws -> CommandResult {
        let form = screens.builder.makeUserFormViewModel(id: id, router: screens.router)
        await form.load()
        form.edit { UserValues.apply(call, to: &$0) }
        await form.save()
        let user = try form.state.savedValue(
            problems: form.shownProblems,
            canSave: form.canSave,
            call
        )
        let row = UserRowAdapter(user)
        return CommandResult(
            UserDocument(user, remarks: form.remarks),
            text:
                "Saved \(row.title) (\(row.id)): \(row.subtitle).\n\(TerminalText.remarks(form.remarks))"
        )
        .saved()
    }
}
