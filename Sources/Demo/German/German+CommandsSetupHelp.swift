extension German {
    /// The help of the tracker's commands about files, places, profiles and settings.
    static let commandSetupHelp: [String: String] = [
        "Write every record into one file, to restore it later.":
            "Schreibt alle Aufzeichnungen in eine Datei, um sie später zurückzuspielen.",
        """
        The file has deleted records and notes, too, and what newer versions have written. It is \
        not encrypted: whoever has it can read it. Restore it with sites restore.
        """:
            """
        Die Datei enthält auch gelöschte Aufzeichnungen und Notizen und was neuere Versionen \
        geschrieben haben. Sie ist nicht verschlüsselt: Wer sie hat, kann sie lesen. \
        Zurückspielen mit sites restore.
        """,
        "The file for the backup; - is standard output.":
            "Die Datei für die Sicherung; - ist die Standardausgabe.",
        "Bring back the records of a backup.": "Spielt die Aufzeichnungen einer Sicherung zurück.",
        """
        The whole file is checked first: one that was cut, changed or made by a newer version is \
        refused. The records are restored in one save, which sites undo takes back.
        """:
            """
        Zuerst wird die ganze Datei geprüft: Eine gekürzte, veränderte oder von einer \
        neueren Version geschriebene wird abgelehnt. Die Aufzeichnungen werden in einem Zug \
        zurückgespielt, den sites undo zurücknimmt.
        """,
        "A file of sites backup; - is standard input.":
            "Eine Datei von sites backup; - ist die Standardeingabe.",
        "Keep all records, and add those that were never there.":
            "Alle Aufzeichnungen behalten und die hinzufügen, die es nie gab.",
        "Make all records as they were; later ones are deleted.":
            "Alle Aufzeichnungen wieder so herstellen, wie sie waren; spätere werden gelöscht.",
        "Restore without a question.": "Ohne Nachfrage zurückspielen.",
        "Replace a backup even if it has records that are missing here, or is damaged.":
            """
        Eine Sicherung auch ersetzen, wenn sie Datensätze hat, die hier fehlen, oder beschädigt \
        ist.
        """,
        "Fill an empty store with a made-up history, to try the commands on.":
            """
        Füllt einen leeren Speicher mit einem erfundenen Verlauf, um die Befehle zu \
        probieren.
        """,
        "The last of its changes was 30 hours ago. Take it back with: momentum sites undo":
            "Der letzte seiner Wechsel ist 30 Stunden her. Zurücknehmen mit: momentum sites undo",
        "How many days the history is long.": "Wie viele Tage der Verlauf lang ist.",
        "Put it in place of the entries that are there.":
            "Die vorhandenen Einträge dadurch ersetzen.",
        "Manage the places on the body that are rotated.":
            "Verwaltet die Stellen am Körper, zwischen denen gewechselt wird.",
        "List the zones in their order, with the positions that move takes.":
            "Listet die Zonen in ihrer Reihenfolge auf, mit den Plätzen, die move versteht.",
        "Add a zone of your own, or switch one on again.":
            "Fügt eine eigene Zone hinzu oder schaltet sie wieder ein.",
        "For example Hip.": "Zum Beispiel Hip.",
        "Which part of it, for example Front.": "Welcher Teil davon, zum Beispiel Front.",
        "One location, instead of a left and a right one.":
            "Eine Stelle statt einer linken und einer rechten.",
        "Use it for sensors, and not for sets.": "Für Sensoren verwenden und nicht für Katheter.",
        "Rotate over a zone or a location again.":
            "Bezieht eine Zone oder Stelle wieder in den Wechsel ein.",
        "A zone such as \"Front Abdomen\" or its position in the list, or a single location.":
            """
        Eine Zone wie "Front Abdomen" oder ihr Platz in der Liste, oder eine einzelne \
        Stelle.
        """,
        "Leave a zone or a location out of the rotation; its history stays.":
            "Nimmt eine Zone oder Stelle aus dem Wechsel; ihr Verlauf bleibt.",
        "Use a zone or a location for sets, for sensors or for both.":
            "Verwendet eine Zone oder Stelle für Katheter, für Sensoren oder für beides.",
        "What is worn there: sets, sensors or both.":
            "Was dort getragen wird: sets (Katheter), sensors (Sensoren) oder both (beides).",
        "Move a zone, with both its sides, to another place in the order.":
            "Verschiebt eine Zone mit ihren beiden Seiten an einen anderen Platz der Reihenfolge.",
        "The place among the zones, counted from 1.": "Der Platz unter den Zonen, gezählt ab 1.",
        "Remove a zone or a location of your own.": "Entfernt eine eigene Zone oder Stelle.",
        """
        A location with entries is switched off and keeps them; one without is gone. Asks on a \
        terminal; elsewhere --yes has to be given.
        """:
            """
        Eine Stelle mit Einträgen wird ausgeschaltet und behält sie; eine ohne fällt weg. \
        Fragt im Terminal nach; sonst muss --yes angegeben werden.
        """,
        "A zone such as \"Front Abdomen\", or a single location such as \"Left Front Abdomen\".":
            "Eine Zone wie \"Front Abdomen\" oder eine einzelne Stelle wie \"Left Front Abdomen\".",
        "Log glucose sensors beside the sets, each with a history of its own.":
            "Trägt neben den Kathetern Glukosesensoren ein, beide mit eigenem Verlauf.",
        """
        The commands are those of sets. Alone it shows the sensor that is worn. Places are \
        shared, unless one is used for one of the two: see momentum sites locations use.
        """:
            """
        Die Befehle sind die der Katheter. Allein zeigt der Befehl den getragenen Sensor. \
        Die Stellen sind gemeinsam, außer eine dient nur einem der beiden: siehe momentum \
        sites locations use.
        """,
        "Leave places free for a time.": "Hält Stellen eine Zeit lang frei.",
        "A place that rests is not recommended. A rest ends by itself.":
            "Eine pausierte Stelle wird nicht empfohlen. Eine Pause endet von selbst.",
        "Leave a place free from now on.": "Hält eine Stelle von jetzt an frei.",
        "A name, or words of it in any order.":
            "Ein Name oder Wörter daraus in beliebiger Reihenfolge.",
        "When it begins; now without it.": "Wann sie beginnt; ohne Angabe jetzt.",
        "The day from which the place can be used again; until further notice without it.":
            "Der Tag, ab dem die Stelle wieder frei ist; ohne Angabe bis auf Weiteres.",
        "Why the place rests.": "Warum die Stelle pausiert.",
        "What to remember.": "Was in Erinnerung bleiben soll.",
        "End the rest of a place now.": "Beendet die Pause einer Stelle jetzt.",
        "The beginning of its id, as rest list shows it, or its place.":
            "Der Anfang ihrer ID, wie rest list sie zeigt, oder ihre Stelle.",
        "Delete a rest; undo brings it back.": "Löscht eine Pause; undo holt sie zurück.",
        "List the rests: those that last, then those that are over.":
            "Listet die Pausen auf: erst die laufenden, dann die beendeten.",
        "Name types of sets and sensors, each with its planned hours.":
            "Benennt Arten von Kathetern und Sensoren, jede mit ihren geplanten Stunden.",
        """
        A change takes the profile of the one before, or that of log --profile, with the hours \
        that it has then. Later changes of a profile change no entry.
        """:
            """
        Ein Wechsel übernimmt das Profil des vorigen oder das von log --profile, mit den \
        Stunden, die es dann hat. Spätere Änderungen eines Profils ändern keinen Eintrag.
        """,
        "List the profiles, archived ones last.": "Listet die Profile auf, archivierte zuletzt.",
        "Add a profile; an archived one of the name is offered again.":
            "Fügt ein Profil hinzu; ein archiviertes mit dem Namen wird wieder angeboten.",
        "A name that no other profile has.": "Ein Name, den kein anderes Profil hat.",
        "How long it is to be worn: 12 to 240, sensors 24 to 8760.":
            "Wie lange getragen werden soll: 12 bis 240, Sensoren 24 bis 8760.",
        "What it is for: set, which it is without this, or sensor.":
            "Wofür es ist: set (Katheter; auch ohne Angabe) oder sensor (Sensor).",
        "Change the name or the hours of a profile; entries keep their hours.":
            "Ändert Name oder Stunden eines Profils; Einträge behalten ihre Stunden.",
        "Its name, or the beginning of it.": "Sein Name oder dessen Anfang.",
        "Its new name.": "Sein neuer Name.",
        "Offer a profile no more; entries keep it.":
            "Bietet ein Profil nicht mehr an; Einträge behalten es.",
        "Offer an archived profile again.": "Bietet ein archiviertes Profil wieder an.",
        "Show or change the reminders of the next change.":
            "Zeigt oder ändert die Erinnerungen an den nächsten Wechsel.",
        """
        A reminder in quiet hours comes before or after them. Nothing leaves the device: a job \
        that runs momentum sites reminders --due every few minutes tells them, or a calendar \
        that reads the file of --ics. Each of several wearers needs a job with --wearer NAME.
        """:
            """
        Eine Erinnerung in der Ruhezeit kommt davor oder danach. Nichts verlässt das Gerät: \
        Ein Auftrag, der alle paar Minuten momentum sites reminders --due ausführt, meldet \
        sie, oder ein Kalender, der die Datei von --ics liest. Bei mehreren Personen braucht \
        jede einen eigenen Auftrag mit --wearer NAME.
        """,
        "Switch reminders on.": "Erinnerungen einschalten.",
        "Switch reminders off.": "Erinnerungen ausschalten.",
        "Remind so long before the change is due, 0 to 24; 0 for not.":
            "So lange vor dem fälligen Wechsel erinnern, 0 bis 24; 0 für gar nicht.",
        "Remind again so often while the change is overdue, 1 to 24.":
            "So oft erneut erinnern, solange der Wechsel überfällig ist, 1 bis 24.",
        "How many times while it is overdue, 0 to 12.":
            "Wie viele Male, solange er überfällig ist, 0 bis 12.",
        "The hours without reminders, at most 18; off for none.":
            "Die Stunden ohne Erinnerungen, höchstens 18; off für keine.",
        "How long before quiet hours an early reminder comes, 0 to 120.":
            "Wie lange vor der Ruhezeit eine frühe Erinnerung kommt, 0 bis 120.",
        "Name the place and the note in reminders of this device.":
            "Stelle und Notiz in Erinnerungen dieses Geräts nennen.",
        "Put the reminders of the worn set off, on all devices: 15m to 12h.":
            """
        Die Erinnerungen an den getragenen Katheter auf allen Geräten aufschieben: 15m bis \
        12h.
        """,
        "Print only what came due since the last call, for cron; nothing if nothing did.":
            "Nur ausgeben, was seit dem letzten Aufruf fällig wurde, für cron; sonst nichts.",
        "Write the reminders as a calendar file; - is standard output, then without the rest.":
            """
        Die Erinnerungen als Kalenderdatei schreiben; - ist die Standardausgabe, dann ohne \
        das Übrige.
        """,
        "Show or change the settings of the tracker.": "Zeigt oder ändert die Einstellungen.",
        "How long a set is to be worn, 12 to 168.":
            "Wie lange ein Katheter getragen werden soll, 12 bis 168.",
        "How many percent below the overall median a location is flagged, 5 to 50.":
            "Ab wie viel Prozent unter dem Median aller Stellen eine markiert wird, 5 bis 50.",
        "How recommended locations are chosen.": "Wie empfohlene Stellen gewählt werden.",
        "Whether glucose sensors are logged beside sets.":
            "Ob neben Kathetern Glukosesensoren eingetragen werden.",
        "The hours of the times on this device; system for those of its language.":
            "Die Stundenzählung der Zeiten auf diesem Gerät; system für die seiner Sprache.",
        "Set the tracker up on a terminal: places, times, or a backup to begin with.":
            "Richtet alles im Terminal ein: Stellen, Zeiten oder eine Sicherung als Anfang.",
    ]
}
