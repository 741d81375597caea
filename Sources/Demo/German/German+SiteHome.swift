extension German {
    /// The texts of undo, the watch, home and settings.
    static let siteHome: [String: String] = [
        "Takes back: {1}.": "Nimmt zurück: {1}.",
        "Does again: {1}.": "Stellt wieder her: {1}.",
        "logged {1}": "{1} eingetragen",
        "inserted {1}": "{1} nachgetragen",
        "edited {1}": "{1} bearbeitet",
        "reopened {1}": "{1} wieder geöffnet",
        "corrected {1}": "{1} korrigiert",
        "deleted {1}": "{1} gelöscht",
        "put off the reminders of {1}": "Erinnerungen für {1} aufgeschoben",
        "added 1 entry|added {1} entries": "1 Eintrag hinzugefügt|{1} Einträge hinzugefügt",
        "deleted 1 entry|deleted {1} entries": "1 Eintrag gelöscht|{1} Einträge gelöscht",
        "put {1} in place of {2}": "{2} durch {1} ersetzt",
        "{1} and {2} more": "{1} und {2} weitere",
        "added {1}": "{1} hinzugefügt",
        "removed {1}": "{1} entfernt",
        "switched on {1}": "{1} eingeschaltet",
        "switched off {1}": "{1} ausgeschaltet",
        "changed {1}": "{1} geändert",
        "began a rest for {1}": "Pause für {1} begonnen",
        "ended a rest for {1}": "Pause für {1} beendet",
        "deleted a rest for {1}": "Pause für {1} gelöscht",
        "changed a rest for {1}": "Pause für {1} geändert",
        "changed settings": "Einstellungen geändert",
        "changed the order of the locations": "Reihenfolge der Stellen geändert",
        "restored a backup": "Sicherung zurückgespielt",
        "With it: {1}.": "Außerdem: {1}.",
        "{1} of sensors": "{1} von Sensoren",
        "nothing that can be seen": "nichts Sichtbares",
        "Nothing that is shown differs: it was changed again since.":
            "An dem, was gezeigt wird, ändert sich nichts: Es wurde seitdem erneut geändert.",
        "{1} is worn again.": "{1} wird wieder getragen.",
        "{1} ends on {2} instead of {3}.": "Neues Ende von {1}: {2} statt {3}.",
        "{1} ends on {2}.": "{1} endet am {2}.",
        "{1} starts on {2} instead of {3}.": "Neuer Beginn von {1}: {2} statt {3}.",
        "The entry of {1} is at {2} instead of {3}.": "Stelle des Eintrags vom {1}: {2} statt {3}.",
        "{1} has the note “{2}”.": "{1} hat die Notiz „{2}“.",
        "{1} has no note.": "{1} hat keine Notiz.",
        "{1} came off: {2}.": "{1} abgenommen: {2}.",
        "{1} has no reason.": "{1} hat keinen Grund der Abnahme.",
        "Found at {1}: {2}.": "Befund bei {1}: {2}.",
        "{1} has no findings.": "{1} hat keine Befunde.",
        "The reminders of {1} are put off until {2}.":
            "Die Erinnerungen für {1} sind bis {2} aufgeschoben.",
        "The reminders of {1} are not put off.":
            "Die Erinnerungen für {1} sind nicht aufgeschoben.",
        "New: {1}.": "Neu: {1}.",
        "Deleted: {1}.": "Gelöscht: {1}.",
        "Syncing with iPhone...": "Abgleich mit dem iPhone …",
        "Sending...": "Wird gesendet …",
        "Queued. It will be logged when your iPhone can be reached.":
            "Vorgemerkt. Es wird eingetragen, sobald Ihr iPhone erreichbar ist.",
        "Update Momentum on this watch to see the newest state.":
            "Aktualisieren Sie Momentum auf dieser Uhr, um den neuesten Stand zu sehen.",
        "Not logged: your iPhone does not have this location any more.":
            "Nicht eingetragen: Ihr iPhone hat diese Stelle nicht mehr.",
        "Not logged: your iPhone refused the request.":
            "Nicht eingetragen: Ihr iPhone hat den Auftrag abgelehnt.",
        "{1}h elapsed": "{1} Std. getragen",
        "{1}h": "{1} Std.",
        "{1}m": "{1} Min.",
        "{1}h {2}m": "{1} Std. {2} Min.",
        "Unknown Location": "Unbekannte Stelle",
        "No Active Site": "Keine aktive Stelle",
        "Log your first site change to begin.": "Tragen Sie zum Anfang Ihren ersten Wechsel ein.",
        "Log the next change.": "Tragen Sie den nächsten Wechsel ein.",
        "No set is worn since {1}.": "Seit {1} wird kein Katheter getragen.",
        "Every location was used recently.": "Alle Stellen wurden kürzlich benutzt.",
        "Every location is one of the last used.": "Alle Stellen gehören zu den zuletzt benutzten.",
        "Every location rests.": "Alle Stellen pausieren.",
        "Every location rests or was used recently.":
            "Alle Stellen pausieren oder wurden kürzlich benutzt.",
        "Longest rested": "Am längsten ausgeruht",
        "Active": "Aktiv",
        "Never used": "Nie benutzt",
        "In use": "In Gebrauch",
        "1 day ago|{1} days ago": "vor 1 Tag|vor {1} Tagen",
        "hours": "Stunden",
        "Since {1}": "Seit {1}",
        "{1} of {2}, {3}": "{1} von {2}, {3}",
        "On track": "Im Plan",
        "Due soon": "Bald fällig",
        "Overdue": "Überfällig",
        "Due now": "Jetzt fällig",
        "due in {1}": "noch {1}",
        "overdue by {1}": "{1} überfällig",
        "The latest change is {1} ahead of this clock; this one was set to the same time.":
            """
        Der neueste Wechsel liegt nach dieser Uhr {1} in der Zukunft; dieser wurde auf \
        dieselbe Zeit gesetzt.
        """,
        "1 entry lies in the future|{1} entries lie in the future":
            "1 Eintrag liegt in der Zukunft|{1} Einträge liegen in der Zukunft",
        """
        1 entry is damaged: no calendar has its time|{1} entries are damaged: no calendar has \
        their times
        """:
            """
        1 Eintrag ist beschädigt, seine Zeit gibt es in keinem Kalender|{1} Einträge sind \
        beschädigt, ihre Zeiten gibt es in keinem Kalender
        """,
        "Recommended": "Empfohlen",
        "Avoid, used recently": "Meiden, kürzlich benutzt",
        "Avoid, one of the last used": "Meiden, eine der zuletzt benutzten",
        """
        This is a personal record, not a medical device, and it gives no medical advice. \
        Questions about your therapy belong to your care team.
        """:
            """
        Dies ist eine persönliche Aufzeichnung, kein Medizinprodukt, und sie gibt keinen \
        medizinischen Rat. Fragen zu Ihrer Therapie klären Sie bitte mit Ihrem \
        Behandlungsteam.
        """,
        "{1}: {2}. Correct its time or delete it.|{1}: {2}. Correct their times or delete them.":
            """
        {1}: {2}. Korrigieren Sie seine Zeit, oder löschen Sie ihn.|{1}: {2}. Korrigieren Sie \
        ihre Zeiten, oder löschen Sie sie.
        """,
        "{1} second|{1} seconds": "{1} Sekunde|{1} Sekunden",
        "{1} minute|{1} minutes": "{1} Minute|{1} Minuten",
        "{1} hour|{1} hours": "{1} Stunde|{1} Stunden",
        "due now": "jetzt fällig",
        "{1} {2}h": "{1} {2} Std.",
        "{1}%": "{1} %",
        "Target duration": "Zieldauer",
        "Absorption alert threshold": "Schwelle für Absorptionshinweise",
        "Recommendations": "Empfehlungen",
        "Body-part cooldown": "Pause der Körperteile",
        "By site": "Nach Stelle",
        "By body part": "Nach Körperteil",
        "With a rest for body parts": "Mit Pause für Körperteile",
        "Times": "Uhrzeiten",
        "as the system": "wie das System",
        """
        Your records and settings are kept on this device. Nothing leaves it but the files you \
        export, and what you sync yourself.
        """:
            """
        Ihre Aufzeichnungen und Einstellungen werden auf diesem Gerät gespeichert. Nur \
        die Dateien, die Sie exportieren, und was Sie selbst abgleichen, verlassen es.
        """,
        "Welcome": "Willkommen",
        "Keep track of your infusion sites, or restore a backup.":
            "Behalten Sie Ihre Infusionsstellen im Blick, oder spielen Sie eine Sicherung zurück.",
        "Your locations": "Ihre Stellen",
        "Switch off the places that you do not use.":
            "Schalten Sie die Stellen aus, die Sie nicht verwenden.",
        "Ready": "Bereit",
        "Log your first site change. Everything can be changed later in settings.":
            """
        Tragen Sie Ihren ersten Wechsel ein. Alles lässt sich später in den Einstellungen \
        ändern.
        """,
    ]

    /// Further sentences of failures.
    static let furtherErrors: [String: String] = [
        "No other entry ends or starts at that time. Change this one alone. Nothing was saved.":
            """
        Kein anderer Eintrag endet oder beginnt zu dieser Zeit. Bitte nur diesen ändern. \
        Nichts wurde gespeichert.
        """,
        "There is no such location on the other side. Choose one by its name. Nothing was saved.":
            """
        Auf der anderen Seite gibt es keine solche Stelle. Bitte eine mit ihrem Namen wählen. \
        Nichts wurde gespeichert.
        """,
        "The records have changed meanwhile. Nothing was saved; this is what would change now.":
            """
        Die Aufzeichnungen haben sich zwischenzeitlich geändert. Nichts wurde gespeichert; das \
        würde sich jetzt ändern.
        """,
        "An earlier attempt had saved this change, as it was then. Correct it in the history.":
            """
        Ein früherer Versuch hatte diese Änderung in ihrer damaligen Form gespeichert. Bitte \
        im Verlauf korrigieren.
        """,
        "This location belongs to the default ones. It can be switched off, not removed.":
            """
        Diese Stelle gehört zu den Standardstellen. Sie lässt sich ausschalten, aber nicht \
        entfernen.
        """,
    ]
}
