extension German {
    /// The screens that belong to no feature, and the account.
    static let shellScreens: [String: String] = [
        "Settings": "Einstellungen",
        "Target and words": "Zieldauer und Bezeichnungen",
        "On, off, order, own ones": "Ein, aus, Reihenfolge, eigene",
        "Rests": "Pausen",
        "Places left free for a time": "Zeitweise freigehaltene Stellen",
        "Import": "Import",
        "Entries from a file": "Einträge aus einer Datei",
        "Export": "Export",
        "Entries into a file": "Einträge in eine Datei",
        "Sync": "Abgleich",
        "The same records elsewhere": "Dieselben Aufzeichnungen anderswo",
        "Watch": "Uhr",
        "A watch beside its phone": "Eine Uhr neben ihrem Telefon",
        "Account": "Konto",
        "Who is signed in": "Wer angemeldet ist",
        "Container": "Container",
        "Developer: services and their needs": "Entwicklung: Dienste und ihr Bedarf",
        "Store": "Speicher",
        "Developer: the files of the records": "Entwicklung: die Dateien der Aufzeichnungen",
        "Places": "Orte",
        "What is in a place index": "Der Inhalt eines Ortsverzeichnisses",
        "Import table": "Tabelle importieren",
        "Entries from another program's table": "Einträge aus der Tabelle eines anderen Programms",
        "Reminders": "Erinnerungen",
        "When to be told": "Wann erinnert wird",
        "Sensors": "Sensoren",
        "Their own log": "Mit eigenem Verlauf",
        "Profiles": "Profile",
        "Types of sets, their hours": "Arten von Kathetern, ihre Stunden",
        "Report": "Bericht",
        "For a care team, to print": "Für ein Behandlungsteam, zum Drucken",
        "Backup": "Sicherung",
        "All records in a file, and back": "Alle Aufzeichnungen in eine Datei und zurück",
        "Open the highlighted screen.": "Die markierte Ansicht öffnen.",
        // Account
        "It is not known who is signed in.": "Es ist nicht bekannt, wer angemeldet ist.",
        "Signing in …": "Wird angemeldet …",
        "Signing out …": "Wird abgemeldet …",
        "verified": "geprüft",
        "not verified yet": "noch nicht geprüft",
        "on this device": "auf diesem Gerät",
        "for this run only": "nur bis zum Beenden",
        "Server": "Server",
        "Name": "Name",
        "Email": "E-Mail",
        "Session": "Sitzung",
        "Kept": "Bleibt",
        "Signed out.": "Abgemeldet.",
        "Signed out: the session has ended.": "Abgemeldet: Die Sitzung ist beendet.",
        "Signed out: the account was deleted.": "Abgemeldet: Das Konto wurde gelöscht.",
        "other account": "anderes Konto",
        "Open the sign-in.": "Die Anmeldung öffnen.",
        "verify": "prüfen",
        "Ask the server if the session is alive.":
            "Den Server fragen, ob die Sitzung noch gilt.",
        "The session is alive.": "Die Sitzung gilt noch.",
        "The session has ended.": "Die Sitzung ist beendet.",
        "Nobody is signed in.": "Niemand ist angemeldet.",
        "sign out": "abmelden",
        "Sign out, here and at the server, after a question.":
            "Nach einer Rückfrage hier und beim Server abmelden.",
        "Sign out of {1}?": "Von {1} abmelden?",
        "try again": "erneut versuchen",
        "Try again to sign out completely.":
            "Noch einmal versuchen, vollständig abzumelden.",
        "The session has ended at the server.": "Die Sitzung ist beim Server beendet.",
        "The server could not be told.": "Der Server war nicht erreichbar.",
        "dismiss": "verwerfen",
        "Take the remark away, and try no more.":
            "Den Hinweis entfernen und es nicht mehr versuchen.",
        // Sign-in
        "Sign in": "Anmelden",
        "Sign in to {1}": "Anmelden bei {1}",
        "To begin, press Enter.": "Zum Beginnen Enter drücken.",
        "Signed in.": "Angemeldet.",
        "You are signed in as {1} already.": "Sie sind bereits als {1} angemeldet.",
        "You are signed in already.": "Sie sind bereits angemeldet.",
        "Open this address:": "Öffnen Sie diese Adresse:",
        "Paste the address that it ends with. It is not shown.":
            "Fügen Sie die Adresse ein, mit der sie endet. Sie wird nicht angezeigt.",
        "Answer": "Antwort",
        """
        Or open it with {1} in place of {2}: the answer then comes here by itself.
        """:
            "Oder öffnen Sie sie mit {1} anstelle von {2}: Dann kommt die Antwort von selbst hierher.",
        "another": "anderes",
        "Sign out, and sign in to another account.":
            "Abmelden und bei einem anderen Konto anmelden.",
        "Show the address to open, and wait.": "Die Adresse zum Öffnen zeigen und warten.",
        "go on": "weiter",
        "Take the pasted address.": "Die eingefügte Adresse übernehmen.",
        "That is no address.": "Das ist keine Adresse.",
        "give up": "aufgeben",
        "End the sign-in.": "Die Anmeldung beenden.",
        "Signed in. {1}": "Angemeldet. {1}",
        "Signed in to {1}.": "Bei {1} angemeldet.",
        "There is no server to sign in to: momentum auth login --server URL":
            "Es gibt keinen Server zum Anmelden: momentum auth login --server URL",
        // Store
        "Info": "Angaben",
        "Check": "Prüfung",
        "Dump": "Inhalt",
        "{1} line|{1} lines": "{1} Zeile|{1} Zeilen",
        "There are no files, because nothing is kept.":
            "Es gibt keine Dateien, denn nichts wird aufbewahrt.",
        "next part": "nächster Teil",
        "Show the next of info, check and dump.":
            "Den nächsten Teil von Angaben, Prüfung und Inhalt zeigen.",
        "part before": "voriger Teil",
        "Show the one before of info, check and dump.":
            "Den vorigen Teil von Angaben, Prüfung und Inhalt zeigen.",
        "hide line": "Zeile ausblenden",
        "whole line": "ganze Zeile",
        "Show the highlighted line whole, or hide it.":
            "Die markierte Zeile ganz zeigen oder ausblenden.",
        "{1} more lines: sites store dump": "{1} weitere Zeilen: sites store dump",
        // Place index
        "File": "Datei",
        "Category": "Kategorie",
        "{1} place|{1} places": "{1} Ort|{1} Orte",
        "{1} from {2}": "{1} aus {2}",
        "{1}, format {2}, built {3}": "{1}, Format {2}, erstellt {3}",
        "just now": "gerade eben",
        "{1} minute ago|{1} minutes ago": "vor {1} Minute|vor {1} Minuten",
        "{1} hour ago|{1} hours ago": "vor {1} Stunde|vor {1} Stunden",
        "{1} day ago|{1} days ago": "vor {1} Tag|vor {1} Tagen",
        "read": "lesen",
        "Read the file, and check all of it.": "Die Datei lesen und ganz prüfen.",
        "Type the path of an index.": "Geben Sie den Pfad eines Verzeichnisses ein.",
        "search": "suchen",
        "Open a field that searches this index.":
            "Ein Feld öffnen, das dieses Verzeichnis durchsucht.",
        // Container
        "transient": "kurzlebig",
        "kept": "bleibend",
        "scoped": "im Bereich",
        "seed": "vorgegeben",
        "main actor, {1}": "Hauptakteur, {1}",
        "{1} services": "{1} Dienste",
        "{1} of {2} services": "{1} von {2} Diensten",
        "No service fits.": "Kein Dienst passt.",
        "Module": "Modul",
        "Service": "Dienst",
        "Needs": "Braucht",
        "Needed by": "Gebraucht von",
        "nothing": "nichts",
        "hide needs": "Bedarf ausblenden",
        "needs / needed by": "braucht / gebraucht von",
        "Show what the highlighted service needs and what needs it, or hide it.":
            "Zeigen oder ausblenden, was der markierte Dienst braucht und was ihn braucht.",
    ]

