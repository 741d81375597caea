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
}
