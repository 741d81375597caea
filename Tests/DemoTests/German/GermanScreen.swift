@testable import MomentumDemo

/// A way through the screens of Site Rotation, whose every step is read in German.
enum GermanScreen: CaseIterable {
    case log, logProblems, logAgain, logEarlier, logAtRest, logSwitchedOff
    case history, historyFilters, entry, entryProblems, entryOverlap, entryMarks
    case insertion, insertionProblems, move, review, undoing
    case map, statistics, picture, locations, newZone, settings, sensors
    case onboarding, restoredAtFirst, export, importing, importOfMost, table, report, backup
    case rests, restProblems, reminders, profiles, profileProblems
    case sync, syncFailure, join, watch, watchChoice

    /// The keys, as for ``AppSnapshot``.
    var words: String {
        switch self {
        case .log: "Enter Tab*3 Right*3 Tab Tab Ended=soon Enter Ctrl-U Ended=-2h Enter u y U y"
        case .logProblems:
            """
            Enter Shift-Tab Ctrl-U When=soon Enter Ctrl-U When=23:00 Enter Ctrl-U When=now Tab*4 \
            Seen=blister Enter
            """
        case .logAgain: "Enter Enter a Enter Enter n Enter Enter c a Enter Enter y"
        case .logEarlier: "Enter Shift-Tab Ctrl-U When=2025-06-01T08:00:00Z Enter Ctrl-O"
        case .logAtRest:
            """
            :sites/rests n Place=l-back-arm Enter 1 a Find=l-back-arm Enter Enter n Enter y
            """
        case .logSwitchedOff: "4 Space 1 a Find=zzz Ctrl-U Find=l-front-abdomen Enter"
        case .history: "2 Down d u y f f f x o Esc Enter"
        case .historyFilters:
            """
            2 / z z z Enter / Ctrl-U x . . y Enter / Ctrl-U u n k n o w n Enter / Ctrl-U t h i \
            Enter / Ctrl-U 2 0 2 6 - 0 2 - 0 1 . . Enter / Ctrl-U \
            2 0 2 6 - 0 2 - 0 1 . . 2 0 2 6 - 0 1 - 0 1 Enter
            """
        case .entry: "2 Down Enter Ctrl-O Ctrl-S Esc 2 Down Enter Ctrl-X u y"
        case .entryProblems:
            """
            2 Down Enter Ctrl-U Location=nowhere Ctrl-S Ctrl-U Location=thigh Ctrl-U Tab Ctrl-U \
            Ctrl-S Started=2026-02-25 Started=T07:36 Tab Ctrl-U Ended=2020-01-01 Ctrl-S
            """
        case .entryOverlap: "2 Down Enter Tab Tab Ctrl-U Ended=-1h Ctrl-S"
        case .entryMarks: "2 Down Enter Tab*4 Right*2 Tab Seen=lump Ctrl-S"
        case .insertion:
            "i Location=r-buttock Tab Started=2025-06-03T08:00:00Z Enter Ctrl-X Enter Enter u y"
        case .insertionProblems:
            """
            i Enter Location=nowhere Ctrl-U Location=thigh Ctrl-U Location=r-buttock Enter Tab \
            Started=soon Enter
            """
        case .move:
            "2 Down Enter Ctrl-T Ctrl-T Ctrl-X Ctrl-O Enter Esc 2 Down*3 Enter Ctrl-T Ctrl-O"
        case .review:
            "Esc 9 Down*3 Enter File=doppelt.csv Enter Enter v Down Up Enter x Enter Enter"
        case .undoing: "Enter Enter z x b Enter b"
        case .map: "b Down Left Right m v t"
        case .statistics: "3 Right Right Right Right Right"
        case .picture: "3 x Enter x Enter n"
        case .locations: "4 z z Space Space Right Space J K"
        case .newZone:
            "4 n Enter Part=Ankle Tab Tab Space Tab Enter n Part=Calf Enter d u y Right x"
        case .settings: "9 Enter Right Left Down Right Down Right Down Right Down*2 Right"
        case .sensors: "9 Enter Down*4 Right n y Esc Down*13 Enter a Enter Enter Enter h q 1 o"
        case .onboarding: "9 Enter o i Enter File=fehlt.jsonl Enter Ctrl-X Enter Space Enter b b s"
        case .restoredAtFirst: "i File=alles.jsonl Enter Enter Enter"
        case .export:
            """
            9 Down*4 Enter Tab Right Right Left Tab From=soon Enter Ctrl-U From=2026-02-01 Tab \
            To=2026-01-01 Enter Ctrl-U Enter Enter n
            """
        case .importing:
            "9 Down*3 Enter Enter File=zeilen.csv Enter Right Ctrl-X Enter Enter Ctrl-X"
        case .importOfMost: "9 Down*3 Enter File=zeilen.csv Enter Right Enter n Enter y v"
        case .table:
            """
            9 Down*11 Enter Enter File=tabelle.csv Enter Answer=knee Enter Ctrl-U \
            Answer=none Enter Right Enter n Left Enter Ctrl-X
            """
        case .report:
            """
            9 Down*15 Enter Tab Ctrl-U From=soon Enter Ctrl-U From=2027-01-01 Enter Ctrl-U \
            From=2026-01-01 Enter Enter n
            """
        case .backup:
            """
            9 Down*16 Enter Enter Enter n Ctrl-R Ctrl-X Tab Right Ctrl-R Enter y
            """
        case .rests: "9 Down*2 Enter n Ctrl-X n Place=l-back-arm Tab*3 Note=sore Enter e d"
        case .restProblems:
            """
            9 Down*2 Enter n Enter Place=nowhere Ctrl-U Place=arm Ctrl-U Place=l-back-arm Tab \
            Until=soon Ctrl-U Until=2020-05-14 Enter
            """
        case .reminders:
            """
            9 Down*12 Enter s Right Down Left*4 Right Down Right Down Right Down Right Down Right \
            Down Right Down Right Home s Right
            """
        case .profiles: "9 Down*14 Enter n Name=Flex Tab Hours=96 Enter d d Enter Name=X Ctrl-S d"
        case .profileProblems:
            """
            9 Down*14 Enter n Name=none Enter Ctrl-U Name=Flex Tab Enter Hours=viele Enter Ctrl-U \
            Hours=5 Enter Ctrl-X
            """
        case .sync:
            "9 Down*5 Enter Enter Folder=geteilt Enter c s o Ctrl-U Folder=https://a.example Tab"
        case .syncFailure: "9 Down*5 Enter Folder=ftp://a Enter Ctrl-U Folder=/fehlt Enter m x"
        case .join: "9 Down*5 Enter Folder=fremd Enter n Ctrl-U Folder=fremd Enter b x"
        case .watch: "9 Down*6 Enter w w l t Enter Enter Esc l t Left Right x"
        case .watchChoice: "9 Down*6 Enter End Enter Enter o Enter Enter"
        }
    }

    /// True for a way that begins without records.
    var isEmpty: Bool { [.review, .restoredAtFirst].contains(self) }

    /// Files beside the data, by name.
    static let files = [
        "tabelle.csv": """
        Datum;Uhrzeit;Stelle;Dauer (Std)
        3.2.2026;8.30;Bauch links vorne;71,5
        6.2.2026;8 Uhr;Knie;72

        """,
        "zeilen.csv": """
        date,location,duration_hours,note
        2026-01-02T08:00:00Z,L Thigh (Side),70.0,
        2026-01-05T08:00:00Z,L Thigh (Side),-3,twisted
        not a date,L Thigh (Side),1,

        """,
        "doppelt.csv": """
        date,location,duration_hours,note
        2025-03-05T08:00:00Z,L Thigh (Side),70.0,
        2025-03-06T08:00:00Z,L Thigh (Front),70.0,
        2025-05-06T08:00:00Z,L Thigh (Front),70.0,

        """,
    ]
}
