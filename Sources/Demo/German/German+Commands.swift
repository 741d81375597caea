extension German {
    /// The answers, questions and failures of the tracker's commands.
    static let commands: [String: String] = [
        "Nothing": "Nichts",
        "With --json standard output is for the document.":
            "Mit --json ist die Standardausgabe dem Dokument vorbehalten.",
        "Name a file.": "Bitte eine Datei angeben.",
        "Wrote {1}{2}.": "{1} wurde geschrieben{2}.",
        "Deleting asks first.": "Vor dem Löschen wird gefragt.",
        "Add --yes to delete unasked.": "Mit --yes wird ohne Nachfrage gelöscht.",
        "Delete it?": "Diesen Eintrag löschen?",
        "Deleted:": "Gelöscht:",
        "--finding none is nothing beside another finding.":
            "--finding none passt nicht zu einem weiteren Befund.",
        "Give the findings alone, or none alone.": "Bitte nur die Befunde angeben oder nur none.",
        "It is not said what to change.": "Es ist nicht angegeben, was sich ändern soll.",
        "Add --location, --other-side, --start, --end, --note, --reason, --finding or --profile.":
            """
        Bitte --location, --other-side, --start, --end, --note, --reason, --finding oder \
        --profile angeben.
        """,
        "--together needs --start or --end.": "--together braucht --start oder --end.",
        "--location and --other-side exclude each other.":
            "--location und --other-side schließen einander aus.",
        "Saved:": "Gespeichert:",
        "It ended on {1}.": "Ende: {1}.",
        "It overlaps now:": "Überschneidet sich jetzt mit:",
        "Exported to {1}{2}.": "Exportiert: {1}{2}.",
        """
        Sensors are not in this file, which has sets alone: {1} left out. Add --sensors for a \
        file of them; a backup has both.
        """:
            """
        Diese Datei enthält nur Katheter, keine Sensoren: {1} ausgelassen. Mit --sensors \
        entsteht eine Datei der Sensoren; eine Sicherung enthält beide.
        """,
        """
        Reasons, findings and profiles are not in this file: {1} with one. An import of it with \
        --replace would drop them; a backup has all, and --details shows them.
        """:
            """
        Gründe, Befunde und Profile stehen nicht in dieser Datei: {1} mit solchen. Ein Import \
        mit --replace würde sie verwerfen; eine Sicherung enthält alle, --details zeigt sie.
        """,
        """
        This operation logged a change that was taken back or deleted since. Nothing was logged. \
        Leave out --operation to log it anew.
        """:
            """
        Dieser Vorgang hatte einen Wechsel eingetragen, der inzwischen zurückgenommen oder gelöscht \
        ist. Nichts wurde eingetragen. Ohne --operation wird er neu eingetragen.
        """,
        "--locations and --details exclude each other.":
            "--locations und --details schließen einander aus.",
        "{1} is for entries, not for locations.": "{1} gilt für Einträge, nicht für Stellen.",
        "Leave out --locations or {1}.": "Bitte --locations oder {1} weglassen.",
        "The period ends on {1}, before it begins on {2}.":
            "Der Zeitraum endet am {1}, bevor er am {2} beginnt.",
        "Write the earlier day after --from.": "Der frühere Tag gehört hinter --from.",
        "--last cannot be combined with --from or --to.":
            "--last lässt sich nicht mit --from oder --to verbinden.",
        "--to lies before --from.": "--to liegt vor --from.",
        "Nothing was imported.": "Es wurde nichts importiert.",
        "Merge, replace or cancel? [m/r/C]":
            "Zusammenführen (m), ersetzen (r) oder abbrechen (c)? [m/r/C]",
        "--replace and --merge exclude each other.":
            "--replace und --merge schließen einander aus.",
        "Say what becomes of the entries that are there.":
            "Bitte angeben, was mit den vorhandenen Einträgen geschehen soll.",
        "Add --replace, --merge or --dry-run.": "Bitte --replace, --merge oder --dry-run angeben.",
        """
        This is a file of locations, which replaces nothing: it sets the locations that it \
        names, and adds those that are missing. Nothing was imported. Use --merge.
        """:
            """
        Dies ist eine Datei von Stellen, die nichts ersetzt: Sie stellt die genannten \
        Stellen ein und fügt fehlende hinzu. Es wurde nichts importiert. Bitte --merge \
        verwenden.
        """,
        "“{1}” is no meaning of a column.": "„{1}“ ist keine Bedeutung einer Spalte.",
        "Use one of {1}.": "Möglich sind {1}.",
        "--column names {1} twice.": "--column nennt {1} zweimal.",
        "Name one column for it.": "Bitte nur eine Spalte dafür angeben.",
        "There is no location “{1}”, or there are several.":
            "Die Stelle „{1}“ gibt es nicht oder mehrfach.",
        "Write its name, new or none.": "Bitte ihren Namen, new oder none angeben.",
        "--place names “{1}” twice.": "--place nennt „{1}“ zweimal.",
        "Give it one meaning.": "Bitte nur eine Bedeutung angeben.",
        "“{1}” has no =.": "„{1}“ enthält kein =.",
        "The answers to questions about a table mean nothing without --map.":
            "Antworten auf Fragen zu einer Tabelle haben ohne --map keine Bedeutung.",
        "Add --map.": "Bitte --map angeben.",
        "The file has the columns of an export, which leave no question open.":
            "Die Datei hat die Spalten eines Exports, die keine Frage offen lassen.",
        "Leave the answers out: only --merge or --replace counts here.":
            "Bitte die Antworten weglassen: Hier zählt nur --merge oder --replace.",
        "No row of the table has the place “{1}”.":
            "Keine Zeile der Tabelle enthält die Stelle „{1}“.",
        "It has no places.": "Sie enthält keine Stellen.",
        "It has {1}.": "Sie enthält {1}.",
        "Answer, or nothing to stop:": "Antwort, oder nichts zum Abbrechen:",
        "Nothing was imported. The table leaves questions open:":
            "Es wurde nichts importiert. Die Tabelle lässt Fragen offen:",
        "is not a time of day": "ist keine Uhrzeit",
        "Write it like 08:00.": "Bitte so schreiben: 08:00.",
        "There is no place {1}.": "Den Platz {1} gibt es nicht.",
        "There are {1} zones.": "Zahl der Zonen: {1}.",
        "{1} Log it nevertheless?": "{1} Trotzdem eintragen?",
        "Nothing was written: this operation had logged {1}, {2}.":
            "Es wurde nichts geschrieben: Dieser Vorgang ist schon eingetragen: {1}, {2}.",
        "Logged {1}, {2}.": "Eingetragen: {1}, {2}.",
        "Closed {1} after {2}.": "Beendet nach {2}: {1}.",
        "Leave it free with: {1}": "So bleibt die Stelle frei: {1}",
        "sensors": "Sensoren",
        "sets": "Katheter",
        "{1} is used for {2} alone. Use it for both with: {3}":
            "{1} wird nur für {2} verwendet. Für beides verwenden mit: {3}",
        "{1} is switched off. Use it again with: {2}":
            "{1} ist ausgeschaltet. Wieder verwenden mit: {2}",
        """
        {1} was logged after that, on {2}. A change cannot lie before it. Nothing was saved. Put \
        in a forgotten one with: {3}
        """:
            """
        {1} wurde danach eingetragen: {2}. Ein Wechsel kann nicht davor liegen. Es wurde \
        nichts gespeichert. Einen vergessenen nachtragen mit: {3}
        """,
        "LOCATION is missing.": "LOCATION fehlt.",
        "For example: {1} \"left front abdomen\". The places are {2}.":
            "Zum Beispiel: {1} \"left front abdomen\". Die Stellen sind {2}.",
        "Name a file for --svg.": "Bitte eine Datei für --svg angeben.",
        "Write a day up to today, like {1}.": "Bitte einen Tag bis heute angeben, etwa {1}.",
        "{1} lies in the future.": "{1} liegt in der Zukunft.",
        "means no profile": "bedeutet kein Profil",
        "Choose another name.": "Bitte einen anderen Namen wählen.",
        "--hours is missing.": "--hours fehlt.",
        "For example: --hours 96": "Zum Beispiel: --hours 96",
        "Add --name or --hours.": "Bitte --name oder --hours angeben.",
        """
        The next change has no profile, so it takes the target of the settings. Give it another \
        one with --profile.
        """:
            """
        Der nächste Wechsel hat kein Profil, daher gilt die Zieldauer der Einstellungen. Mit \
        --profile bekommt er ein anderes.
        """,
        "--cooldown means nothing for {1}.": "--cooldown hat bei {1} keine Bedeutung.",
        "Add --strategy bodyPartCooldown.": "Bitte --strategy bodyPartCooldown angeben.",
        "--on and --off exclude each other.": "--on und --off schließen einander aus.",
        "Choose one.": "Bitte eines wählen.",
        "Reminders that are switched off cannot be put off.":
            "Ausgeschaltete Erinnerungen lassen sich nicht aufschieben.",
        "Leave out --off or --snooze.": "Bitte --off oder --snooze weglassen.",
        "--due only tells reminders.": "--due meldet nur Erinnerungen.",
        "Use it alone: {1}": "Bitte allein verwenden: {1}",
        "Name a file for --ics.": "Bitte eine Datei für --ics angeben.",
        "The change is saved; only the file was not written.":
            "Die Änderung ist gespeichert; nur die Datei wurde nicht geschrieben.",
        "Reminders are off, so there is nothing to put off.":
            "Die Erinnerungen sind ausgeschaltet, daher gibt es nichts aufzuschieben.",
        "Add --on to switch them on.": "Mit --on werden sie eingeschaltet.",
        "Switch them on with: {1}": "Einschalten mit: {1}",
        "--from and --last exclude each other.": "--from und --last schließen einander aus.",
        "Another rest keeps the place free: {1}.": "Eine andere Pause hält die Stelle frei: {1}.",
        "End it with: {1}": "Beenden mit: {1}",
        "Deleted: {1}.": "Gelöscht: {1}.",
        "{1} does not rest. See the rests with: {2}": "{1} hat keine Pause. Die Pausen zeigt: {2}",
        "Nothing was restored.": "Es wurde nichts zurückgespielt.",
        "{1} To take that back: {2}.": "{1} Zurücknehmen mit: {2}.",
        "{1} Nothing was restored. Add --yes to add them.":
            "{1} Es wurde nichts zurückgespielt. Mit --yes wird hinzugefügt.",
        "{1} Nothing was restored. Add --yes to replace them.":
            "{1} Es wurde nichts zurückgespielt. Mit --yes wird ersetzt.",
        "Say what becomes of the records that are there.":
            "Bitte angeben, was mit den vorhandenen Aufzeichnungen geschehen soll.",
        "Add --merge or --replace, and --dry-run to see what would happen.":
            "Bitte --merge oder --replace angeben; --dry-run zeigt, was geschehen würde.",
        "There {1} {2} already. Add --replace to put the sample in their place.":
            """
        Es gibt schon {2}. Mit --replace werden vorhandene Einträge durch das Beispiel \
        ersetzt.
        """,
        "Places for sensors alone are added with:": "Stellen nur für Sensoren hinzufügen mit:",
        "--list excludes the other options.": "--list schließt die anderen Optionen aus.",
        "Changed since, and left alone:": "Seither geändert und so belassen:",
        "There is nothing to take back.": "Es gibt nichts zurückzunehmen.",
        "The first pages need a terminal.": "Die ersten Seiten brauchen ein Terminal.",
        "Elsewhere, set up with {1}, and bring in records with {2} or {3}":
            "Sonst einrichten mit {1} und Aufzeichnungen einbringen mit {2} oder {3}",
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
        "When? {1}.": "Wann? {1}.",
        "“{1}” is no time. Write it like {2}.": "„{1}“ ist keine Zeit. Bitte so schreiben: {2}.",
        "That is not between {1} and {2}.": "Das liegt nicht zwischen {1} und {2}.",
        "What was seen there? {1}.": "Was war dort zu sehen? {1}.",
        "{1} Enter leaves it out:": "{1} Enter überspringt die Frage:",
        "“{1}” fits {2} profiles: {3}. Type more of it.":
            "„{1}“ passt auf {2} Profile: {3}. Bitte mehr davon eingeben.",
        "There is no profile “{1}”. There are {2}.":
            "Das Profil „{1}“ gibt es nicht. Vorhanden: {2}.",
        "location": "Stelle",
        "zones or locations": "Zonen oder Stellen",
        "zone or location": "Zone oder Stelle",
        "“{1}” fits {2} entries: {3}. Type more of it.":
            "„{1}“ passt auf {2} Einträge: {3}. Bitte mehr davon eingeben.",
        "No site is worn, so no entry is active.":
            "Es wird nichts getragen, daher ist kein Eintrag aktiv.",
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
        "{1} Log it again?": "{1} Noch einmal eintragen?",
        "{1} {2}Correct it to {3}, log a new change, or cancel? [c/n/X]":
            """
        {1} {2}In {3} korrigieren (c), einen neuen Wechsel eintragen (n) oder abbrechen (x)? \
        [c/n/X]
        """,
        "{1} To correct it instead: {2} && {3}{4}{5}":
            "{1} Stattdessen korrigieren mit: {2} && {3}{4}{5}",
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
