extension German {
    /// The answers of the tracker's commands: documents, corrections and the timeline.
    static let answers: [String: String] = [
        "Deleting …": "Wird gelöscht …",
        "Gone would be: {1}.": "Wegfallen würden: {1}.",
        "Replaced: {1}.": "Ersetzt: {1}.",
        "{1} To take that back: {2}": "{1} So nehmen Sie das zurück: {2}",
        "{1} and {2} more": "{1} und {2} weitere",
        "{1} row|{1} rows": "{1} Zeile|{1} Zeilen",
        "Skipped of the file: {1}.": "In der Datei übersprungen: {1}.",
        "{1} Nothing was imported. Add --yes to replace them.":
            "{1} Es wurde nichts importiert. Mit --yes werden sie ersetzt.",
        "Nothing has been changed. {1}": "Es wurde nichts geändert. {1}",
        "Nothing has been changed.": "Es wurde nichts geändert.",
        "row {1}: {2}": "Zeile {1}: {2}",
        "Read as {1}, separated by {2}.": "Gelesen als {1}, getrennt durch {2}.",
        "tabs": "Tabulatoren",
        "Columns: {1}.": "Spalten: {1}.",
        "Not used: {1}.": "Nicht verwendet: {1}.",
        "The day comes before the month, as “{1}” shows.":
            "Der Tag steht vor dem Monat, wie „{1}“ zeigt.",
        "The day comes before the month.": "Der Tag steht vor dem Monat.",
        "The month comes first, as “{1}” shows.": "Der Monat steht vorn, wie „{1}“ zeigt.",
        "The month comes first.": "Der Monat steht vorn.",
        "Times are those of {1}.": "Die Zeiten sind die von {1}.",
        "Durations without a unit are {1}.": "Dauern ohne Einheit sind {1}.",
        "hours": "Stunden",
        "days": "Tage",
        "no location": "keine Stelle",
        "Which column is the {1}: {2}?": "Welche Spalte ist „{1}“: {2}?",
        "Is “{1}” {2} or {3}?": "Ist „{1}“ der {2} oder der {3}?",
        "“{1}” has no time of day, as in {2}.": "„{1}“ hat keine Uhrzeit, so in {2}.",
        "Is “{1}” hours or days, in {2}?": "Sind mit „{1}“ Stunden oder Tage gemeint, in {2}?",
        "Which place is “{1}”, in {2}? Perhaps {3}.":
            "Welche Stelle ist „{1}“, in {2}? Vielleicht {3}.",
        "--column {1}=NUMBER": "--column {1}=NUMMER",
        "--date-order dmy or mdy": "--date-order dmy oder mdy",
        "--duration-unit hours or days": "--duration-unit hours oder days",
        "--place {1}, or new, or none": "--place {1}, oder new, oder none",
        "Type its number, from 1, or its name.":
            "Geben Sie ihre Nummer ein, ab 1, oder ihren Namen.",
        "Type dmy for the first, or mdy.": "Geben Sie dmy für das erste ein, sonst mdy.",
        "Type a time for them, such as 08:00.": "Geben Sie eine Uhrzeit dafür ein, etwa 08:00.",
        "Type hours or days.": "Geben Sie hours (Stunden) oder days (Tage) ein.",
        "Type a location, or new, or none.":
            "Geben Sie eine Stelle ein, oder new (neu) oder none (keine).",
        "All Locations": "Alle Stellen",
        "{1} Switch them on with: {2}": "{1} So schalten Sie sie ein: {2}",
        "Recommended next:": "Als Nächstes empfohlen:",
        "{1} of {2} · {3}": "{1} von {2} · {3}",
        "No entry matches.": "Kein Eintrag passt.",
        "No entry could be read. Restore a backup, or sync with another device.":
            """
        Kein Eintrag war lesbar. Spielen Sie eine Sicherung zurück, oder gleichen Sie mit \
        einem anderen Gerät ab.
        """,
        "There are no entries yet.": "Es gibt noch keine Einträge.",
        "{1} more": "{1} weitere",
        "Its id: {1}": "Seine ID: {1}",
        "Their ids: {1}": "Ihre IDs: {1}",
        "In the future": "In der Zukunft",
        "Zone": "Zone",
        "Sides": "Seiten",
        "State": "Zustand",
        "Short": "Kurzname",
        "custom": "eigene",
        "sets only": "nur Katheter",
        "sensors only": "nur Sensoren",
        "Left": "Links",
        "Right": "Rechts",
        "Whole": "Ganz",
        "on": "ein",
        "off": "aus",
        "{1} off": "{1} aus",
        "A correction asks first.": "Eine Korrektur fragt vorher nach.",
        "Add --yes to apply it unasked, or --dry-run to see what would change.":
            """
        Mit --yes geschieht sie ohne Nachfrage, mit --dry-run sehen Sie, was sich ändern würde.
        """,
        "The records have changed meanwhile, and it was planned anew.":
            "Die Aufzeichnungen haben sich inzwischen geändert; es wurde neu geplant.",
        "Change this?": "Dies ändern?",
        "Changed.": "Geändert.",
        "It is not said when.": "Es ist nicht gesagt, wann.",
        "Add --at, or for a change now: {1}":
            "Geben Sie --at an, oder für einen Wechsel jetzt: {1}",
        "{1}. See them with: {2}": "{1}. So sehen Sie sie: {2}",
        "Mend one with: {1}": "So beheben Sie eine Auffälligkeit: {1}",
        "Put in a forgotten change with: {1}": "So tragen Sie einen vergessenen Wechsel nach: {1}",
        "There is no issue {1}: nothing seems wrong.":
            "Es gibt keine Auffälligkeit {1}: Nichts scheint falsch.",
        "There is no issue {1}. The last one is {2}.":
            "Es gibt keine Auffälligkeit {1}. Die letzte ist {2}.",
        "{1} Only you can know: {2}": "{1} Das wissen nur Sie: {2}",
        "Asked for again: {1}": "Nächste Anfrage: {1}",
    ]

