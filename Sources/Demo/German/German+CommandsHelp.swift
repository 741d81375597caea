extension German {
    /// The help of the tracker's commands that log, correct and show.
    static let commandHelp: [String: String] = [
        """
        Alone it opens the application on a terminal, and prints the status elsewhere.

        This is a personal record, not a medical device, and it gives no medical advice. \
        Questions about your therapy belong to your care team.
        """:
            """
        Allein öffnet der Befehl im Terminal die Anwendung und gibt sonst den Stand aus.

        Dies ist eine persönliche Aufzeichnung und kein Medizinprodukt; sie gibt keinen \
        medizinischen Rat. Fragen zu Ihrer Therapie gehören zu Ihrem Behandlungsteam.
        """,
        "Show the site that is worn, and where the next one may go.":
            "Zeigt die getragene Stelle und mögliche nächste Stellen.",
        "List where the next set could go, and what to avoid.":
            "Listet auf, wohin der nächste Katheter kann und was zu meiden ist.",
        "How to choose; the setting without it.":
            "Wie gewählt wird; ohne Angabe wie in den Einstellungen.",
        "How many changes a body part rests, for bodyPartCooldown.":
            "Wie viele Wechsel ein Körperteil pausiert, für bodyPartCooldown.",
        "Log a site change: close the site that is worn, and open one here.":
            "Trägt einen Wechsel ein: beendet die getragene Stelle und beginnt eine neue.",
        """
        A name, or words of it in any order, such as "l thigh f" for Left Front Thigh; without \
        it, a terminal lets you choose.
        """:
            """
        Ein Name oder Wörter daraus in beliebiger Reihenfolge, etwa "l thigh f" für Left \
        Front Thigh; ohne Angabe wählen Sie im Terminal.
        """,
        "When it was placed; now without it.": "Wann gesetzt wurde; ohne Angabe jetzt.",
        "The profile of the new one, with its planned hours: by default the last; none for none.":
            """
        Das Profil des neuen, mit den geplanten Stunden: ohne Angabe das letzte; none für \
        keines.
        """,
        "Replaces the note of the site that is closed; none clears it.":
            "Die Notiz der beendeten Stelle ersetzen; none löscht sie.",
        "Why the set or sensor that is closed came off.":
            "Warum der beendete Katheter oder Sensor abgenommen wurde.",
        "What was seen at its place; may be repeated.":
            "Was an seiner Stelle zu sehen war; darf wiederholt werden.",
        "When it came off, if earlier.": "Wann abgenommen wurde, falls früher.",
        "The identity of this change: the same one takes effect once.":
            "Die Kennung dieses Wechsels: Dieselbe wirkt nur einmal.",
        "Log it even if the same location was logged less than 15 minutes before.":
            "Auch eintragen, wenn dieselbe Stelle vor weniger als 15 Minuten eingetragen wurde.",
        "List the entries, the latest first.": "Listet die Einträge auf, die neuesten zuerst.",
        "Entries at one location; unknown for those without one.":
            "Einträge an einer Stelle; unknown für solche ohne Stelle.",
        "Entries of the last 7, 30 or 90 days.": "Einträge der letzten 7, 30 oder 90 Tage.",
        "Entries from this day on.": "Einträge ab diesem Tag.",
        "Entries up to this day.": "Einträge bis zu diesem Tag.",
        "At most this many, the latest first.": "Höchstens so viele, die neuesten zuerst.",
        "Correct an entry; what is not named stays as it is.":
            "Korrigiert einen Eintrag; was nicht genannt ist, bleibt.",
        "The entry: the beginning of its id, as history shows it, or last or active.":
            "Der Eintrag: der Anfang seiner ID, wie history sie zeigt, oder last oder active.",
        "Where it was worn; none when that is not known.":
            "Wo getragen wurde; none, wenn das nicht bekannt ist.",
        "It was worn there, but on the other side.": "Dort getragen, aber auf der anderen Seite.",
        "When it came off; none opens the entry again.":
            "Wann abgenommen wurde; none öffnet den Eintrag wieder.",
        "What to remember about it; none clears it.":
            "Was dazu in Erinnerung bleiben soll; none löscht es.",
        "Why it came off; none when that is not known.":
            "Warum abgenommen wurde; none, wenn das nicht bekannt ist.",
        "What was seen where it was; may be repeated, none for nothing.":
            "Was an der Stelle zu sehen war; darf wiederholt werden, none für nichts.",
        "The profile, with its present hours; none for none.":
            "Das Profil mit seinen jetzigen Stunden; none für keines.",
        "Move the end before a new start, and the start after a new end, along with it.":
            "Das Ende vor einem neuen Beginn und den Beginn nach einem neuen Ende mitverschieben.",
        "Delete an entry; no other one is opened for it.":
            "Löscht einen Eintrag; dafür wird kein anderer geöffnet.",
        "Asks on a terminal; elsewhere --yes has to be given.":
            "Fragt im Terminal nach; sonst muss --yes angegeben werden.",
        "Let the entry before take over its end; it is worn again if this one is.":
            """
        Der Eintrag davor übernimmt das Ende; er wird wieder getragen, wenn dieser getragen \
        wird.
        """,
        "Take back the last change of the records.":
            "Nimmt die letzte Änderung der Aufzeichnungen zurück.",
        "What was changed again since stays as it is. Calling it again goes one further back.":
            """
        Was seither wieder geändert wurde, bleibt. Ein weiterer Aufruf geht eine Änderung \
        weiter zurück.
        """,
        "Do again what the last undo took back.":
            "Wiederherstellen, was zuletzt zurückgenommen wurde.",
        "Say what would be taken back, and change nothing.":
            "Zeigen, was zurückgenommen würde, und nichts ändern.",
        "List what can be taken back, the newest first.":
            "Auflisten, was sich zurücknehmen lässt, das Neueste zuerst.",
        "Show how locations were used, how they rested, and how long sets lasted.":
            "Zeigt, wie Stellen genutzt wurden und pausierten und wie lange Katheter hielten.",
        """
        Figures cover the enabled locations. Wearings below 12 hours, and others that are far \
        shorter than the rest, are left out of medians and averages, and counted as anomalies. \
        Locations are compared from three wearings on, within one profile. Rest counts from the \
        day of removal, whatever the profile.
        """:
            """
        Die Zahlen gelten für die eingeschalteten Stellen. Tragezeiten unter 12 Stunden und \
        andere, die weit kürzer sind als die übrigen, zählen als Ausreißer und fehlen in \
        Medianen und Mittelwerten. Stellen werden ab drei Tragezeiten verglichen, innerhalb \
        eines Profils. Die Pause zählt ab dem Tag der Abnahme, gleich mit welchem Profil.
        """,
        "Count the entries of one profile alone; none for those without.":
            "Nur die Einträge eines Profils zählen; none für solche ohne.",
        "Write the charts as a picture to this file; - is standard output, then without the rest.":
            """
        Die Diagramme als Bild in diese Datei schreiben; - ist die Standardausgabe, dann \
        ohne das Übrige.
        """,
        "Draw the body with the places, and how long each has rested.":
            "Zeichnet den Körper mit den Stellen und wie lange jede pausiert hat.",
        """
        The wearer's left is at your right in the front view, and at your left in the back view. \
        Below 67 columns the views stand below each other, below 34 there is the table alone.
        """:
            """
        Die linke Seite der Person liegt in der Vorderansicht rechts von Ihnen, in der \
        Rückansicht links. Unter 67 Spalten stehen die Ansichten untereinander, unter 34 \
        gibt es nur die Tabelle.
        """,
        "Show the end of this day instead of now: today, yesterday, -7d, mon or 2026-03-05.":
            "Das Ende dieses Tages zeigen statt jetzt: today, yesterday, -7d, mon oder 2026-03-05.",
        "Write the map as a picture to this file; - is standard output, then without the rest.":
            """
        Die Karte als Bild in diese Datei schreiben; - ist die Standardausgabe, dann ohne \
        das Übrige.
        """,
        "Show the front as in a mirror.": "Die Vorderseite wie im Spiegel zeigen.",
        "Import entries or locations from a CSV file.":
            "Importiert Einträge oder Stellen aus einer CSV-Datei.",
        """
        Without --replace or --merge it shows what either would do and asks on a terminal. Every \
        row is read and checked before anything is changed, and a file is taken over in one \
        save. A file of locations sets and adds locations, so it takes --merge alone.

        With --map it reads tables of other programs, too. What has two readings is asked, on a \
        terminal or by the options for the answers.
        """:
            """
        Ohne --replace oder --merge zeigt der Befehl, was beide täten, und fragt im Terminal \
        nach. Jede Zeile wird gelesen und geprüft, bevor sich etwas ändert, und eine Datei \
        wird in einem Zug gespeichert. Eine Datei von Stellen ändert Stellen und fügt welche \
        hinzu, daher gilt für sie nur --merge.

        Mit --map werden auch Tabellen anderer Programme gelesen. Was zwei Lesarten hat, \
        wird gefragt: im Terminal, oder die Optionen für die Antworten klären es.
        """,
        "A CSV file of entries or of locations; - is standard input.":
            "Eine CSV-Datei von Einträgen oder Stellen; - ist die Standardeingabe.",
        "Put the entries of the file in place of all there are.":
            "Alle vorhandenen Einträge durch die der Datei ersetzen.",
        "Keep all entries and add those that are not there yet.":
            "Alle Einträge behalten und die noch fehlenden hinzufügen.",
        "Show what would happen, and change nothing.":
            "Zeigen, was geschehen würde, und nichts ändern.",
        "Replace the entries even if the file has few of them.":
            "Die Einträge auch ersetzen, wenn die Datei nur wenige enthält.",
        "Read the table of another program.": "Die Tabelle eines anderen Programms lesen.",
        "The order of day and month in dates such as 3/8/2026.":
            "Die Reihenfolge von Tag und Monat in Daten wie 3/8/2026.",
        "The time of day of dates that have none.": "Die Uhrzeit für Daten ohne eine.",
        "The unit of durations that have none.": "Die Einheit für Dauern ohne eine.",
        "The number or name of a column, such as start=1.":
            "Die Nummer oder der Name einer Spalte, etwa start=1.",
        "The location of a text in the table, or new, or none.":
            "Die Stelle zu einem Text in der Tabelle, oder new (neu) oder none (keine).",
        "The meaning of all other unknown places.":
            "Die Bedeutung aller anderen unbekannten Stellen.",
        "Export the entries or the locations as a CSV file.":
            "Exportiert die Einträge oder die Stellen als CSV-Datei.",
        """
        Without options the file has all entries in UTC. That of --details cannot be imported \
        again; a backup has everything. See momentum sites backup.
        """:
            """
        Ohne Optionen enthält die Datei alle Einträge in UTC. Die von --details lässt sich \
        nicht wieder importieren; eine Sicherung enthält alles. Siehe momentum sites backup.
        """,
        "Standard output without it, or for -.": "Ohne Angabe oder bei - die Standardausgabe.",
        "Export the locations instead of the entries.":
            "Die Stellen statt der Einträge exportieren.",
        "Export reasons, findings and planned hours instead of ends and notes.":
            "Gründe, Befunde und geplante Stunden statt Enden und Notizen exportieren.",
        "Export the entries of sensors; sites import would take them for those of sets.":
            """
        Die Einträge der Sensoren exportieren; sites import hielte sie für solche von \
        Kathetern.
        """,
        "Leave out entries that start before.": "Einträge auslassen, die früher beginnen.",
        "Leave out entries that start after it.": "Einträge auslassen, die danach beginnen.",
        "Write local times with their offset.": "Ortszeiten mit ihrem Abstand zu UTC schreiben.",
        "Make a report for a care team, as one HTML file to print.":
            "Erstellt einen Bericht für ein Behandlungsteam, als eine HTML-Datei zum Drucken.",
        """
        It has figures, charts and the entries of a period, and needs nothing from outside. \
        Entries belong to the day on which they start. Notes are left out without --notes.

        This is a personal record, not a medical device, and it gives no medical advice. \
        Questions about your therapy belong to your care team.
        """:
            """
        Er enthält Zahlen, Diagramme und die Einträge eines Zeitraums und braucht nichts von \
        außen. Einträge gehören zu dem Tag, an dem sie beginnen. Ohne --notes fehlen die \
        Notizen.

        Dies ist eine persönliche Aufzeichnung und kein Medizinprodukt; sie gibt keinen \
        medizinischen Rat. Fragen zu Ihrer Therapie gehören zu Ihrem Behandlungsteam.
        """,
        "The first day of the report.": "Der erste Tag des Berichts.",
        "The last day, today without it.": "Der letzte Tag; ohne Angabe heute.",
        "As many days up to the last one; 90 without a period.":
            "So viele Tage bis zum letzten; 90 ohne Zeitraum.",
        "The name to print on it.": "Der Name, der darauf stehen soll.",
        "Print the notes, too.": "Auch die Notizen drucken.",
        "Write it to this file; standard output without it, or for -.":
            "In diese Datei schreiben; ohne Angabe oder bei - die Standardausgabe.",
    ]
}
