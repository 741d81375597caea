extension German {
    /// The help of the commands about the store, syncing, the watch, wearers and corrections.
    static let answersHelp: [String: String] = [
        "Read every byte of every file, and say what is damaged.":
            "Liest jedes Byte jeder Datei und meldet, was beschädigt ist.",
        """
        It changes nothing. The exit code is 1 when something is damaged that the records are read \
        from, or a file is missing, or was found so before and nobody has taken note of it; an \
        unfinished write at the end of a journal is no damage.
        """:
            """
        Ändert nichts. Der Exit-Code ist 1, wenn etwas beschädigt ist, woraus die \
        Aufzeichnungen gelesen werden, wenn eine Datei fehlt, oder wenn das schon früher so \
        war und niemand es zur Kenntnis genommen hat. Ein unvollendeter Schreibvorgang am \
        Ende eines Journals ist kein Schaden.
        """,
        "Look after the files that hold the records.":
            "Pflegt die Dateien, in denen die Aufzeichnungen stehen.",
        """
        The records of a damaged store are read as far as they are whole; what is damaged is put \
        aside and never thrown away. Docs/Formats/Store.md describes the files.
        """:
            """
        Die Aufzeichnungen eines beschädigten Speichers werden gelesen, soweit sie unversehrt \
        sind; Beschädigtes wird beiseitegelegt und nie weggeworfen. Docs/Formats/Store.md \
        beschreibt die Dateien.
        """,
        "Print all that the files hold, as lines of JSON.":
            "Gibt alles, was die Dateien enthalten, als JSON-Zeilen aus.",
        """
        A line for each file, then one for each of its transactions or registers. Times are \
        milliseconds since 1970; numbers of 64 bits are texts.
        """:
            """
        Eine Zeile für jede Datei, dann eine für jede ihrer Transaktionen oder jedes ihrer \
        Register. Zeiten sind Millisekunden seit 1970; Zahlen mit 64 Bit sind Texte.
        """,
        "Show what the files hold, in figures, without changing any.":
            "Zeigt in Zahlen, was die Dateien enthalten, ohne sie zu ändern.",
        "Put the files in order, and keep a copy of what is damaged.":
            "Bringt die Dateien in Ordnung und behält eine Kopie des Beschädigten.",
        """
        Everything that can be read is kept. What it reports counts as taken note of, and is not \
        shown again.
        """:
            """
        Alles Lesbare bleibt erhalten. Was gemeldet wird, gilt als zur Kenntnis genommen und \
        wird nicht wieder gezeigt.
        """,
        """
        A folder that other devices reach too, or one on a WebDAV server; the known one without it.
        """:
            """
        Ein Ordner, den auch andere Geräte erreichen, oder einer auf einem WebDAV-Server; ohne \
        Angabe der bekannte.
        """,
        """
        What becomes of two histories: both, folder (keeps this device's in a file), or apart.
        """:
            """
        Was aus zwei Verläufen wird: both (beide vereint), folder (der des Ordners; der dieses \
        Geräts bleibt in einer Datei) oder apart (getrennt).
        """,
        "Make the folder if it is not there, or publish anew in one that was emptied.":
            "Den Ordner anlegen, falls er fehlt, oder in einem geleerten neu veröffentlichen.",
        "Make this the sync folder of this device from now on.":
            "Diesen Ordner von jetzt an zum Abgleich dieses Geräts verwenden.",
        "End syncing on this device; nothing is deleted.":
            "Den Abgleich auf diesem Gerät beenden; es wird nichts gelöscht.",
        "Go on syncing, until Ctrl-C.": "Weiter abgleichen, bis Strg-C.",
        "Who signs in to the server, with the password in MOMENTUM_SYNC_PASSWORD.":
            "Wer sich beim Server anmeldet, mit dem Passwort in MOMENTUM_SYNC_PASSWORD.",
        "Keep the records of several devices the same.":
            "Hält die Aufzeichnungen mehrerer Geräte gleich.",
        """
        Each device writes files of its own into the folder and reads those of the others, so \
        whatever carries the folder about will do: Syncthing, Dropbox, Nextcloud, a share, a \
        stick. Nothing in the folder is encrypted. A device has one such folder, which is known \
        from the first sync on that succeeded; with --move it takes another one.
        """:
            """
        Jedes Gerät schreibt eigene Dateien in den Ordner und liest die der anderen. Womit der \
        Ordner verteilt wird, ist gleich: Syncthing, Dropbox, Nextcloud, eine Freigabe, ein \
        Stick. Nichts in dem Ordner ist verschlüsselt. Ein Gerät hat einen solchen Ordner, der \
        nach dem ersten gelungenen Abgleich bekannt ist; mit --move nimmt es einen anderen.
        """,
        "Be the phone of a watch that runs in another process.":
            "Ist das Telefon einer Uhr, die in einem anderen Prozess läuft.",
        "Answer what waits, push the state, and end.":
            "Wartende Aufträge beantworten, den Stand senden und enden.",
        "Carry out what the watch asks for, and push the state to it.":
            "Führt aus, worum die Uhr bittet, und sendet ihr den Stand.",
        """
        Pushes at the start, after each command, and whenever records or settings change, \
        whichever process of this program changes them.
        """:
            """
        Sendet am Anfang, nach jedem Auftrag und immer, wenn sich Aufzeichnungen oder \
        Einstellungen ändern, gleich welcher Prozess dieses Programms sie ändert.
        """,
        "Be a watch: show what the phone said last, and ask it to log changes.":
            """
        Ist eine Uhr: zeigt, was das Telefon zuletzt gesendet hat, und bittet es, Wechsel \
        einzutragen.
        """,
        """
        It shares nothing with the phone but a folder for what goes between the two. The phone is \
        momentum sites phone run in another process.
        """:
            """
        Sie teilt mit dem Telefon nur einen Ordner für das, was beide austauschen. Das Telefon \
        ist momentum sites phone run in einem anderen Prozess.
        """,
        "A name, or words of it in any order, such as \"l thigh f\" for Left Front Thigh.":
            """
        Ein Name oder Wörter daraus in beliebiger Reihenfolge, etwa "l thigh f" für Left Front \
        Thigh.
        """,
        "Ask the phone to log a site change, placed now.":
            "Bittet das Telefon, einen Wechsel einzutragen, der jetzt geschehen ist.",
        "The request waits in a queue until the phone can be reached.":
            "Der Auftrag wartet in einer Warteschlange, bis das Telefon erreichbar ist.",
        "End after so many seconds; without it, with Ctrl-C.":
            "Nach so vielen Sekunden enden; ohne Angabe mit Strg-C.",
        "Show what the phone says as it comes.": "Zeigt laufend, was das Telefon sendet.",
        "A refusal is shown once.": "Eine Ablehnung wird einmal gezeigt.",
        "Show what the phone said last, and what became of requests.":
            "Zeigt, was das Telefon zuletzt gesendet hat und was aus Aufträgen wurde.",
        "The name of a wearer.": "Der Name einer Person.",
        "A name that no other wearer has.": "Ein Name, den keine andere Person hat.",
        """
        With the second wearer: the name of the one whose records are there already; else Me.
        """:
            """
        Bei der zweiten Person: der Name derer, deren Aufzeichnungen schon da sind; sonst Me.
        """,
        "Log the sites of several people, each with records of their own.":
            "Trägt die Stellen mehrerer Personen ein, jede mit eigenen Aufzeichnungen.",
        """
        Each wearer has records, settings and a sync of their own. Name one with --wearer or \
        MOMENTUM_WEARER; without, the first is meant, whose records stay where they are.
        """:
            """
        Jede Person hat eigene Aufzeichnungen, Einstellungen und einen eigenen Abgleich. \
        Nennen Sie eine mit --wearer oder MOMENTUM_WEARER; sonst ist die erste gemeint, deren \
        Aufzeichnungen bleiben, wo sie sind.
        """,
        "List the wearers.": "Listet die Personen auf.",
        "Add a wearer without records.": "Fügt eine Person ohne Aufzeichnungen hinzu.",
        "Give a wearer another name.": "Gibt einer Person einen anderen Namen.",
        "Take a wearer off the list, and move the records to another folder.":
            """
        Nimmt eine Person von der Liste und verschiebt die Aufzeichnungen in einen anderen \
        Ordner.
        """,
        "Asks on a terminal; elsewhere --yes has to be given. Nothing is deleted.":
            """
        Fragt im Terminal nach; sonst muss --yes angegeben werden. Es wird nichts gelöscht.
        """,
        "Show what would change, and change nothing.":
            "Zeigen, was sich ändern würde, und nichts ändern.",
        "Do not ask.": "Nicht nachfragen.",
        "Where it was placed: a name, or words of it in any order. It may be switched off.":
            """
        Wo gesetzt wurde: ein Name oder Wörter daraus in beliebiger Reihenfolge. Die Stelle \
        darf ausgeschaltet sein.
        """,
        "When it was placed.": "Wann gesetzt wurde.",
        "When it came off; the start of the next one without it.":
            "Wann abgenommen wurde; ohne Angabe der Beginn des nächsten.",
        "What to remember about it.": "Was dazu in Erinnerung bleiben soll.",
        "The type of the set; the last one before without it, none for none.":
            "Die Art des Katheters; ohne Angabe die letzte davor, none für keine.",
        "Leave entries that were worn then as they are, so that they overlap it.":
            "Damals getragene Einträge lassen, wie sie sind, sodass sie sich überschneiden.",
        "Put a forgotten site change at its place in the past.":
            "Trägt einen vergessenen Wechsel an seiner Stelle in der Vergangenheit nach.",
        """
        The set that was worn then ends at that time, and the new one lasts until the next. The \
        plan is shown before anything is written.
        """:
            """
        Der damals getragene Katheter endet zu dieser Zeit, und der neue gilt bis zum \
        nächsten. Der Plan wird gezeigt, bevor etwas gespeichert wird.
        """,
        "Open an entry again that was ended too early.":
            "Öffnet einen Eintrag wieder, der zu früh beendet wurde.",
        """
        The last entry is worn again. The one before it is opened by deleting the last, which the \
        plan says before anything is written.
        """:
            """
        Der letzte Eintrag wird wieder getragen. Der davor wird geöffnet, indem der letzte \
        gelöscht wird; das sagt der Plan, bevor etwas gespeichert wird.
        """,
        "Mend the issue with this number, after showing what would change.":
            """
        Die Auffälligkeit mit dieser Nummer beheben, nachdem gezeigt ist, was sich ändern \
        würde.
        """,
        "See overlaps, gaps and changes logged twice, and mend them one by one.":
            """
        Zeigt Überschneidungen, Lücken und doppelt eingetragene Wechsel und behebt sie einzeln.
        """,
        "Those of the watch, by what the phone said last.":
            "Die der Uhr, nach dem, was das Telefon zuletzt gesendet hat.",
        "Show what complications and widgets show for the next two hours.":
            "Zeigt, was Komplikationen und Widgets in den nächsten zwei Stunden zeigen.",
    ]
}
