import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// The answers of the commands in German: documents, the store, sync, watch and wearers.
@MainActor
@Suite struct GermanAnswersTests {
    /// The names of files, and the domain of an error.
    private static let names: Set = ["identity", "journal", "quarantine", "records", "seen"]

    private let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    /// The output of a command in German, on both streams.
    private func german(_ words: String..., input: String? = nil) async -> String {
        await german(words, input: input)
    }

    private func german(_ words: [String], input: String? = nil) async -> String {
        var host = HostEnvironment.fixture()
        if let input {
            host = .fixture(
                traits: TerminalTraits(isInputTerminal: true),
                input: ScriptedInput(input)
            )
        }
        let run = await CommandLineRun(
            words: ["sites", "--data-dir", session.data.path, "--locale", "de_DE"] + words,
            host: host
        )
        return run.output + run.errors
    }

    private func english(in text: String) -> Set<String> {
        German.englishWords(inOutput: text).subtracting(Self.names)
    }

    private func shared() throws -> String {
        let folder = session.folder.appending(path: "geteilt", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    private func importHistory() async throws {
        let file = try session.file("verlauf.csv", SitesSession.history(9) + "x,y,z,\n")
        _ = await session.sites("import", file, "--replace")
    }

    @Test(
        arguments: [
            "status", "recommend", "map", "history", "stats", "settings", "reminders",
            "locations list", "review", "timeline", "timeline --watch", "review --fix 9",
            "reopen last --dry-run", "insert l-buttock --at 2026-02-20T12:00:00Z --dry-run",
            "insert l-buttock --at 2026-02-20T12:00:00Z --yes", "insert l-buttock", "reopen last",
            "history --search nichts", "profiles list", "rest list",
        ]
    )
    func `documents and corrections are told in German (EM-9)`(words: String) async throws {
        try await importHistory()
        let text = await german(words.split(separator: " ").map(String.init))

        #expect(!text.isEmpty)
        #expect(english(in: text) == [], "\(text)")
    }

    @Test func `an import is told in German (EM-9)`() async throws {
        let file = try session.file("verlauf.csv", SitesSession.history(9) + "x,y,z,\n")
        let one = try session.file("einer.csv", SitesSession.history(1))

        let choices = await german("import", file, "--dry-run")
        let preview = await german("import", file, "--replace", "--dry-run")
        _ = await german("import", file, "--replace")
        let refused = await german("import", one, "--replace")

        #expect(choices.hasPrefix("Es wurde nichts geändert.\n  merge: "))
        #expect(preview.hasPrefix("Es wurde nichts geändert. "))
        #expect(preview.contains("\n  Zeile 11: "))
        #expect(refused.contains(" Wegfallen würden: "))
        #expect(refused.contains(" und 3 weitere. So nehmen Sie das zurück: momentum "))
        #expect(refused.contains(" Es wurde nichts importiert. Mit --yes werden sie ersetzt."))
    }

    @Test func `the questions about a table of another program are German (EM-9)`() async throws {
        let file = try session.file(
            "tabelle.csv",
            "Datum;Uhrzeit;Stelle;Dauer;Extra\n03/04/2025;;Nase;2;a\n13/04/2025;08:00;Nase;2;b\n"
        )
        let questions = await german("import", file, "--map", "--dry-run", "--merge")
        let read = await german(
            "import",
            file,
            "--map",
            "--dry-run",
            "--merge",
            "--missing-time",
            "08:00",
            "--duration-unit",
            "days",
            "--place",
            "Nase=none"
        )

        #expect(questions.contains("„03/04/2025“ hat keine Uhrzeit, so in 1 Zeile."))
        #expect(questions.contains("Sind mit „2“ Stunden oder Tage gemeint, in 2 Zeilen?"))
        #expect(questions.contains("Welche Stelle ist „Nase“, in 2 Zeilen? Vielleicht "))
        #expect(
            read.hasSuffix(
                """
                  Gelesen als utf-8, getrennt durch „;“.
                  Spalten: start „Datum“, time „Uhrzeit“, location „Stelle“, duration „Dauer“.
                  Nicht verwendet: „Extra“.
                  Der Tag steht vor dem Monat, wie „13/04/2025 08:00“ zeigt.
                  Die Zeiten sind die von GMT.
                  Dauern ohne Einheit sind Tage.
                  „Nase“: keine Stelle

                """
            )
        )
    }

    @Test func `the store is told in German (EM-9)`() async throws {
        let nothing = await german("store", "check")
        try await importHistory()
        let info = await german("store", "info")
        let journal = session.data.appending(path: "Site Rotation.store/00000009.journal")
        try Data("x".utf8).write(to: journal)
        try Data("x".utf8).write(
            to: journal.deletingLastPathComponent().appending(path: "a.journal")
        )
        let check = await german("store", "check")
        let repair = await german("store", "repair")
        let again = await german("store", "info")

        #expect(nothing == "Hier wurde noch nichts gespeichert.\n")
        #expect(info.hasPrefix("9 Einträge und 14 Stellen, aus 1 Transaktion\nDatei "))
        #expect(check.contains("beschädigt ab Byte 0, 1 Byte\n"))
        #expect(check.contains("Machen Sie eine Kopie des Ordners, dann: "))
        #expect(repair.contains("00000009.journal: beschädigt ab Byte 0, 1 Byte.\n"))
        #expect(again.contains("In Quarantäne:\n"))
        for text in [nothing, info, check, repair, again] {
            #expect(english(in: text) == [], "\(text)")
        }
    }

    @Test func `a sync is told in German (EM-9)`() async throws {
        let folder = try shared()
        let other = try SitesSession()
        _ = await other.sites("log", "L Buttock", "--at", "2026-02-27T12:00:00Z")
        _ = await other.sites("sync", folder)
        try await importHistory()

        let unknown = await german("sync")
        let question = await german("sync", folder)
        let asked = await german("sync", folder, input: "nichts")
        let joined = await german("sync", folder, "--join", "folder")
        let again = await german("sync")
        let stopped = await german("sync", "--stop")

        #expect(unknown.hasPrefix("Dieses Gerät gleicht noch mit keinem Ordner ab. Nennen Sie"))
        #expect(
            question.hasPrefix(
                """
                Der Ordner enthält einen anderen Verlauf (1 Eintrag, 27. Feb. 2026 bis 27. Feb. 2026); \
                dieses Gerät hat 9 Einträge, 4. Feb. 2026 bis 28. Feb. 2026. Es wurde nichts geändert.
                """
            )
        )
        #expect(asked.contains("\n  dieses Gerät: 9 Einträge, 4. Feb. 2026 bis 28. Feb. 2026\n"))
        #expect(joined.contains("Der Verlauf des Ordners ist jetzt hier: 1 Eintrag, "))
        #expect(stopped.hasPrefix("Beendet. Die Aufzeichnungen bleiben auf diesem Gerät"))
        for text in [unknown, question, asked, joined, again, stopped] {
            #expect(english(in: text) == [], "\(text)")
        }
    }