    /// The names of the places of the first launch, in words that can be typed for them.
    static let places: [String: String] = [
        "Front Abdomen": "Bauch vorne",
        "Side Abdomen": "Bauch seitlich",
        "Back Abdomen": "Bauch hinten",
        "Front Thigh": "Oberschenkel vorne",
        "Side Thigh": "Oberschenkel seitlich",
        "Back Arm": "Oberarm hinten",
        "Buttock": "Gesäß",
        "Front Chest": "Brust vorne",
        "Side Arm": "Oberarm seitlich",
        "Chest (Front)": "Brust (vorne)",
        "Arm (Side)": "Oberarm (seitlich)",
        "Abdomen (Front)": "Bauch (vorne)",
        "Abdomen (Side)": "Bauch (seitlich)",
        "Abdomen (Back)": "Bauch (hinten)",
        "Thigh (Front)": "Oberschenkel (vorne)",
        "Thigh (Side)": "Oberschenkel (seitlich)",
        "Arm (Back)": "Oberarm (hinten)",
        "Left": "Links",
        "Right": "Rechts",
        "Left {1}": "{1} links",
        "Right {1}": "{1} rechts",
        "L {1}": "L {1}",
        "R {1}": "R {1}",
        "on track": "im Plan",
        "due soon": "bald fällig",
        "overdue": "überfällig",
    ]

