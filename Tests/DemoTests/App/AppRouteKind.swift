import MomentumAuthenticationPresentation
import MomentumSchedulingPresentation
import MomentumSiteRotationPresentation
import MomentumSuggestionsPresentation

@testable import MomentumDemo

/// Every case of the routes of the application, without parameters.
///
/// Neither switch has a default, so that a new route is not forgotten: it does not compile.
enum AppRouteKind: CaseIterable, Hashable {
    case home, selection, confirmation, history, entry, statistics, locations, settings
    case insertion, move, review, undo, rests, reminders, sensors, profiles
    case onboarding, exporting, importing, importMapping, map, report, backup
    case sync
    case watch, watchSelection, watchConfirmation
    case users, user, newUser, editUser, teams, team, newTeam, editTeam
    case signIn, account
    case forms, form, answers, search, index
    case more, container, store, places

    init(_ route: AppRoute) {
        switch route {
        case .sites(.home): self = .home
        case .sites(.selection): self = .selection
        case .sites(.confirmation): self = .confirmation
        case .sites(.history): self = .history
        case .sites(.entry): self = .entry
        case .sites(.insertion): self = .insertion
        case .sites(.move): self = .move
        case .sites(.review): self = .review
        case .sites(.undo): self = .undo
        case .sites(.statistics): self = .statistics
        case .sites(.locations): self = .locations
        case .sites(.rests): self = .rests
        case .sites(.reminders): self = .reminders
        case .sites(.settings): self = .settings
        case .sites(.onboarding): self = .onboarding
        case .sites(.exporting): self = .exporting
        case .sites(.importing): self = .importing
        case .sites(.importMapping): self = .importMapping
        case .sites(.map): self = .map
        case .sites(.sensors): self = .sensors
        case .sites(.profiles): self = .profiles
        case .sites(.report): self = .report
        case .sites(.backup): self = .backup
        case .syncing(.status): self = .sync
        case .watch(.home): self = .watch
        case .watch(.selection): self = .watchSelection
        case .watch(.confirmation): self = .watchConfirmation
        case .scheduling(.users): self = .users
        case .scheduling(.user): self = .user
        case .scheduling(.newUser): self = .newUser
        case .scheduling(.editUser): self = .editUser
        case .scheduling(.teams): self = .teams
        case .scheduling(.team): self = .team
        case .scheduling(.newTeam): self = .newTeam
        case .scheduling(.editTeam): self = .editTeam
        case .authentication(.signIn): self = .signIn
        case .authentication(.account): self = .account
        case .suggestions(.forms): self = .forms
        case .suggestions(.form): self = .form
        case .suggestions(.answers): self = .answers
        case .suggestions(.search): self = .search
        case .suggestions(.index): self = .index
        case .program(.more): self = .more
        case .program(.container): self = .container
        case .program(.store): self = .store
        case .program(.places): self = .places
        }
    }

    /// The keys that lead from Today to the screen.
    var words: String {
        switch self {
        case .home: "1"
        case .selection: "a"
        case .confirmation: "Enter"
        case .history: "2"
        case .entry: "2 Enter"
        case .insertion: "i"
        case .move: "2 Enter Ctrl-T"
        case .review: "v"
        case .undo: "z"
        case .statistics: "3"
        case .locations: "4"
        case .settings: "9 Enter"
        case .rests: "9 Down*2 Enter"
        case .reminders: "9 Down*12 Enter"
        case .sensors: "9 Down*13 Enter"
        case .profiles: "9 Down*14 Enter"
        case .onboarding: "9 Enter o"
        case .exporting: "9 Down*4 Enter"
        case .importing: "9 Down*3 Enter"
        case .importMapping: "9 Down*11 Enter"
        case .map: "b"
        case .report: "9 Down*15 Enter"
        case .backup: "9 Down*16 Enter"
        case .sync: "9 Down*5 Enter"
        case .watch: "9 Down*6 Enter"
        case .watchSelection: "9 Down*6 Enter End Enter"
        case .watchConfirmation: "9 Down*6 Enter Enter"
        case .users: "7"
        case .user: "7 Enter"
        case .newUser: "7 n"
        case .editUser: "7 e"
        case .teams: "8"
        case .team: "8 Enter"
        case .newTeam: "8 n"
        case .editTeam: "8 e"
        // Without a server no screen leads to it, but its link does.
        case .signIn: ":auth/sign-in"
        case .account: "9 Down*7 Enter"
        case .forms: "5"
        case .form: "5 Enter"
        case .answers: "5 a"
        case .search: "6"
        case .index: "9 Down*10 Enter File=data/gyms.places Enter Ctrl-O"
        case .more: "9"
        case .container: "9 Down*8 Enter"
        case .store: "9 Down*9 Enter"
        case .places: "9 Down*10 Enter"
        }
    }
}
