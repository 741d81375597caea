extension German {
    /// The frame of the application and its own screens.
    static let shell: [String: String] = [
        // Frame
        "Momentum needs 40 × 12, this is {1} × {2}{3}":
            "Momentum braucht 40 × 12 Zeichen, hier sind es {1} × {2}{3}",
        ". Unsaved: q again leaves": ". Ungesichert: q noch einmal beendet",
        "· r retry": "· r erneut",
        "filter: {1}{2} {3}": "Filter: {1}{2} {3}",
        "y/N": "j/N",
        "yes": "ja",
        "no": "nein",
        "{1} filter": "{1} filtern",
        "{1} help": "{1} Hilfe",
        "Space": "Leertaste",
        "· U redo": "· U wiederherstellen",
        "· u undo": "· u rückgängig",
        "removed elsewhere": "anderswo entfernt",
        "Loading …": "Wird geladen …",
        "· loading …": "· wird geladen …",
        "Today": "Heute",
        "History": "Verlauf",
        "Statistics": "Statistik",
        "Stats": "Stat.",
        "Locations": "Stellen",
        "Forms": "Formulare",
        "Search": "Suche",
        "People": "Leute",
        "Teams": "Teams",
        "More": "Mehr",
        "Keys": "Tasten",
        "Go to": "Gehe zu",
        "Nothing fits.": "Nichts passt.",
        "{1} more below": "{1} weitere darunter",
        // Keys
        "Move in the list.": "In der Liste bewegen.",
        "Move by a page.": "Seitenweise bewegen.",
        "Go to the first or to the last row.": "Zur ersten oder zur letzten Zeile gehen.",
        "Go to the next or the previous field.": "Zum nächsten oder vorigen Feld gehen.",
        "Go back or forward to another place.": "Zurück oder vorwärts zu anderen Ansichten gehen.",
        "Filter the list.": "Die Liste filtern.",
        "Find an action, a screen or a person by its name.":
            "Eine Aktion, eine Ansicht oder eine Person am Namen finden.",
        "Show the keys of this screen.": "Die Tasten dieser Ansicht zeigen.",
        "Undo or redo the last change of the records.":
            "Die letzte Änderung der Aufzeichnungen rückgängig machen oder wiederherstellen.",
        "Load again.": "Neu laden.",
        "Close what is open, or go back.": "Geöffnetes schließen oder zurückgehen.",
        "Go back; on the first screen: quit.": "Zurückgehen; in der ersten Ansicht: beenden.",
        "Quit.": "Beenden.",
        "Open a section; again: go to its first screen.":
            "Einen Bereich öffnen; noch einmal: zu seiner ersten Ansicht gehen.",
        "Draw again.": "Neu zeichnen.",
        "Suspend.": "Anhalten.",
        "sign in": "anmelden",
        "Open the sign-in, and come back here.":
            "Die Anmeldung öffnen und danach hierher zurückkommen.",
        "Press {1}.": "Bitte {1} drücken.",
        "There is no field here to paste into.": "Hier gibt es kein Feld zum Einfügen.",
        "What was typed is not saved. Leave it?":
            "Das Eingegebene ist nicht gesichert. Trotzdem verlassen?",
        "retry": "erneut",
        "Try again to load what could not be loaded.":
            "Noch einmal laden, was nicht geladen werden konnte.",
        // Palette
        "Screen": "Ansicht",
        "Review": "Prüfung",
        "Body map": "Körperkarte",
        "Undo": "Rückgängig",
        "A forgotten change": "Ein vergessener Wechsel",
        "Colours": "Farben",
        "theme auto": "Farben: automatisch",
        "theme dark": "Farben: dunkel",
        "theme light": "Farben: hell",
        "theme mono": "Farben: keine",
        "The theme is {1}.": "Das Farbschema ist {1}.",
        "Mouse": "Maus",
        "mouse": "Maus",
        "Clicks and the wheel are taken; most terminals select text with Shift.": """
        Klicks und das Mausrad gehören nun der Anwendung; die meisten Terminals wählen Text \
        mit der Umschalttaste aus.
        """,
        "The mouse is the terminal's again.": "Die Maus gehört wieder dem Terminal.",
        "Program": "Programm",
        "quit": "beenden",
        "Person": "Person",
        "Team": "Team",
        "Link": "Verweis",
        "open": "öffnen",
        "Log": "Eintragen",
        "Log a change at “{1}” …": "Einen Wechsel an „{1}“ eintragen …",
        "History of {1} and before": "Verlauf bis {1}",
        "“{1}” is no day. Write {2}.": "„{1}“ ist kein Tag. Schreiben Sie {2}.",
        "Setting": "Einstellung",
        "Set {1} to {2}": "{1} auf {2} setzen",
        "setting {1}": "Einstellung {1}",
        "Set {1} to {2}.": "{1} ist auf {2} gesetzt.",
        "target takes hours from {1} to {2}: target 60":
            "target ist eine Zahl von Stunden von {1} bis {2}: target 60",
        "threshold takes percent from {1} to {2}: threshold 20":
            "threshold ist ein Prozentsatz von {1} bis {2}: threshold 20",
        "strategy is one of {1}": "strategy ist eines von {1}",
        "cooldown takes changes from {1} to {2}: cooldown 3":
            "cooldown ist eine Zahl von Wechseln von {1} bis {2}: cooldown 3",
        "clock is one of 12, 24, system": "clock ist eines von 12, 24, system",
        "sensors is one of on, off": "sensors ist eines von on, off",
        // Undo
        "redo": "wiederherstellen",
        "undo": "rückgängig machen",
        "{1} changed since and left alone.": "Seitdem geändert und nicht angetastet: {1}.",
        "And {1} more.": "Und {1} weitere.",
        // Run
        """
        This wearer was removed by another program, and the records were moved to the folder \
        removed. Nothing is saved here; leave with Ctrl-C.
        """: """
        Diese Person wurde von einem anderen Programm entfernt, und die Aufzeichnungen liegen \
        nun im Ordner removed. Hier wird nichts gesichert; beenden Sie mit Ctrl-C.
        """,
        "“app.json” cannot be read and stays as it is; the application begins anew.": """
        „app.json“ ist nicht lesbar und bleibt, wie es ist; die Anwendung beginnt von vorn.
        """,
        "Wrote {1}.": "{1} ist geschrieben.",
        "“{1}”": "„{1}“",
        "Ended before it was done: {1}.": "Vorzeitig beendet: {1}.",
        // Line by line
        "Trouble: {1}": "Problem: {1}",
        "Field “{1}”: type {2}= and {3}": "Feld „{1}“: {2}= eingeben, dahinter {3}",
        "“{1}” is nothing here. Type a number, a key, or ? for help.":
            "„{1}“ bedeutet hier nichts. Geben Sie eine Zahl, eine Taste oder ? für Hilfe ein.",
        "The screen has changed meanwhile. Nothing was done.":
            "Die Ansicht hat sich inzwischen geändert. Es wurde nichts ausgeführt.",
        "The input ended, and what was typed is not saved.":
            "Die Eingabe ist zu Ende, und das Eingegebene ist nicht gesichert.",
        "Nothing can be filtered here.": "Hier lässt sich nichts filtern.",
        "Type the name of an action or a screen after the colon, such as :history.": """
        Geben Sie hinter dem Doppelpunkt den Namen einer Aktion oder Ansicht ein, zum Beispiel \
        :history.
        """,
        "{1} takes {2}.": "{1}: möglich ist {2}.",
        "a text": "ein Text",
        "yes or no": "ja oder nein",
        "Type a number, a key such as Enter, or ? for help.":
            "Geben Sie eine Zahl, eine Taste wie Enter oder ? für Hilfe ein.",
        "A number carries out the action in front of which it stands.":
            "Eine Zahl führt die Aktion aus, vor der sie steht.",
        "Name=text types into a field, /text filters a list, :text finds by name.": """
        Name=Text füllt ein Feld aus, /Text filtert eine Liste, :Text findet am Namen.
        """,
        // Screens of the program
        "This screen cannot be shown.": "Diese Ansicht lässt sich nicht zeigen.",
        "Try to open the screen again.": "Die Ansicht noch einmal öffnen.",
    ]

    /// The help and manual pages, and what they say of the program's own commands.
    static let shellHelp: [String: String] = [
        "Usage: {1}": "Aufruf: {1}",
        "[options]": "[Optionen]",
        "Commands": "Befehle",
        "Arguments": "Argumente",
        "Options": "Optionen",
        "General options": "Allgemeine Optionen",
        "Examples": "Beispiele",
        "Example": "Beispiel",
        "With --json": "Mit --json",
        "{1} One of {2}.": "{1} Möglich: {2}.",
        "SYNOPSIS": "AUFRUF",
        "DESCRIPTION": "BESCHREIBUNG",
        "COMMANDS": "BEFEHLE",
        "ARGUMENTS": "ARGUMENTE",
        "OPTIONS": "OPTIONEN",
        "GENERAL OPTIONS": "ALLGEMEINE OPTIONEN",
        "EXAMPLES": "BEISPIELE",
        "With --json: {1}": "Mit --json: {1}",
        "EXIT STATUS": "RÜCKGABEWERT",
        "0 on success, 1 after a failure, 2 for wrong usage, 130 after an interruption.":
            "0 bei Erfolg, 1 nach einem Fehler, 2 bei falschem Aufruf, 130 nach einem Abbruch.",
        // Options of all commands
        "Where data is kept; else MOMENTUM_HOME, else the system's folder for application data.":
            """
        Der Ordner für Daten; sonst MOMENTUM_HOME, sonst der Ordner des Systems für \
        Anwendungsdaten.
        """,
        "Keep nothing; --data-dir is not used.":
            "Nichts aufbewahren; --data-dir wird nicht verwendet.",
        "The person whose sites are meant, of several; else MOMENTUM_WEARER.":
            "Die Person, um deren Stellen es geht, wenn es mehrere gibt; sonst MOMENTUM_WEARER.",
        "Print one JSON document on standard output.":
            "Ein JSON-Dokument in die Standardausgabe schreiben.",
        "Stands in for the clock, for example 2026-03-01T09:30:00Z.":
            "Steht anstelle der Uhrzeit, zum Beispiel 2026-03-01T09:30:00Z.",
        "The time zone of days and local times, for example Europe/Berlin.":
            "Die Zeitzone von Tagen und Ortszeiten, zum Beispiel Europe/Berlin.",
        "The language, and the form of dates and numbers, for example de_DE; else LC_ALL or LANG.":
            """
        Die Sprache und die Form von Daten und Zahlen, zum Beispiel de_DE; sonst LC_ALL oder \
        LANG.
        """,
        "Print results and failures only.": "Nur Ergebnisse und Fehler ausgeben.",
        "End every failure with its domain and code, and report requests for data.":
            """
        Unter jeder Fehlermeldung ihren Bereich und ihre Nummer nennen, und Anfragen nach Daten \
        melden.
        """,
        "Print long lists at once, without a pager.":
            "Lange Listen auf einmal ausgeben, ohne Seitenanzeige.",
        "Show what there is.": "Diese Hilfe zeigen.",
        "Show the version.": "Die Version zeigen.",
        // The program
        "Rotate infusion sites, complete forms, schedule teams; all in the terminal.":
            "Infusionsstellen wechseln, Formulare ausfüllen, Teams planen; alles im Terminal.",
        """
        Alone it shows each feature at work on real input, offline, in a folder of its \
        own that is removed at the end.
        """: """
        Allein zeigt es jede Funktion bei der Arbeit an echten Eingaben, ohne Netz, in einem \
        eigenen Ordner, der am Ende entfernt wird.
        """,
        "Keep the folder of the tour, and say where it is.":
            "Den Ordner des Rundgangs behalten und nennen.",
        "Log infusion sites, and see which have rested longest.":
            "Infusionsstellen eintragen und sehen, welche am längsten pausieren.",
        "Suggest names of businesses for what was typed.":
            "Namen von Geschäften zu einer Eingabe vorschlagen.",
        "Build and inspect an offline index of places.":
            "Ein Ortsverzeichnis für den Betrieb ohne Netz aufbauen und ansehen.",
        "Show and save the answers of a form.":
            "Die Antworten eines Formulars zeigen und sichern.",
        "Look up and change the people of the plan.":
            "Die Personen des Plans nachschlagen und ändern.",
        "Look up and change the teams of the plan.":
            "Die Teams des Plans nachschlagen und ändern.",
        "Sign in to a server, and out.": "Bei einem Server an- und abmelden.",
        // app, open, graph, completions, help, man
        "Open the application on the whole terminal.":
            "Die Anwendung im ganzen Terminal öffnen.",
        """
        Digits open sections, Enter opens and confirms, Esc goes back, u takes the last change \
        of the records back, : finds everything by name, and ? lists the keys of a screen.
        """: """
        Ziffern öffnen Bereiche, Enter öffnet und bestätigt, Esc geht zurück, u nimmt die \
        letzte Änderung der Aufzeichnungen zurück, : findet alles am Namen, und ? zeigt die \
        Tasten einer Ansicht.
        """,
        "The screen to open, such as sites/history.":
            "Die Ansicht, die sich öffnet, zum Beispiel sites/history.",
        "Forget where the application was left.":
            "Vergessen, wo die Anwendung verlassen wurde.",
        "Print screens as lines and read lines, for screen readers and slow terminals.": """
        Ansichten als Zeilen ausgeben und Zeilen lesen, für Bildschirmleser und langsame \
        Terminals.
        """,
        "Use no characters outside ASCII but the data's.":
            "Außer in Daten nur Zeichen aus ASCII verwenden.",
        "Take clicks and the wheel of the mouse.": "Klicks und das Rad der Maus annehmen.",
        "The colours; as the terminal says if not given, and kept for the next run.":
            "Die Farben; ohne Angabe wie vom Terminal gemeldet; gilt auch beim nächsten Mal.",
        "Show nothing that moves; also MOMENTUM_REDUCED_MOTION=1.":
            "Nichts zeigen, was sich bewegt; auch MOMENTUM_REDUCED_MOTION=1.",
        "Write a picture of the screen as SVG, and end.":
            "Ein Bild der Ansicht als SVG schreiben und enden.",
        "The server to use; else MOMENTUM_SERVER, else the one that was signed in to.":
            "Der Server; sonst MOMENTUM_SERVER, sonst der, bei dem Sie sich angemeldet haben.",
        "An index that “momentum places build” made.":
            "Ein Verzeichnis, das „momentum places build“ erzeugt hat.",
        "A Photon server, asked when the index knows nothing.":
            "Ein Photon-Server, der gefragt wird, wenn das Verzeichnis nichts weiß.",
        "A Nominatim server, which finds the address to search near.":
            "Ein Nominatim-Server, der die Adresse findet, in deren Nähe gesucht wird.",
        "How --photon takes categories; the default, include, needs version 1.0.":
            "Wie --photon Kategorien annimmt; ohne Angabe include, für Version 1.0.",
        "Ask the maps of an Apple system last.": "Zuletzt die Karten eines Apple-Systems fragen.",
        "The country in which --nominatim looks up the address, such as us.":
            "Das Land, in dem --nominatim die Adresse sucht, zum Beispiel us.",
        "Open a deep link, and show the screen it names.":
            "Einem Verweis folgen und die Ansicht zeigen, die er nennt.",
        "For example momentum://sites/history, or sites/history.":
            "Zum Beispiel momentum://sites/history oder sites/history.",
        "Print what is made of what, as the container knows it.":
            "Ausgeben, was woraus gemacht wird, soweit es der Container weiß.",
        "The language of the picture: mermaid or dot.": "Die Sprache des Bildes: mermaid oder dot.",
        "Print the completion script of a shell.":
            "Das Skript zur Vervollständigung in einer Shell ausgeben.",
        """
        Write the script to where the shell looks for such scripts, or load it from the start \
        file of the shell with: source <(momentum completions bash)
        """: """
        Legen Sie das Skript dort ab, wo die Shell solche Skripte sucht, oder laden Sie es in \
        der Startdatei der Shell: source <(momentum completions bash)
        """,
        "The shell that is to complete command lines.":
            "Die Shell, die Befehlszeilen vervollständigen soll.",
        "Explain a command, as --help does.": "Einen Befehl erklären, wie --help es tut.",
        "The command; the program without it.": "Der Befehl; ohne ihn das ganze Programm.",
        "Print the manual page of a command, for man.":
            "Die Handbuchseite eines Befehls für man ausgeben.",
        "To read it at once: momentum man sites log | man -l -":
            "Um sie gleich zu lesen: momentum man sites log | man -l -",
    ]
}