    /// The reasons and findings, at the beginning of a sentence and inside.
    static let labels: [String: String] = [
        "Planned": "Geplant",
        "Occlusion": "Verstopfung",
        "Kinked cannula": "Geknickte Kanüle",
        "Leak": "Undichtigkeit",
        "Fell off": "Abgefallen",
        "Pulled out": "Herausgezogen",
        "Unexplained high": "Unerklärt hoher Wert",
        "Pain": "Schmerz",
        "Bleeding": "Blutung",
        "Infection": "Infektion",
        "Redness": "Rötung",
        "Itching": "Juckreiz",
        "Rash": "Ausschlag",
        "Bruise": "Bluterguss",
        "Lump": "Knoten",
        "Hard skin": "Verhärtung",
        "Pus": "Eiter",
        "Scar": "Narbe",
        "Soreness": "Wundgefühl",
        "planned": "geplant",
        "occlusion": "Verstopfung",
        "kinked cannula": "geknickte Kanüle",
        "leak": "Undichtigkeit",
        "fell off": "abgefallen",
        "pulled out": "herausgezogen",
        "unexplained high": "unerklärt hoher Wert",
        "pain": "Schmerz",
        "bleeding": "Blutung",
        "infection": "Infektion",
        "redness": "Rötung",
        "itching": "Juckreiz",
        "rash": "Ausschlag",
        "bruise": "Bluterguss",
        "lump": "Knoten",
        "hard skin": "Verhärtung",
        "pus": "Eiter",
        "scar": "Narbe",
        "soreness": "Wundgefühl",
        "The file has no row that can be imported. Nothing was changed.":
            "Die Datei hat keine Zeile, die sich importieren lässt. Nichts wurde geändert.",
        "{1} Row {2}: {3}": "{1} Zeile {2}: {3}",
    ]

    /// Sentences with forms for one and for several, and the texts of suggestions.
    static let counts: [String: String] = [
        """
        A change of your records is gone, because a file was removed.|{1} changes of your \
        records are gone, because a file was removed.
        """:
            """
        Eine Änderung Ihrer Aufzeichnungen ist verloren, weil eine Datei entfernt wurde.|{1} \
        Änderungen Ihrer Aufzeichnungen sind verloren, weil eine Datei entfernt wurde.
        """,
        """
        A file of another store was among those of your records. Nothing was read from there; \
        what was found is kept.|{1} files of another store were among those of your records. \
        Nothing was read from there; what was found is kept.
        """:
            """
        Eine Datei eines anderen Speichers lag zwischen denen Ihrer Aufzeichnungen. Von dort \
        wurde nichts gelesen; was gefunden wurde, ist aufbewahrt.|{1} Dateien eines anderen \
        Speichers lagen zwischen denen Ihrer Aufzeichnungen. Von dort wurde nichts gelesen; \
        was gefunden wurde, ist aufbewahrt.
        """,
        """
        A file of your records was damaged. What could be read is there; some changes may be \
        gone. What was left of it is kept.|{1} files of your records were damaged. What could be \
        read is there; some changes may be gone. What was left of them is kept.
        """:
            """
        Eine Datei Ihrer Aufzeichnungen war beschädigt. Was lesbar war, ist da; einige \
        Änderungen können fehlen. Was von ihr übrig war, ist aufbewahrt.|{1} Dateien Ihrer \
        Aufzeichnungen waren beschädigt. Was lesbar war, ist da; einige Änderungen können \
        fehlen. Was von ihnen übrig war, ist aufbewahrt.
        """,
        """
        A later entry exists, so this one cannot be opened again. If that one is wrong, delete \
        it first. Nothing was saved.|{1} later entries exist, so this one cannot be opened again. \
        If they are wrong, delete them first. Nothing was saved.
        """:
            """
        Es gibt einen späteren Eintrag, daher lässt sich dieser nicht wieder öffnen. Wenn jener \
        falsch ist, löschen Sie ihn zuerst. Nichts wurde gespeichert.|Es gibt {1} spätere \
        Einträge, daher lässt sich dieser nicht wieder öffnen. Wenn sie falsch sind, löschen \
        Sie sie zuerst. Nichts wurde gespeichert.
        """,
        "{1} command|{1} commands": "{1} Befehl|{1} Befehle",
        "{1} profile|{1} profiles": "{1} Profil|{1} Profile",
        "{1} removed": "{1} entfernt",
        "{1} rest|{1} rests": "{1} Pause|{1} Pausen",
        "{1} sensor|{1} sensors": "{1} Sensor|{1} Sensoren",
        "{1} setting|{1} settings": "{1} Einstellung|{1} Einstellungen",
        "{1} unknown record|{1} unknown records":
            "{1} unbekannter Datensatz|{1} unbekannte Datensätze",
        "Near {1}": "Bei {1}",
        "No suggestions": "Keine Vorschläge",
        "There are no places to search": "Es gibt keine Orte zum Durchsuchen",
        "Your address": "Ihre Adresse",
        "also of other categories": "auch aus anderen Kategorien",
        "also {1}": "auch {1}",
        "here": "hier",
        "{1} km": "{1} km",
        "{1} mi": "{1} mi",
        "{1} of {2} answered": "{1} von {2} beantwortet",
        "{1} suggestion|{1} suggestions": "{1} Vorschlag|{1} Vorschläge",
        "{1}, {2} of {3}": "{1}, {2} von {3}",
    ]
}
