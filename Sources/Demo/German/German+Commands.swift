extension German {
    /// The answers, questions and failures of the tracker's commands.
    static let commands: [String: String] = [
        "With --json standard output is for the document.":
            "Mit --json ist die Standardausgabe dem Dokument vorbehalten.",
        "Name a file.": "Bitte eine Datei angeben.",
        "Wrote {1}{2}.": "Geschrieben: {1}{2}.",
        "Deleting asks first.": "Vor dem Löschen wird gefragt.",
        "Add --yes to delete unasked.": "Mit --yes wird ohne Nachfrage gelöscht.",
        "Delete it?": "Diesen Eintrag löschen?",
        "Nothing was deleted.": "Es wurde nichts gelöscht.",
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
        "Nothing has been changed.": "Es wurde nichts geändert.",
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
        "{1} Replace them?": "{1} Ersetzen?",
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
        "Write it like {1}.": "Bitte so schreiben: {1}.",
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
        "Removing asks first.": "Vor dem Entfernen wird gefragt.",
        "Add --yes to remove unasked.": "Mit --yes wird ohne Nachfrage entfernt.",
        "{1} Log it nevertheless?": "{1} Trotzdem eintragen?",
        "Nothing was written: this operation had logged {1}, {2}.":
            "Es wurde nichts geschrieben: Dieser Vorgang ist schon eingetragen: {1}, {2}.",
        "Logged {1}, {2}.": "Eingetragen: {1}, {2}.",
        "Closed {1} after {2}.": "Beendet: {1}, nach {2}.",
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
        "today, yesterday, -7d, mon or 2026-03-05": "today, yesterday, -7d, mon oder 2026-03-05",
        "Wrote {1}.": "Geschrieben: {1}.",
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
        "{1} entry|{1} entries": "{1} Eintrag|{1} Einträge",
        "Places for sensors alone are added with:": "Stellen nur für Sensoren hinzufügen mit:",
        "--list excludes the other options.": "--list schließt die anderen Optionen aus.",
        "Changed since, and left alone:": "Seither geändert und so belassen:",
        "and {1} more": "und {1} weitere",
        "There is nothing to take back.": "Es gibt nichts zurückzunehmen.",
        "The first pages need a terminal.": "Die ersten Seiten brauchen ein Terminal.",
        "Elsewhere, set up with {1}, and bring in records with {2} or {3}":
            "Sonst einrichten mit {1} und Aufzeichnungen einbringen mit {2} oder {3}",
    ]
}