    /// The answers about phone and watch, and about wearers.
    static let watchAnswers: [String: String] = [
        "The records cannot be read, and the watch was not told. {1}":
            """
        Die Aufzeichnungen sind nicht lesbar, und die Uhr wurde nicht benachrichtigt. {1}
        """,
        "The state that this device keeps cannot be read or saved. {1}":
            "Der Zustand, den dieses Gerät speichert, ist nicht lesbar oder speicherbar. {1}",
        "The watch was not told; the next change tries again. {1}":
            """
        Die Uhr wurde nicht benachrichtigt; mit der nächsten Änderung wird es erneut \
        versucht. {1}
        """,
        "A request of the watch cannot be saved; it waits. {1}":
            "Ein Auftrag der Uhr kann nicht gespeichert werden; er wartet. {1}",
        "The messages between phone and watch cannot be read or written. {1}":
            """
        Die Nachrichten zwischen Telefon und Uhr können nicht gelesen oder geschrieben \
        werden. {1}
        """,
        "A message between phone and watch cannot be read. {1}":
            "Eine Nachricht zwischen Telefon und Uhr ist nicht lesbar. {1}",
        """
        A message between phone and watch is of a newer version of this program ({1}). Install \
        the newer version to use it.
        """:
            """
        Eine Nachricht zwischen Telefon und Uhr stammt von einer neueren Version dieses \
        Programms ({1}). Installieren Sie die neuere Version, um sie zu verwenden.
        """,
        "State {1} pushed: {2}": "Stand {1} gesendet: {2}",
        "logged": "eingetragen",
        "Command {1}: {2}": "Auftrag {1}: {2}",
        "--once ends by itself.": "--once endet von selbst.",
        "Leave out --for.": "Lassen Sie --for weg.",
        "Nothing was pushed to the watch.": "Der Uhr wurde nichts gesendet.",
        "{1} request was carried out and saved.|{1} requests were carried out and saved.":
            """
        {1} Auftrag wurde ausgeführt und gespeichert.|{1} Aufträge wurden ausgeführt und \
        gespeichert.
        """,
        "Listening. Ctrl-C ends.": "Bereit. Strg-C beendet.",
        "The phone has not said anything yet. Start it with: {1}":
            "Das Telefon hat noch nichts gesendet. So starten Sie es: {1}",
        "The watch has no state of the phone to show.":
            "Die Uhr hat keinen Stand des Telefons, den sie zeigen könnte.",
        "Ask the phone to log {1}?\nTo confirm: momentum sites watch log {2}":
            "Das Telefon bitten, {1} einzutragen?\nZum Bestätigen: momentum sites watch log {2}",
        "--wearer names whose sites are meant, and '{1}' is not about sites.":
            "--wearer sagt, wessen Stellen gemeint sind, und bei „{1}“ geht es nicht um Stellen.",
        "For example: momentum --wearer Ben sites status":
            "Zum Beispiel: momentum --wearer Ben sites status",
        "There are no wearers when nothing is kept.":
            "Es gibt keine Personen, wenn nichts gespeichert wird.",
        "Leave out --in-memory or --wearer.": "Lassen Sie --in-memory oder --wearer weg.",
        "One person alone logs sites here. Add another with: {1}":
            "Hier trägt nur eine Person Stellen ein. So fügen Sie eine weitere hinzu: {1}",
        "--first names the first wearer, who has a name already.":
            "--first benennt die erste Person, und die hat schon einen Namen.",
        "Rename with: {1}": "So ändern Sie den Namen: {1}",
        "Added {1}.": "{1} wurde hinzugefügt.",
        "The records so far are those of {1}.":
            "Die bisherigen Aufzeichnungen gehören zu {1}.",
        "Name whose sites are meant, for example: {1}":
            "Sagen Sie, wessen Stellen gemeint sind, zum Beispiel: {1}",
        "{1} is {2} now.": "{1} heißt jetzt {2}.",
        "Removing asks first.": "Vor dem Entfernen wird nachgefragt.",
        "Add --yes to remove unasked.": "Mit --yes wird ohne Nachfrage entfernt.",
        "Take {1} off the list, and move the records to “removed”?":
            "{1} von der Liste nehmen und die Aufzeichnungen nach „removed“ verschieben?",
        "Nothing was removed.": "Es wurde nichts entfernt.",
        "Removed {1}. The records are in {2}":
            "{1} wurde entfernt. Die Aufzeichnungen liegen in {2}",
        "Did you mean “{1}”?": "Meinten Sie „{1}“?",
        "There are none yet; sites wearers add makes one.":
            "Es gibt noch keine; sites wearers add legt eine an.",
        "There is {1}.": "Es gibt {1}.",
        "There is no wearer “{1}”.": "Es gibt keine Person „{1}“.",
    ]
}
