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
}
