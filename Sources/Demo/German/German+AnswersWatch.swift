extension German {
    /// The answers about phone and watch, and about wearers.
    static let watchAnswers: [String: String] = [
        "The records cannot be read, and the watch was not told. {1}":
            """
        Die Aufzeichnungen sind nicht lesbar, und die Uhr wurde nicht benachrichtigt. {1}
        """,
        "The state that this device keeps cannot be read or saved. {1}":
            "Der Zustand, den dieses Gerät speichert, ist nicht lesbar oder speicherbar. {1}",
        "The watch was not told; the next change tries again. {1}":
            """
        Die Uhr wurde nicht benachrichtigt; mit der nächsten Änderung wird es erneut \
        versucht. {1}
        """,
        "A request of the watch cannot be saved; it waits. {1}":
            "Ein Auftrag der Uhr kann nicht gespeichert werden; er wartet. {1}",
        "The messages between phone and watch cannot be read or written. {1}":
            """
        Die Nachrichten zwischen Telefon und Uhr können nicht gelesen oder geschrieben \
        werden. {1}
        """,
        "A message between phone and watch cannot be read. {1}":
            "Eine Nachricht zwischen Telefon und Uhr ist nicht lesbar. {1}",
        """
        A message between phone and watch is of a newer version of this program ({1}). Install \
        the newer version to use it.
        """:
            """
        Eine Nachricht zwischen Telefon und Uhr stammt von einer neueren Version dieses \
        Programms ({1}). Installieren Sie die neuere Version, um sie zu verwenden.
        """,
        "State {1} pushed: {2}": "Stand {1} gesendet: {2}",
        "logged": "eingetragen",
        "Command {1}: {2}": "Auftrag {1}: {2}",
        "--once ends by itself.": "--once endet von selbst.",
        "Leave out --for.": "Lassen Sie --for weg.",
        "Nothing was pushed to the watch.": "Der Uhr wurde nichts gesendet.",
        "{1} request was carried out and saved.|{1} requests were carried out and saved.":
            """
        {1} Auftrag wurde ausgeführt und gespeichert.|{1} Aufträge wurden ausgeführt und \
        gespeichert.
        """,
        "Listening. Ctrl-C ends.": "Bereit. Strg-C beendet.",
        "The phone has not said anything yet. Start it with: {1}":
            "Das Telefon hat noch nichts gesendet. So starten Sie es: {1}",
        "The watch has no state of the phone to show.":
            "Die Uhr hat keinen Stand des Telefons, den sie zeigen könnte.",
        "Ask the phone to log {1}?\nTo confirm: momentum sites watch log {2}":
            "Das Telefon bitten, {1} einzutragen?\nZum Bestätigen: momentum sites watch log {2}",
        "--wearer names whose sites are meant, and '{1}' is not about sites.":
            "--wearer sagt, wessen Stellen gemeint sind, und bei „{1}“ geht es nicht um Stellen.",
        "For example: momentum --wearer Ben sites status":
            "Zum Beispiel: momentum --wearer Ben sites status",
        "There are no wearers when nothing is kept.":
            "Es gibt keine Personen, wenn nichts gespeichert wird.",
        "Leave out --in-memory or --wearer.": "Lassen Sie --in-memory oder --wearer weg.",
        "One person alone logs sites here. Add another with: {1}":
            "Hier trägt nur eine Person Stellen ein. So fügen Sie eine weitere hinzu: {1}",
        "--first names the first wearer, who has a name already.":
            "--first benennt die erste Person, und die hat schon einen Namen.",
        "Rename with: {1}": "So ändern Sie den Namen: {1}",
        "Added {1}.": "{1} wurde hinzugefügt.",
        "The records so far are those of {1}.":
            "Die bisherigen Aufzeichnungen gehören zu {1}.",
        "Name whose sites are meant, for example: {1}":
            "Sagen Sie, wessen Stellen gemeint sind, zum Beispiel: {1}",
        "{1} is {2} now.": "{1} heißt jetzt {2}.",
        "Removing asks first.": "Vor dem Entfernen wird nachgefragt.",
        "Add --yes to remove unasked.": "Mit --yes wird ohne Nachfrage entfernt.",
        "Take {1} off the list, and move the records to “removed”?":
            "{1} von der Liste nehmen und die Aufzeichnungen nach „removed“ verschieben?",
        "Nothing was removed.": "Es wurde nichts entfernt.",
        "Removed {1}. The records are in {2}":
            "{1} wurde entfernt. Die Aufzeichnungen liegen in {2}",
        "Did you mean “{1}”?": "Meinten Sie „{1}“?",
        "There are none yet; sites wearers add makes one.":
            "Es gibt noch keine; sites wearers add legt eine an.",
        "There is {1}.": "Es gibt {1}.",
        "There is no wearer “{1}”.": "Es gibt keine Person „{1}“.",
    ]
}
