extension German {
    /// The command line: its answers, mistakes and failures.
    static let shellLine: [String: String] = [
        // Requests
        "Request {1}, attempt {2}": "Anfrage {1}, Versuch {2}",
        "status {1} after {2} ms, {3}": "Status {1} nach {2} ms, {3}",
        "no answer after {1} ms": "keine Antwort nach {1} ms",
        // Usage
        "See '{1} --help'.": "Siehe „{1} --help“.",
        "'{1}' has no subcommand '{2}'.": "„{1}“ hat keinen Unterbefehl „{2}“.",
        "'{1}' needs a subcommand.": "„{1}“ braucht einen Unterbefehl.",
        "'{1}' has no option '{2}'.": "„{1}“ hat keine Option „{2}“.",
        "'{1}' is no option of '{2}'.": "„{1}“ ist keine Option von „{2}“.",
        "{1} needs a value.": "{1} braucht einen Wert.",
        "{1} takes no value.": "{1} hat keinen Wert.",
        "{1} was given more than once.": "{1} steht mehr als einmal da.",
        "The value '{1}' of {2} {3}.": "Der Wert „{1}“ von {2} {3}.",
        "{1} is missing.": "{1} fehlt.",
        "'{1}' is one argument too many.": "„{1}“ ist ein Argument zu viel.",
        "'{1}' is not text in UTF-8.": "„{1}“ ist kein Text in UTF-8.",
        "Did you mean '{1}'?": "Meinten Sie „{1}“?",
        "It belongs to {1}.": "Sie gehört zu {1}.",
        "'{1}'": "„{1}“",
        "Write {1}={2}, also when the value begins with a dash.":
            "Schreiben Sie {1}={2}, auch wenn der Wert mit einem Strich beginnt.",
        "Did you mean '{1} {2}'?": "Meinten Sie „{1} {2}“?",
        "Leave it out.": "Lassen Sie es weg.",
        "Quote a value that has spaces in it.":
            "Setzen Sie einen Wert mit Leerzeichen in Anführungszeichen.",
        "Type it again in a terminal that writes UTF-8.":
            "Geben Sie es in einem Terminal mit UTF-8 noch einmal ein.",
        "There is {1}.": "Es gibt {1}.",
        "{1} For example: “{2}”.": "{1} Zum Beispiel: „{2}“.",
        "{1} There is {2}.": "{1} Möglich: {2}.",
        // Values
        "is missing": "fehlt",
        "is not a locale": "ist kein Gebietsschema",
        "Write it like de_DE or en_GB.": "Schreiben Sie es wie de_DE oder en_GB.",
        "is not a time": "ist keine Zeit",
        "Write it like 2026-03-01T09:30:00Z or 2026-03-01T09:30.":
            "Schreiben Sie sie wie 2026-03-01T09:30:00Z oder 2026-03-01T09:30.",
        "is no time zone": "ist keine Zeitzone",
        "Write it like Europe/Berlin or UTC.": "Schreiben Sie sie wie Europe/Berlin oder UTC.",
        "has a character that cannot be shown": "enthält ein Zeichen ohne Darstellung",
        "Leave out tabs, line breaks and other control characters.":
            "Lassen Sie Tabulatoren, Zeilenumbrüche und andere Steuerzeichen weg.",
        "Write it like {1}.": "Schreiben Sie zum Beispiel {1}.",
        "is not a whole number": "ist keine ganze Zahl",
        "is not a whole number of at least {1}": "ist keine ganze Zahl ab {1}",
        "is not a whole number of at most {1}": "ist keine ganze Zahl bis {1}",
        "is not a whole number from {1} to {2}": "ist keine ganze Zahl von {1} bis {2}",
        "is not a number from {1} to {2}": "ist keine Zahl von {1} bis {2}",
        "is not an identifier": "ist keine Kennung",
        "Write it like 6F1E0B52-8C1D-4C57-9F0A-2D6B1E3C7A90.":
            "Schreiben Sie sie wie 6F1E0B52-8C1D-4C57-9F0A-2D6B1E3C7A90.",
        "is empty": "ist leer",
        "Name a path.": "Nennen Sie einen Pfad.",
        "is standard input or output": "ist die Standardein- oder -ausgabe",
        "Name a path; one that is a dash is written ./-.":
            "Nennen Sie einen Pfad; einer, der ein Strich ist, heißt ./-.",
        "is no path": "ist kein Pfad",
        "is none of {1}": "ist keiner von {1}",
        "Did you mean {1}?": "Meinten Sie {1}?",
        "is no time that there is": "ist eine Zeit, die es nicht gibt",
        "is no time": "ist keine Zeit",
        "is not a day": "ist kein Tag",
        "is no day that there is": "ist ein Tag, den es nicht gibt",
        "today, yesterday, -7d, mon or 2026-03-05": "today, yesterday, -7d, mon oder 2026-03-05",
        "tomorrow, +7d, +2w or 2026-12-24": "tomorrow, +7d, +2w oder 2026-12-24",
        """
        now, -2h, -90m, 14:00, 2:00 pm, yesterday 21:00, mon 21:00, 2026-03-05 09:15 \
        or 2026-03-05T09:15:00Z
        """: """
        now, -2h, -90m, 14:00, 2:00 pm, yesterday 21:00, mon 21:00, 2026-03-05 09:15 \
        oder 2026-03-05T09:15:00Z
        """,
        "That is still to come today. Did you mean “{1}”?":
            "Das liegt heute noch in der Zukunft. Meinten Sie „{1}“?",
        // Answers
        "[y/N]": "[j/N]",
        "[Y/n]": "[J/n]",
        "Undo with: {1}": "Rückgängig mit: {1}",
        "The change is saved; only the answer could not be printed.":
            "Die Änderung ist gesichert; nur die Antwort ließ sich nicht ausgeben.",
        "The server said: {1}": "Der Server meldet: {1}",
        "{1}\n\nError: {2} {3}": "{1}\n\nFehler: {2} {3}",
        // Failures
        """
        This went wrong in a way the program has no words for. Please report it \
        with the line below.
        """: """
        Hier ist etwas schiefgegangen, wofür das Programm keine Worte hat. Bitte melden Sie \
        es mit der Zeile unten.
        """,
        "Interrupted. What was complete is kept.": "Abgebrochen. Fertiges bleibt erhalten.",
        "Interrupted. Nothing was changed.": "Abgebrochen. Nichts wurde geändert.",
        "{1} are not text in UTF-8. Save them again in UTF-8.":
            "{1} sind kein Text in UTF-8. Speichern Sie sie noch einmal in UTF-8.",
        "{1} is not text in UTF-8. Save it again in UTF-8.":
            "{1} ist kein Text in UTF-8. Speichern Sie den Text noch einmal in UTF-8.",
        "Standard input cannot be read: {1}.": "Die Standardeingabe ist nicht lesbar: {1}.",
        "Standard output cannot be written: {1}.":
            "In die Standardausgabe lässt sich nicht schreiben: {1}.",
        "“{1}” cannot be used: {2}. Check its name, its folder and its rights.":
            "„{1}“ ist nicht verwendbar: {2}. Prüfen Sie Namen, Ordner und Rechte.",
        "“{1}” cannot hold data: {2}. Choose another folder with --data-dir or MOMENTUM_HOME.": """
        „{1}“ kann keine Daten aufnehmen: {2}. Wählen Sie mit --data-dir oder MOMENTUM_HOME \
        einen anderen Ordner.
        """,
        "The terminal cannot be used key by key: {1}.":
            "Das Terminal lässt sich nicht tastenweise bedienen: {1}.",
        "Standard input": "Die Standardeingabe",
        "standard input": "der Standardeingabe",
        "{1} cannot be used. {2}": "{1} ist nicht verwendbar. {2}",
        "No such file or directory": "Datei oder Ordner nicht gefunden",
        "Not a directory": "kein Ordner",
        "Is a directory": "ein Ordner",
        "Permission denied": "keine Berechtigung",
        "Operation not permitted": "nicht erlaubt",
        "File exists": "Datei existiert bereits",
        "File name too long": "Dateiname zu lang",
        "No space left on device": "kein Platz auf dem Datenträger",
        "Read-only file system": "Dateisystem nur lesbar",
        "Input/output error": "Ein-/Ausgabefehler",
        "Bad file descriptor": "Strom geschlossen",
        "Inappropriate ioctl for device": "kein Terminal",
        "Too many levels of symbolic links": "zu viele verkettete Verweise",
        // The program
        "{1} is a backup of records. Name another file, or remove it first.":
            """
        {1} ist eine Sicherung von Aufzeichnungen. Bitte eine andere Datei angeben oder sie \
        vorher entfernen.
        """,
        "{1} is one of the program's own data. Name another file.":
            "{1} gehört zu den eigenen Daten des Programms. Nennen Sie eine andere Datei.",
        "Waiting for process {1}, which is using the {2}.":
            "Warten auf Prozess {1}, der gerade zugreift auf: {2}.",
        "Waiting for another process, which is using the {1}.":
            "Warten auf einen anderen Prozess, der gerade zugreift auf: {1}.",
        "records": "Aufzeichnungen",
        "server file": "Datei des Servers",
        "file of the application": "Datei der Anwendung",
        "“{1}” is a screen of momentum app.": "„{1}“ ist eine Ansicht von momentum app.",
        "The application needs a terminal.": "Die Anwendung braucht ein Terminal.",
        "Without one: momentum app --linear": "Ohne ein Terminal: momentum app --linear",
        "{1} changes nothing with {2}.": "{1} bewirkt zusammen mit {2} nichts.",
        "Leave {1} out.": "Lassen Sie {1} weg.",
        "{1} is for {2}, which is missing.": "{1} gehört zu {2}, und das fehlt.",
        "This system has no maps.": "Dieses System hat keine Karten.",
        "Name an index with --index, or a server with --photon.":
            "Nennen Sie mit --index ein Verzeichnis oder mit --photon einen Server.",
        "is not a country code": "ist kein Länderkürzel",
        "Use a two-letter code, such as de or us.":
            "Nehmen Sie ein Kürzel aus zwei Buchstaben wie de oder us.",
        // Progress
        "{1} left": "noch {1}",
        "{1}%, {2} of {3} {4}": "{1} %, {2} von {3} {4}",
        "rows": "Zeilen",
        "Reading": "Lesen",
        "Checking": "Prüfen",
        "Merging": "Zusammenführen",
        "Saving": "Sichern",
        "Exporting": "Exportieren",
        "Building": "Aufbauen",
    ]

