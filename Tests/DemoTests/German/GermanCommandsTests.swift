import Foundation
import MomentumTerminal
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

@MainActor @Suite struct GermanCommandsTests {
    /// The English words in what a command said, apart from the commands that it named.
    private func remains(_ run: CommandLineRun) -> Set<String> {
        German.englishWords(inOutput: run.output + run.errors)
    }

    private func german(
        _ session: SitesSession,
        _ line: [String],
        typing answers: [String]? = nil
    ) async -> CommandLineRun {
        var host = HostEnvironment.fixture()
        if let answers {
            host = .fixture(
                traits: TerminalTraits(isInputTerminal: true),
                input: ScriptedInput(lines: answers)
            )
        }
        let options = ["--data-dir", session.data.path, "--locale", "de_DE"]
        return await CommandLineRun(words: ["sites"] + line + options, host: host)
    }

    @Test(arguments: [
        ("log", "LOCATION fehlt. Zum Beispiel: momentum sites log"),
        ("log xyzzy", "Es gibt keine Stelle „xyzzy“."),
        ("log l", "„l“ passt auf "),
        ("log l|buttock --profile Qqq", "Das Profil „Qqq“ gibt es nicht. Vorhanden: "),
        ("edit last", "Es ist nicht angegeben, was sich ändern soll."),
        ("edit last --together --note x", "--together braucht --start oder --end."),
        ("edit last --finding none --finding hard", "--finding none passt nicht"),
        ("edit last --location x --other-side", "--location und --other-side schließen"),
        ("edit abcd --note x", "Den Eintrag „abcd“ gibt es nicht. Die IDs zeigt: "),
        ("edit active --note x", "Es wird nichts getragen, daher ist kein Eintrag aktiv."),
        ("edit 8 --note x", "ist keine ID eines Eintrags. Bitte mindestens 4 Zeichen"),
        ("delete last", "Vor dem Löschen wird gefragt. Mit --yes"),
        ("undo --list --redo", "--list schließt die anderen Optionen aus."),
        ("history --last 7 --from today", "--last lässt sich nicht mit --from oder --to"),
        ("history --from today --to yesterday", "--to liegt vor --from."),
        ("export --locations --details", "--locations und --details schließen"),
        ("export --locations --from today", "--from gilt für Einträge, nicht für Stellen."),
        ("export --from today --to yesterday", "Der Zeitraum endet am 28. Feb. 2026"),
        ("import x.csv", "Bitte angeben, was mit den vorhandenen Einträgen geschehen soll."),
        ("import x.csv --merge --column a=1", "haben ohne --map keine Bedeutung. Bitte --map"),
        ("import x.csv --merge --map --column a=1", "„a“ ist keine Bedeutung einer Spalte."),
        ("import x.csv --merge --map --column start", "„start“ enthält kein =."),
        ("import x.csv --merge --map --place a=q", "Die Stelle „q“ gibt es nicht oder mehrfach."),
        ("import x.csv --merge --map --missing-time 99", "ist keine Uhrzeit. Bitte so schreiben:"),
        ("restore x", "Bitte angeben, was mit den vorhandenen Aufzeichnungen geschehen soll."),
        ("restore x --merge --replace", "--replace und --merge schließen einander aus."),
        ("map --day tomorrow", "2. März 2026 liegt in der Zukunft. Bitte einen Tag bis heute"),
        ("recommend --cooldown 2", "--cooldown hat bei bySite keine Bedeutung."),
        ("reminders --on --off", "--on und --off schließen einander aus. Bitte eines wählen."),
        ("reminders --due --on", "--due meldet nur Erinnerungen. Bitte allein verwenden: "),
        ("reminders --off --snooze 1h", "Ausgeschaltete Erinnerungen lassen sich nicht"),
        ("reminders --snooze 1m", "ist keine Dauer von 15 Minuten bis 12 Stunden."),
        ("reminders --quiet-hours 5:00-5:00", "beginnt, wenn er endet."),
        ("reminders --quiet-hours 5:00-4:00", "ist länger als 18 Stunden."),
        ("report --from today --last 3", "--from und --last schließen einander aus."),
        ("rest end l|buttock", "Gesäß links hat keine Pause. Die Pausen zeigt: "),
        ("locations move Buttock 99", "Den Platz 99 gibt es nicht. Zahl der Zonen: "),
        ("locations remove Qqq", "Vor dem Entfernen wird nachgefragt. Mit --yes"),
        ("locations enable Qqq", "Es gibt keine Zone oder Stelle „Qqq“."),
        ("profiles add none --hours 96", "bedeutet kein Profil. Bitte einen anderen Namen"),
        ("profiles add Flex", "--hours fehlt. Zum Beispiel: --hours 96"),
        ("profiles edit Steel", "Bitte --name oder --hours angeben."),
        ("welcome", "Die ersten Seiten brauchen ein Terminal."),
    ])
    func `a refusal of a command is said in German (EM-9)`(
        line: String,
        beginning: String
    ) async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "r buttock", "--at", "2026-02-27 9:00")
        _ = await session.sites("edit", "last", "--end", "2026-02-28 9:00")
        let words = line.split(separator: " ").map { String($0).replacing("|", with: " ") }

        let run = await german(session, words)

        #expect(run.exitCode != .success)
        #expect(run.errors.contains(beginning), "\(run.errors)")
        #expect(remains(run).isEmpty, "\(run.errors)")
    }

    @Test func `the answers of commands are German (EM-9)`() async throws {
        let session = try SitesSession()
        let (csv, backup) = (session.folder.path + "/a.csv", session.folder.path + "/a.jsonl")
        let steps: [([String], String)] = [
            (["log", "l buttock", "--at", "2026-02-27 9:00"], "Eingetragen: Gesäß links, "),
            (["log", "r buttock", "--at", "2026-02-28 9:00"], "Std.: Gesäß links.\n"),
            (
                ["log", "l thigh f", "--at", "2026-02-26 8:00"],
                "Ein Wechsel kann nicht davor liegen."
            ),
            (["edit", "last", "--end", "2026-02-28 12:00"], "Gespeichert:\n"),
            (["edit", "last", "--note", "x", "--dry-run"], "Es wurde nichts geändert.\n"),
            (["sample"], "Es gibt schon 2 Einträge. Mit --replace "),
            (["export", csv], "Exportiert: \(csv).\n"),
            (["export", csv], "Exportiert: \(csv), anstelle der bisherigen Datei.\n"),
            (["backup", backup], "\(backup) wurde geschrieben.\n"),
            (["delete", "last", "--yes"], "Gelöscht:\n"),
            (["undo", "--dry-run"], "Es wurde nichts geändert.\n"),
            (["restore", backup, "--replace"], "Zurücknehmen mit: "),
            (["rest", "add", "l buttock"], "Gesäß links"),
            (["rest", "delete", "l buttock"], "Gelöscht: Gesäß links"),
            (["locations", "disable", "l buttock"], "Gesäß"),
            (["log", "l buttock"], "ist ausgeschaltet. Wieder verwenden mit: "),
            (["locations", "use", "r buttock", "sensors"], "Gesäß"),
            (["log", "r buttock"], "wird nur für Sensoren verwendet. Für beides "),
            (["map", "--svg", csv], "\(csv) wurde geschrieben.\n"),
            (["sensor"], "Einschalten mit: "),
            (["settings", "--sensors", "on"], "Stellen nur für Sensoren hinzufügen mit:\n"),
        ]
        for (line, beginning) in steps {
            let run = await german(session, line)
            #expect((run.output + run.errors).contains(beginning), "\(line) \(run.errors)")
            #expect(remains(run).isEmpty, "\(line)\n\(run.output)\(run.errors)")
        }
    }

    @Test func `the questions of commands are German, and the letters stay (EM-9)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "l buttock", "--at", "2026-02-27 9:00")

        let log = await german(
            session,
            ["log", "r buttock"],
            typing: ["fell off", "x", "", "hard"]
        )
        let again = await german(session, ["log", "r buttock"], typing: [""])
        let soon = await german(session, ["log", "l thigh f"], typing: ["x"])
        let delete = await german(session, ["delete", "last"], typing: ["n"])
        let file = try session.file("a.csv", SitesSession.history(2))
        let choice = await german(session, ["import", file], typing: ["c"])
        let table = try session.file("b.csv", "start;place\n3/4/2026;arm\n")
        let map = await german(
            session,
            ["import", table, "--map", "--merge"],
            typing: ["x", "dmy", "Zuhause", ""]
        )

        #expect(log.errors.hasPrefix("Warum wurde Gesäß links abgenommen? "), "\(log.errors)")
        #expect(log.errors.contains("„x“ ist keine Zeit. Bitte so schreiben: "), "\(log.errors)")
        #expect(log.errors.contains("Was war dort zu sehen? "), "\(log.errors)")
        #expect(again.errors.contains(" Noch einmal eintragen? ["), "\(again.errors)")
        #expect(again.output == "Nichts wurde eingetragen.\n")
        #expect(soon.errors.contains("oder abbrechen (x)? [c/n/X] "), "\(soon.errors)")
        #expect(delete.errors.contains("Diesen Eintrag löschen? ["), "\(delete.errors)")
        #expect(choice.errors.hasPrefix("Zusammenführen (m), ersetzen (r) "), "\(choice.errors)")
        #expect(choice.output.hasSuffix("Es wurde nichts importiert.\n"), "\(choice.output)")
        #expect(map.errors.contains("Antwort, oder nichts zum Abbrechen:"), "\(map.errors)")
        for run in [again, soon, delete] { #expect(remains(run).isEmpty, "\(run.errors)") }
    }

    @Test func `documents stay English in any locale (EM-9)`() async throws {
        let session = try SitesSession()

        let run = await german(session, ["edit", "last", "--json"])

        let error = try run.document?["error"] as? [String: Any]
        let message = error?["message"] as? String ?? ""
        #expect(message.hasPrefix("It is not said what to change."), "\(message)")
    }

    @Test func `the help of the commands is German (EM-9)`() {
        /// The commands whose help other dictionaries have.
        let elsewhere: Set = [
            "insert", "reopen", "review", "wearers", "store", "sync", "timeline", "watch", "phone",
        ]
        var missing: Set<String> = []
        func check(_ command: Command) {
            var texts = [command.summary] + command.arguments.map(\.spec.help)
            texts += command.options.filter { $0.spec.name != "dry-run" }.map(\.spec.help)
            if let details = command.details { texts.append(details) }
            missing.formUnion(texts.filter { German.catalogue[$0] == nil })
            for sub in command.subcommands where !elsewhere.contains(sub.name) { check(sub) }
        }

        check(SitesCommand.command)

        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    @Test func `a translation has the values of its key, and ends alike (EM-9)`() {
        func values(_ text: String) -> Set<String> {
            Set(text.matches(of: /\{[0-9]+\}/).map { String($0.output) })
        }
        let all = [
            German.commands, German.commandHelp, German.commandSetupHelp,
        ]
        for (key, german) in all.flatMap(\.self) {
            #expect(values(german).isSubset(of: values(key)), "\(key)")
            // A hint follows in brackets where a sentence ends with a command to type.
            #expect(".?!:".contains(key.last ?? " ") == ".?!:".contains(german.last ?? " "))
        }
    }
}
