extension German {
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
        "Dates and numbers as in this locale, for example de_DE; else LC_ALL, LC_TIME or LANG.": """
        Sprache, Daten und Zahlen wie in diesem Gebietsschema, zum Beispiel de_DE; sonst \
        LC_ALL, LC_TIME oder LANG.
        """,
        "Print results and failures only.": "Nur Ergebnisse und Fehler ausgeben.",
        "End every failure with its domain and code.":
            "Unter jeder Fehlermeldung ihren Bereich und ihre Nummer nennen.",
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
        "The colours; as the terminal says if not given, and kept for the next run.": """
        Die Farben; ohne Angabe wie vom Terminal gemeldet; gilt auch beim nächsten Mal.
        """,
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
        "A Nominatim server, for the address of --near or the saved one.":
            "Ein Nominatim-Server für die Adresse von --near oder die gesicherte.",
        "Open a deep link, and show the screen it names.":
            "Einem Verweis folgen und die Ansicht zeigen, die er nennt.",
        "For example momentum://sites/history, or sites/history.":
            "Zum Beispiel momentum://sites/history oder sites/history.",
        "Print what is made of what, as the container knows it.":
            "Ausgeben, was woraus gemacht wird, soweit es der Container weiß.",
        "The language of the picture: mermaid or dot.":
            "Die Sprache des Bildes: mermaid oder dot.",
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