    /// The texts of profiles, reminders, removals and the report.
    static let siteReminders: [String: String] = [
        "Profile": "Profil",
        "None": "Keines",
        "Unknown profile": "Unbekanntes Profil",
        "set": "Katheter",
        "sensor": "Sensor",
        "archived": "archiviert",
        "taken by the next change": "vom nächsten Wechsel übernommen",
        "There are no profiles.": "Es gibt keine Profile.",
        "Profile {1}": "Profil {1}",
        "Without a profile": "Ohne Profil",
        "Only with {1}": "Nur mit {1}",
        "Only without a profile": "Nur ohne Profil",
        "Nothing with {1} was logged.": "Mit {1} wurde nichts eingetragen.",
        "Everything that was logged has a profile.": "Alles Eingetragene hat ein Profil.",
        "{1}% below your overall median with {2}": "{1} % unter Ihrem Gesamtmedian mit {2}",
        "too few with {1} to compare": "zu wenige mit {1} für einen Vergleich",
        "added the profile {1}": "Profil {1} hinzugefügt",
        "archived the profile {1}": "Profil {1} archiviert",
        "offered the profile {1} again": "Profil {1} wieder angeboten",
        "changed the profile {1}": "Profil {1} geändert",
        "{1} has the profile {2}.": "{1} hat das Profil {2}.",
        "{1} has no profile.": "{1} hat kein Profil.",
        "{1} is planned for {2}.": "Für {1} sind {2} geplant.",
        "The next change takes {1} from its profile {2}.":
            "Der nächste Wechsel übernimmt {1} aus seinem Profil {2}.",
        "Site change due soon": "Wechsel bald fällig",
        "Site change due": "Wechsel fällig",
        "Site change overdue": "Wechsel überfällig",
        "Worn since {1}.": "Getragen seit {1}.",
        "Planned: {1} hours.": "Geplant: {1} Stunden.",
        "Due at {1}": "Fällig um {1}",
        "Due on {1}": "Fällig am {1}",
        "Due since {1}": "Fällig seit {1}",
        ", in your quiet hours": ", in Ihrer Ruhezeit",
        "Place: {1}.": "Stelle: {1}.",
        "Note: {1}": "Notiz: {1}",
        "early, before your quiet hours": "früher, vor Ihrer Ruhezeit",
        "after your quiet hours": "nach Ihrer Ruhezeit",
        "put off": "aufgeschoben",
        "Reminders are off.": "Erinnerungen sind ausgeschaltet.",
        "No set is worn, so there is nothing to remind of.":
            "Es wird kein Katheter getragen, also gibt es keine Erinnerung.",
        "Quiet from {1} to {2}.": "Ruhezeit von {1} bis {2}.",
        "Put off until {1}.": "Aufgeschoben bis {1}.",
        "{1} failure|{1} failures": "{1} Ausfall|{1} Ausfälle",
        "{1} change|{1} changes": "{1} Wechsel|{1} Wechsel",
        "{1} in {2}, {3} recorded": "{1} auf {2}, {3} eingetragen",
        "mostly {1}": "meist {1}",
        "{1}% ({2} to {3}%, n = {4})": "{1} % ({2} bis {3} %, n = {4})",
        "too few recorded for a rate": "zu wenige eingetragen für eine Quote",
        "more often than elsewhere": "häufiger als anderswo",
        "{1} is no finding. There are {2}.": "{1} ist kein Befund. Möglich sind {2}.",
        "{1} can be left free for a time.": "{1} kann eine Zeit lang frei bleiben.",
        "A correction leaves out what you said about the set that comes off.":
            "Eine Korrektur lässt weg, was Sie zum abgenommenen Katheter angegeben haben.",
        "It stays at the time of the change before.":
            "Es bleibt bei der Zeit des vorherigen Wechsels.",
        "It replaces the note “{1}”.": "Sie ersetzt die Notiz „{1}“.",
        "other": "Sonstiges",
        "en": "de",
        "Infusion site report": "Bericht über Infusionsstellen",
        "{1} to {2} ({3})": "{1} bis {2} ({3})",
        "Period": "Zeitraum",
        "Time zone": "Zeitzone",
        "Name": "Name",
        "Made on": "Erstellt am",
        "Totals": "Insgesamt",
        "Figure": "Kennzahl",
        "Value": "Wert",
        "Site changes": "Wechsel",
        "Places used": "Genutzte Stellen",
        "Median wear": "Median der Tragedauer",
        "Mean wear": "Mittel der Tragedauer",
        "Shortest": "Kürzeste",
        "Longest": "Längste",
        "Short (under 12 h)": "Kurz (unter 12 Std.)",
        "Far below the others": "Weit unter den anderen",
        "Failures": "Ausfälle",
        "Places": "Stellen",
        "Place": "Stelle",
        "Uses": "Nutzung",
        "n": "n",
        "Rest days": "Pausentage",
        "Rests": "Pausen",
        "{1} to {2}, {3}": "{1} bis {2}, {3}",
        "{1} to {2}": "{1} bis {2}",
        "from {1}, {2}": "ab {1}, {2}",
        "from {1}": "ab {1}",
        """
        Hours of wear without those under 12 hours and those far below the others. Rest days \
        count from removal to {1}.
        """:
            """
        Tragedauer in Stunden, ohne Tragezeiten unter 12 Stunden und solche weit unter den \
        anderen. Pausentage zählen von der Abnahme bis {1}.
        """,
        "Charts": "Diagramme",
        "Median wear in hours": "Median der Tragedauer in Stunden",
        "Nothing to draw.": "Nichts zu zeichnen.",
        "Entries": "Einträge",
        "Start": "Beginn",
        "End": "Ende",
        "Duration": "Dauer",
        "Removal": "Abnahme",
        "Note": "Notiz",
        "Worn": "Getragen",
        "after the period": "nach dem Zeitraum",
        "A wearing belongs to the day on which it starts, and counts whole.":
            "Eine Tragezeit gehört zu dem Tag, an dem sie beginnt, und zählt ganz.",
        """
        1 wearing that began before the period is not counted.|{1} wearings that began \
        before the period are not counted.
        """:
            """
        1 Tragezeit, die vor dem Zeitraum begann, wird nicht gezählt.|{1} Tragezeiten, die \
        vor dem Zeitraum begannen, werden nicht gezählt.
        """,
        """
        1 entry with a time in the future or outside all calendars is left out.|{1} entries \
        with a time in the future or outside all calendars are left out.
        """:
            """
        1 Eintrag mit einer Zeit in der Zukunft oder außerhalb aller Kalender ist \
        ausgelassen.|{1} Einträge mit einer Zeit in der Zukunft oder außerhalb aller \
        Kalender sind ausgelassen.
        """,
    ]
}
