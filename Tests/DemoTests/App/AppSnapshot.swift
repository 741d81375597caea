import MomentumTerminal

@testable import MomentumDemo

/// A screen in a state, as it is recorded.
@MainActor
enum AppSnapshot: CaseIterable {
    case today, picker, pickerFiltered, confirmation, logged, undone
    case history, historyFiltered, entry, entryProblem, deleted
    case map, statistics, statisticsTable, locations, newZone, settings
    case onboarding, onboardingLocations
    case rests, restForm, reminders, importing, importChecked, importMapping, importQuestion,
        exporting, report, backup, backupWritten, restoreChecked, sync,
        watch, watchSelection, profiles, profileForm
    case forms, form, answers, search, searchFound
    case people, peopleFiltered, person, personForm, personUnsaved, personQuestion
    case teams, team, teamForm
    case more, container, store, places, account
    case help, palette, paletteTyped, palettePerson
    case emptyToday, emptyHistory, emptyStatistics, emptyAnswers
    case insertion, move, review, undoing, sensors, signIn, index, watchConfirmation
    case loggedBefore, changedElsewhere, deletedElsewhere
    case failedToday, failedHistory, failedSettings, failedLog, failedEntry, failedDelete

    private var words: String {
        switch self {
        case .today: ""
        case .picker: "a"
        case .pickerFiltered: "a Find=thi"
        case .confirmation: "Enter"
        case .logged: "Enter Note=vial Enter"
        case .undone: "Enter Enter u y"
        case .history: "2"
        case .historyFiltered: "2 / 3 0 Enter"
        case .entry: "2 Down Enter"
        case .entryProblem: "2 Down Enter Tab Tab Ctrl-U Ended=soon"
        case .deleted: "2 Down d"
        case .map: "b Down"
        case .statistics: "3"
        case .statisticsTable: "3 Left"
        case .locations: "4"
        case .newZone: "4 n Part=Ankle"
        case .settings: "9 Enter"
        case .onboarding: "9 Enter o"
        case .onboardingLocations: "9 Enter o Enter"
        case .rests: "9 Down*2 Enter"
        case .restForm: "9 Down*2 Enter n Place=arm Tab Until=2999-05-14"
        case .reminders: "9 Down*12 Enter"
        case .importing: "9 Down*3 Enter"
        case .importChecked: "9 Down*3 Enter File=history.csv Enter"
        case .importMapping: "9 Down*11 Enter"
        case .importQuestion: "9 Down*11 Enter File=history.csv Enter"
        case .exporting: "9 Down*4 Enter"
        case .report: "9 Down*15 Enter"
        case .backup: "9 Down*16 Enter"
        case .backupWritten: "9 Down*16 Enter Ctrl-U File=sites.jsonl Enter"
        case .restoreChecked: "9 Down*16 Enter Ctrl-U File=sites.jsonl Enter Ctrl-R"
        case .sync: "9 Down*5 Enter"
        case .watch: "9 Down*6 Enter"
        case .watchSelection: "9 Down*6 Enter End Enter"
        case .profiles: "9 Down*14 Enter"
        case .profileForm: "9 Down*14 Enter n Name=Flex Tab Hours=long"
        case .forms: "5"
        case .form: "5 Enter"
        case .answers: "5 a"
        case .search: "6"
        case .searchFound: "6 Ctrl-T*2 Search=cha"
        case .people: "7"
        case .peopleFiltered: "7 / c h e Enter"
        case .person: "7 Enter"
        case .personForm: "7 e"
        case .personUnsaved: "7 n Name=Ada Esc Esc"
        case .personQuestion: "7 d"
        case .teams: "8"
        case .team: "8 Enter"
        case .teamForm: "8 e"
        case .more: "9"
        case .container: "9 Down*8 Enter Down*3 Enter"
        case .store: "9 Down*9 Enter"
        case .places: "9 Down*10 Enter File=data/gyms.places Enter"
        case .account: "9 Down*7 Enter"
        case .help: "?"
        case .palette: ":"
        case .paletteTyped: ": s t a t"
        case .palettePerson: ": c h e n"
        case .insertion: AppRouteKind.insertion.words
        case .move: AppRouteKind.move.words
        case .review: AppRouteKind.review.words
        case .undoing: AppRouteKind.undo.words
        case .sensors: AppRouteKind.sensors.words
        case .signIn: AppRouteKind.signIn.words
        case .index: AppRouteKind.index.words
        case .watchConfirmation: AppRouteKind.watchConfirmation.words
        case .loggedBefore: "Enter Enter a Enter Enter"
        case .changedElsewhere, .deletedElsewhere: "2 Enter"
        case .emptyToday: "Esc"
        case .emptyHistory: "Esc 2"
        case .emptyStatistics: "Esc 3"
        case .emptyAnswers: "Esc 5 a"
        case .failedToday: "R"
        case .failedHistory: "2 R"
        case .failedSettings: "9 Enter Right"
        case .failedLog: "Enter Note=vial Enter"
        case .failedEntry: "2 Enter Tab*3 Note=vial Ctrl-S"
        case .failedDelete: "2 d"
        }
    }

    private var isEmpty: Bool { "\(self)".hasPrefix("empty") }
    private var isFailing: Bool { "\(self)".hasPrefix("failed") }

    /// The world that the screen is shown in, with calls that fail once the first screen is there.
    func world() async throws -> AppWorld {
        let faults = RandomFaults(seed: 0)
        let world = try await AppWorld(isEmpty ? .empty : .sample, adjusting: faults.install)
        if isFailing {
            await world.press("2 1")
            faults.fail(.always)
        }
        return world
    }

    func show(in world: AppWorld) async {
        if self == .importChecked { world.write(Self.rows, to: "history.csv") }
        if self == .importQuestion { world.write(Self.table, to: "history.csv") }
        await world.press(words)
        if self == .searchFound || self == .peopleFiltered {
            _ = await world.wait { !world.text.contains("Searching …") && world.app.page.count > 0 }
        }
        if self == .changedElsewhere {
            _ = await world.elsewhere("edit", "last", "--note", "new vial")
            _ = await world.wait { world.text.contains("Changed meanwhile") }
        }
        if self == .deletedElsewhere {
            _ = await world.elsewhere("delete", "last", "--yes")
            _ = await world.wait { world.text.contains("deleted elsewhere") }
        }
        if self == .move { _ = await world.wait { world.text.contains("Entry ") } }
        if [.watch, .watchSelection].contains(self) {
            _ = await world.wait { world.app.page.count > 1 }
        }
        await world.settle()
    }

    /// A table of another program, in which day and month could be swapped.
    private static let table = """
        Datum;Uhrzeit;Stelle;Dauer (Std)
        3.2.2026;8.30;Bauch links vorne;71,5
        6.2.2026;8 Uhr;Knie;72

        """

    /// A row that is known, a new one, and one that ends before it begins.
    private static let rows = """
        date,location,duration_hours,note
        2026-01-02T08:00:00Z,L Thigh (Side),70.0,
        2026-01-05T08:00:00Z,L Ankle,-3,twisted
        not a date,L Thigh (Side),1,

        """
}
