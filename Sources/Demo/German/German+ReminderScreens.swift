extension German {
    /// The screens of the tracker: reminders to sync.
    static let reminderScreens: [String: String] = [
        "Reminders": "Erinnerungen",
        "off": "aus",
        "{1} reminder|{1} reminders": "{1} Erinnerung|{1} Erinnerungen",
        "{1} to come": "{1} ausstehend",
        "Take the next value.": "Den nächsten Wert nehmen.",
        "before": "zurück",
        "Take the value before.": "Den Wert davor nehmen.",
        "snooze": "aufschieben",
        "Put the reminders off for an hour.": "Die Erinnerungen um eine Stunde aufschieben.",
        "Reading the reminders …": "Die Erinnerungen werden gelesen …",
        "Before it is due": "Vor der Fälligkeit",
        "Again every": "Erneut alle",
        "Times again": "Wiederholungen",
        "Quiet from": "Ruhezeit ab",
        "Quiet to": "Ruhezeit bis",
        "Before quiet hours": "Vor der Ruhezeit",
        "Name place and note": "Stelle und Notiz nennen",
        "on": "ein",
        "not": "nicht",
        "yes": "ja",
        "no": "nein",
        "There are no reminders to put off.": "Es gibt keine Erinnerungen zum Aufschieben.",
        "Came off": "Abnahme",
        "Seen": "Befund",
        "redness, itching, rash, bruise, lump, hard, pus":
            "Rötung, Juckreiz, Ausschlag, Bluterguss, Knoten, Verhärtung, Eiter",
        "Notes": "Notizen",
        "Report": "Bericht",
        "write": "schreiben",
        "Write the report.": "Den Bericht schreiben.",
        "One HTML file with figures, charts and entries, to open in a browser and print.":
            """
        Eine HTML-Datei mit Zahlen, Diagrammen und Einträgen, zum Öffnen im Browser und \
        zum Drucken.
        """,
        "Making the report …": "Der Bericht wird erstellt …",
        "Wrote {1} with {2} entries.": "{1} wurde mit {2} Einträgen geschrieben.",
        "Until": "Bis",
        "Reason": "Grund",
        "Rests": "Pausen",
        "{1} place rests|{1} places rest": "{1} Stelle pausiert|{1} Stellen pausieren",
        "Reading the rests …": "Die Pausen werden gelesen …",
        "{1} Press n to leave one free.": "{1} Mit n lassen Sie eine Stelle frei.",
        "Leave a place free for a time.": "Eine Stelle eine Zeit lang frei lassen.",
        "end": "beenden",
        "End the rest now.": "Die Pause jetzt beenden.",
        "Ended the rest of {1}.": "Pause beendet: {1}.",
        "Delete the rest.": "Die Pause löschen.",
        "Deleted the rest of {1}.": "Pause gelöscht: {1}.",
        "Add the rest.": "Die Pause hinzufügen.",
        "Add no rest.": "Keine Pause hinzufügen.",
        "Saved the rest of {1}.": "Pause gespeichert: {1}.",
        "A place to leave free": "Eine Stelle frei lassen",
        "Without a day it rests until further notice.": "Ohne Tag pausiert sie bis auf Weiteres.",
        "“{1}” is no day. Write it like 2026-12-24.":
            "„{1}“ ist kein Tag. Bitte so schreiben: 2026-12-24.",
        "Type the place first.": "Bitte zuerst die Stelle eingeben.",
        "Left free: {1}.": "Frei gelassen: {1}.",
        "switch on": "einschalten",
        "Log sensors beside the sets.": "Neben den Kathetern auch Sensoren eintragen.",
        "Reading the settings …": "Die Einstellungen werden gelesen …",
        "They were switched off elsewhere. What was typed is kept.":
            "Sie wurden anderswo ausgeschaltet. Das Eingegebene bleibt erhalten.",
        "Add these places for sensors alone.": "Diese Stellen nur für Sensoren hinzufügen.",
        "Added the places.": "Die Stellen wurden hinzugefügt.",
        "none": "keine",
        "Add no place.": "Keine Stelle hinzufügen.",
        "Settings": "Einstellungen",
        "Momentum {1}": "Momentum {1}",
        "locations": "Stellen",
        "Choose the locations.": "Die Stellen auswählen.",
        "Import a file.": "Eine Datei importieren.",
        "Export a file.": "Eine Datei exportieren.",
        "onboarding": "Einführung",
        "Show the first pages again.": "Die ersten Seiten noch einmal zeigen.",
        "To do that, press : and type rests.": "Dazu : drücken und Pausen eingeben.",
        "Write days like {1}.": "Tage bitte so schreiben: {1}.",
        "today, yesterday, -7d, mon or 2026-03-05": "today, yesterday, -7d, mon oder 2026-03-05",
        "undo": "rückgängig",
        "See what an undo would take back.": "Ansehen, was zurückgenommen würde.",
        "Overwrite “{1}”?": "„{1}“ überschreiben?",
        "Replace them?": "Wirklich ersetzen?",
        "Add them?": "Hinzufügen?",
        "{1} Add --yes to replace it.": "{1} Mit --yes wird sie ersetzt.",
        "The backup has no entries: none was logged here.\n":
            "Die Sicherung hat keine Einträge: Hier wurde keiner erfasst.\n",
        "Median {1}": "Median {1}",
        "{1} change|{1} changes": "{1} Wechsel|{1} Wechsel",
        "{1} left out": "{1} ausgelassen",
        "No reason why a set came off was recorded yet.":
            "Noch wurde kein Grund für eine Abnahme eingetragen.",
        "Uses": "Nutzung",
        "Median": "Median",
        "Mean": "Mittel",
        "Min": "Min.",
        "Max": "Max.",
        "Last use": "Zuletzt",
        "Median wear": "Tragedauer",
        "Failures": "Ausfälle",
        "Table": "Tabelle",
        "SVG file": "SVG-Datei",
        "Statistics": "Statistik",
        "Show the history of the highlighted location.":
            "Den Verlauf der markierten Stelle zeigen.",
        "chart": "Diagramm",
        "Show the chart before.": "Das Diagramm davor zeigen.",
        "Show the next chart.": "Das nächste Diagramm zeigen.",
        "profile": "Profil",
        "Show the figures of the next profile alone.":
            "Nur die Zahlen des nächsten Profils zeigen.",
        "export SVG": "SVG exportieren",
        "Write the charts as a picture to a file.":
            "Die Diagramme als Bild in eine Datei schreiben.",
        "Computing the statistics …": "Die Statistik wird berechnet …",
        "The statistics could not be read.": "Die Statistik konnte nicht gelesen werden.",
        "Write the charts as a picture.": "Die Diagramme als Bild schreiben.",
        "Write the picture.": "Das Bild schreiben.",
        "no picture": "kein Bild",
        "Write nothing.": "Nichts schreiben.",
        "This device syncs with no folder yet.": "Dieses Gerät gleicht noch mit keinem Ordner ab.",
        """
        Name a folder that other devices reach too, or one on a WebDAV server. Nothing in it \
        is encrypted.
        """:
            """
        Nennen Sie einen Ordner, den auch andere Geräte erreichen, oder einen auf einem \
        WebDAV-Server. Nichts darin ist verschlüsselt.
        """,
        "The password is read from MOMENTUM_SYNC_PASSWORD.":
            "Das Passwort wird aus MOMENTUM_SYNC_PASSWORD gelesen.",
        "Status": "Status",
        "Published {1} {2}, received {3} {4}.": "Änderungen: {1} veröffentlicht, {3} empfangen.",
        "The folder holds another history than this device.":
            "Der Ordner enthält einen anderen Verlauf als dieses Gerät.",
        "this device: {1}": "dieses Gerät: {1}",
        "the folder:  {1}": "der Ordner:   {1}",
        """
        Joined histories cannot be taken apart again. You can join both, take the folder's and \
        keep the records of this device in a backup, or keep the two apart in one folder.
        """:
            """
        Vereinte Verläufe lassen sich nicht wieder trennen. Sie können beide vereinen, den \
        des Ordners nehmen und die Aufzeichnungen dieses Geräts in einer Sicherung \
        behalten oder beide in einem Ordner getrennt halten.
        """,
        "Folder": "Ordner",
        "User": "Benutzer",
        "Sync": "Abgleich",
        "sync": "abgleichen",
        "Sync with this folder from now on.": "Ab jetzt mit diesem Ordner abgleichen.",
        "Records in memory have nothing to sync.":
            "Aufzeichnungen im Arbeitsspeicher (--in-memory) haben nichts zum Abgleichen.",
        "Looking for the folder …": "Der Ordner wird gesucht …",
        "A history has changed meanwhile. Nothing was done.":
            "Ein Verlauf hat sich zwischenzeitlich geändert. Nichts wurde getan.",
        "sync now": "jetzt abgleichen",
        "Sync once, now.": "Jetzt einmal abgleichen.",
        "create folder": "Ordner anlegen",
        "Make the folder if it is not there.": "Den Ordner anlegen, falls er fehlt.",
        "move here": "hierher wechseln",
        "Make this the sync folder of this device.":
            "Diesen Ordner für den Abgleich dieses Geräts verwenden.",
        "other folder": "anderer Ordner",
        "Name another folder.": "Einen anderen Ordner nennen.",
        "End syncing on this device; nothing is deleted.":
            "Den Abgleich auf diesem Gerät beenden; nichts wird gelöscht.",
        "both": "beide",
        "Join both histories.": "Beide Verläufe vereinen.",
        "folder's": "Ordner",
        "Take the folder's, and keep this device's in a backup.":
            "Den des Ordners nehmen und den dieses Geräts in einer Sicherung behalten.",
        "apart": "getrennt",
        "Keep the two apart in one folder.": "Beide in einem Ordner getrennt halten.",
        "neither": "keinen",
        "Change nothing, and sync with no folder.":
            "Nichts ändern und mit keinem Ordner abgleichen.",
        ", and in “{1}”": " und in „{1}“",
        "Stopped. The records stay on this device{1}.":
            "Beendet. Die Aufzeichnungen bleiben auf diesem Gerät{1}.",
        "Type the name of a folder, or an address.":
            "Bitte den Namen eines Ordners oder eine Adresse eingeben.",
        """
        “{1}” is not an address of a server. Begin it with https://, without a name or a \
        password in it.
        """:
            """
        „{1}“ ist keine Adresse eines Servers. Sie muss mit https:// beginnen und darf \
        weder Namen noch Passwort enthalten.
        """,
        """
        There is no password for {1}. Put it into MOMENTUM_SYNC_PASSWORD before the program \
        starts.
        """:
            """
        Für {1} gibt es kein Passwort. Bitte vor dem Start des Programms in \
        MOMENTUM_SYNC_PASSWORD ablegen.
        """,
    ]
}
