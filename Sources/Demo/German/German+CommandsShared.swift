extension German {
    /// What the tracker's commands share: names that are looked up, questions, values.
    static let commandAnswers: [String: String] = [
        "Nothing was logged.": "Es wurde nichts eingetragen.",
        "Add --column start=NUMBER.": "Bitte --column start=NUMBER angeben.",
        "For example: --column start=1 --column end=2.":
            "Zum Beispiel: --column start=1 --column end=2.",
        "It is a backup of all records. Try: {1}":
            "Es ist eine Sicherung aller Aufzeichnungen. Möglich ist: {1}",
        "Try: {1}": "Möglich ist: {1}",
        "It is a backup of all records: press Esc, then : and type backup.":
            "Es ist eine Sicherung aller Aufzeichnungen: Esc drücken, dann : und backup eingeben.",
        "For a table of another program, press Esc, then : and type import table.":
            """
        Für eine Tabelle eines anderen Programms Esc drücken, dann : und import table \
        eingeben.
        """,
        "Why did {1} come off? {2}.": "Warum wurde {1} abgenommen? {2}.",
        "“{1}” is none of these: {2}.": "„{1}“ ist nicht darunter: {2}.",
        """
        now, -2h, -90m, 14:00, 2:00 pm, yesterday 21:00, mon 21:00, 2026-03-05 09:15 or \
        2026-03-05T09:15:00Z
        """:
            """
        now, -2h, -90m, 14:00, 2:00 pm, yesterday 21:00, mon 21:00, 2026-03-05 09:15 oder \
        2026-03-05T09:15:00Z
        """,
        "When? {1}.": "Wann? {1}.",
        "“{1}” is no time. Write it like {2}.": "„{1}“ ist keine Zeit. Bitte so schreiben: {2}.",
        "What was seen there? {1}.": "Was war dort zu sehen? {1}.",
        "{1} Enter leaves it out:": "{1} Enter überspringt die Frage:",
        "“{1}” fits {2} profiles: {3}. Type more of it.":
            "„{1}“ passt auf {2} Profile: {3}. Bitte mehr davon eingeben.",
        "There is no profile “{1}”. There are {2}.":
            "Das Profil „{1}“ gibt es nicht. Vorhanden: {2}.",
        "locations": "Stellen",
        "location": "Stelle",
        "zones or locations": "Zonen oder Stellen",
        "zone or location": "Zone oder Stelle",
        "{1} more": "{1} weitere",
        "“{1}” fits {2} entries: {3}. Type more of it.":
            "„{1}“ passt auf {2} Einträge: {3}. Bitte mehr davon eingeben.",
        "No site is worn, so no entry is active.":
            "Es wird nichts getragen, daher ist kein Eintrag aktiv.",
        "There are no entries yet.": "Es gibt noch keine Einträge.",
        "There is no entry “{1}”. See their ids with: {2}":
            "Den Eintrag „{1}“ gibt es nicht. Die IDs zeigt: {2}",
        "There is no {1} “{2}”.{3}": "Es gibt keine {1} „{2}“.{3}",
        "“{1}” fits {2} {3}: {4}. Type more of it.":
            "„{1}“ passt auf {2} {3}: {4}. Bitte mehr davon eingeben.",
        "{1} (off)": "{1} (aus)",
        "See: {1}": "Mehr zeigt: {1}",
        "Choose a file: {1}": "Eine Datei wählen: {1}",
        "Choose a table: {1}": "Eine Tabelle wählen: {1}",
        "Log a site change at {1}?": "Wechsel eintragen: {1}?",
        "To confirm: {1} log {2}": "Bestätigen mit: {1} log {2}",
        "The earlier ones: {1} history": "Die früheren zeigt: {1} history",
        "To correct it: {1} edit {2}": "Korrigieren mit: {1} edit {2}",
        "To move it: {1} edit {2} --start TIME --together":
            "Verschieben mit: {1} edit {2} --start TIME --together",
        "To put it in: {1} insert LOCATION --at TIME":
            "Nachtragen mit: {1} insert LOCATION --at TIME",
        "“{1}” is no column. Type its number, from 1, or its name.":
            "„{1}“ ist keine Spalte. Bitte ihre Nummer ab 1 oder ihren Namen eingeben.",
        "“{1}” is neither dmy nor mdy.": "„{1}“ ist weder dmy noch mdy.",
        "“{1}” is not a time of day such as 08:00.": "„{1}“ ist keine Uhrzeit wie 08:00.",
        "“{1}” is neither hours nor days.": "„{1}“ ist weder hours noch days.",
        "There is no location “{1}”, or there are several. Type its name, new or none.":
            """
        Die Stelle „{1}“ gibt es nicht oder mehrfach. Bitte ihren Namen, new oder none \
        eingeben.
        """,
        "{1} was logged on {2}, minutes before.":
            "{1} wurde wenige Minuten zuvor eingetragen: {2}.",
        "{1} Log it again?": "{1} Noch einmal eintragen?",
        "{1} {2}Correct it to {3}, log a new change, or cancel? [c/n/X]":
            """
        {1} {2}In {3} korrigieren (c), einen neuen Wechsel eintragen (n) oder abbrechen (x)? \
        [c/n/X]
        """,
        "{1} To correct it instead: {2} && {3}{4}{5}":
            "{1} Stattdessen korrigieren mit: {2} && {3}{4}{5}",
        "Corrected: {1}, {2}.": "Korrigiert: {1}, {2}.",
        "{1} Nothing was logged. Add --again to log it again.":
            "{1} Es wurde nichts eingetragen. Mit --again wird noch einmal eingetragen.",
        ", in place of the file that was there": ", anstelle der bisherigen Datei",
        "is no id of an entry": "ist keine ID eines Eintrags",
        "Write at least 4 digits of it as the history shows them, or last or active.":
            """
        Bitte mindestens 4 Zeichen der ID angeben, wie der Verlauf sie zeigt, oder last oder \
        active.
        """,
        "Write it like 22:00-07:00, or off.": "Bitte so schreiben: 22:00-07:00, oder off.",
        "begins when it ends": "beginnt, wenn er endet",
        "is longer than 18 hours": "ist länger als 18 Stunden",
        "is not a time from 15 minutes to 12 hours":
            "ist keine Dauer von 15 Minuten bis 12 Stunden",
        "Write it like 30m, 2h or 1h30m.": "Bitte so schreiben: 30m, 2h oder 1h30m.",
    ]
}