    @Test func `phone and watch are told in German (EM-9)`() async throws {
        let early = await german("watch", "log", "L Buttock")
        try await importHistory()
        let first = await german("phone", "run", "--once")
        let asked = await german("watch", "log", "L Buttock")
        let waiting = await german("watch", "status")
        let served = await german("phone", "run", "--once")
        let wrong = await german("phone", "run", "--once", "--for", "1")

        #expect(early.hasPrefix("Das Telefon hat noch nichts gesendet. So starten Sie es: "))
        #expect(first.hasPrefix("Stand 1 gesendet: "))
        #expect(waiting.contains("Als Nächstes empfohlen:\n"))
        #expect(served.contains(": eingetragen\n"))
        #expect(wrong.hasPrefix("--once endet von selbst. Lassen Sie --for weg."))
        for text in [early, first, asked, waiting, served, wrong] {
            #expect(english(in: text) == [], "\(text)")
        }
    }

    @Test func `wearers are told in German (EM-9)`() async throws {
        let alone = await german("wearers", "list")
        let added = await german("wearers", "add", "Ben")
        let unknown = await german("wearers", "rename", "Bem", "Otto")
        let renamed = await german("wearers", "rename", "Ben", "Otto")
        let unasked = await german("wearers", "remove", "Otto")
        let kept = await german("wearers", "remove", "Otto", input: "n")
        let removed = await german("wearers", "remove", "Otto", "--yes")

        #expect(alone.hasPrefix("Hier trägt nur eine Person Stellen ein. "))
        #expect(added.hasPrefix("Ben wurde hinzugefügt.\nDie bisherigen Aufzeichnungen gehören"))
        #expect(unknown.hasPrefix("Es gibt keine Person „Bem“. Meinten Sie „Ben“?"))
        #expect(renamed == "Ben heißt jetzt Otto.\n")
        #expect(unasked.hasPrefix("Vor dem Entfernen wird nachgefragt."))
        #expect(kept.hasPrefix("Es wurde nichts entfernt.\n"))
        #expect(removed.hasPrefix("Otto wurde entfernt. Die Aufzeichnungen liegen in "))
        for text in [alone, added, unknown, renamed, unasked, kept, removed] {
            #expect(english(in: text) == [], "\(text)")
        }
    }

    @Test func `documents stay English (EM-9)`() async throws {
        try await importHistory()
        for words in [
            ["review"], ["insert", "L Buttock"], ["wearers", "rename", "a", "b"], ["sync"],
        ] {
            let english = await session.sites(words + ["--json"])
            let german = await session.sites(words + ["--json", "--locale", "de_DE"])

            #expect(german.output == english.output)
            #expect(german.errors == english.errors)
        }
    }

    @Test(
        arguments: [
            SitesStoreCommand.command, SitesSyncCommand.command, SitesPhoneCommand.command,
            SitesWatchCommand.command, SitesWearersCommand.command, SitesInsertCommand.command,
            SitesReopenCommand.command, SitesReviewCommand.command, SitesTimelineCommand.command,
        ]
    )
    func `the help of these commands has German words (EM-9)`(command: Command) {
        let arguments = command.arguments.map(\.spec).filter { $0.name != "ID" }
        let texts =
            [command.summary, command.details].compactMap(\.self) + arguments.map(\.help)
            + command.options.map(\.spec.help)

        #expect(texts.filter { German.catalogue[$0] == nil } == [])
        for subcommand in command.subcommands {
            `the help of these commands has German words (EM-9)`(command: subcommand)
        }
    }
}
