extension German {
    /// The answers about the store and about syncing.
    static let storeAnswers: [String: String] = [
        "Make a copy of the folder, then run: {1}":
            "Machen Sie eine Kopie des Ordners, dann: {1}",
        "Nothing can be read there. Put back a copy of the folder, or move it away to begin anew.":
            """
        Dort ist nichts lesbar. Legen Sie eine Kopie des Ordners zurück, oder schieben Sie ihn \
        beiseite, um neu zu beginnen.
        """,
        "Some files are missing.": "Einige Dateien fehlen.",
        "Some files are damaged.": "Einige Dateien sind beschädigt.",
        "There are no files when nothing is kept.":
            "Es gibt keine Dateien, wenn nichts gespeichert wird.",
        "Leave out --in-memory.": "Lassen Sie --in-memory weg.",
        "Nothing was kept here yet.": "Hier wurde noch nichts gespeichert.",
        "{1} entry is there.|{1} entries are there.":
            "{1} Eintrag ist da.|{1} Einträge sind da.",
        "{1} is no file of a store; it was left alone.":
            "{1} ist keine Datei eines Speichers und blieb unberührt.",
        "{1} is damaged: it said through which folder this device syncs. Sync there again.":
            """
        {1} ist beschädigt: Darin stand, über welchen Ordner dieses Gerät abgleicht. Gleichen Sie \
        dort noch einmal ab.
        """,
        "File": "Datei",
        "Bytes": "Bytes",
        "Records": "Aufzeichnungen",
        "of another store, not read": "von einem anderen Speicher, nicht gelesen",
        "damaged": "beschädigt",
        "{1} from byte {2} on, {3}": "{1} ab Byte {2}, {3}",
        "{1} unfinished": "{1} unvollendet",
        "cut short": "abgeschnitten",
        "not needed any more": "nicht mehr nötig",
        "whole": "unversehrt",
        "{1} entry|{1} entries": "{1} Eintrag|{1} Einträge",
        "{1} location|{1} locations": "{1} Stelle|{1} Stellen",
        "{1} transaction|{1} transactions": "{1} Transaktion|{1} Transaktionen",
        "{1} and {2}, from {3}": "{1} und {2}, aus {3}",
        "In quarantine:": "In Quarantäne:",
        "What was never finished does not count: {1} of a write.":
            "Was nie fertig wurde, zählt nicht: {1} eines Schreibvorgangs.",
        "{1}: damaged from byte {2} on, {3}.": "{1}: beschädigt ab Byte {2}, {3}.",
        "{1}: nothing is left of it.": "{1}: Davon ist nichts übrig.",
        "{1} was damaged; what was found is kept in {2}.":
            "{1} war beschädigt; was gefunden wurde, liegt in {2}.",
        "{1} belongs to another store; nothing was read from it.":
            "{1} gehört zu einem anderen Speicher; daraus wurde nichts gelesen.",
        "{1} belongs to another store; nothing was read from it. It is kept in {2}.":
            """
        {1} gehört zu einem anderen Speicher; daraus wurde nichts gelesen. Die Datei liegt in {2}.
        """,
        "A file was cut short, so changes at its end may be gone: {1}.":
            """
        Eine Datei wurde abgeschnitten, daher fehlen vielleicht Änderungen an ihrem Ende: {1}.
        """,
        "{1} is no file of a store; it was left alone. Move it away.":
            """
        {1} ist keine Datei eines Speichers und blieb unberührt. Verschieben Sie die Datei an \
        einen anderen Ort.
        """,
        "Transactions {1} to {2} of replica {3} are missing; a file was removed.":
            """
        Die Transaktionen {1} bis {2} des Replikats {3} fehlen; eine Datei wurde entfernt.
        """,
        "It cannot be written. {1}": "Es kann nicht gespeichert werden. {1}",
        "It is a copy of another store, or was restored from a backup.":
            """
        Es ist die Kopie eines anderen Speichers oder wurde aus einer Sicherung zurückgespielt.
        """,
        "Changes were saved here before, and no file holds any of them.":
            "Hier wurden schon Änderungen gespeichert, aber keine Datei enthält sie.",
        "Everything is in order.": "Alles ist in Ordnung.",
        "The last change in {1} was not finished or was damaged; its bytes are kept in {2}.":
            """
        Die letzte Änderung in {1} wurde nicht fertig oder beschädigt; ihre Bytes liegen in {2}.
        """,
        "The records of {1} are synced there.":
            "Dort werden die Aufzeichnungen von {1} abgeglichen.",
        "Name another place for {1}.": "Nennen Sie einen anderen Ort für {1}.",
        "Use --create to make it.": "Mit --create wird er angelegt.",
        "Use --create to publish them there anew.":
            "Mit --create werden sie dort neu veröffentlicht.",
        "Use --move to go on with the other folder, or --stop to sync with none.":
            """
        Mit --move geht es mit dem anderen Ordner weiter, mit --stop wird mit keinem abgeglichen.
        """,
        "This device syncs with no folder yet: {1}":
            "Dieses Gerät gleicht noch mit keinem Ordner ab: {1}",
        "To sync: {1}": "So gleichen Sie ab: {1}",
        """
        There was no history to join: the folder holds no other one, or it was kept apart before.
        """:
            """
        Es gab keinen Verlauf zu vereinen: Der Ordner enthält keinen anderen, oder er wurde früher \
        getrennt gehalten.
        """,
        "The folder holds another history, too, which was not joined with this one: {1}.":
            """
        Der Ordner enthält noch einen anderen Verlauf, der nicht mit diesem vereint wurde: {1}.
        """,
        """
        Some of its files cannot be read: they are incomplete, or a newer version wrote them. \
        Update the program, or sync the device that they come from.
        """:
            """
        Einige seiner Dateien sind nicht lesbar: Sie sind unvollständig, oder eine neuere Version \
        hat sie geschrieben. Aktualisieren Sie das Programm, oder gleichen Sie das Gerät ab, von \
        dem sie stammen.
        """,
        "Sync with --join both to take it in, or with --join apart to leave it alone.":
            """
        Ein Abgleich mit --join both nimmt ihn auf, einer mit --join apart lässt ihn für sich.
        """,
        "The folder's history is here now: {1}. Undo does not take that back.":
            """
        Der Verlauf des Ordners ist jetzt hier: {1}. Das lässt sich nicht rückgängig machen.
        """,
        "The former one, {1}, is in the backup {2}.":
            "Der frühere, {1}, liegt in der Sicherung {2}.",
        "The folder holds another history than this device.":
            "Der Ordner enthält einen anderen Verlauf als dieses Gerät.",
        "this device: {1}": "dieses Gerät: {1}",
        "the folder:  {1}": "der Ordner:   {1}",
        """
        Joined histories cannot be taken apart again. You can join both, take the folder's and
        """:
            """
        Vereinte Verläufe lassen sich nicht wieder trennen. Sie können beide vereinen, den des
        """,
        "keep the records of this device in a backup, or keep the two apart in one folder.":
            """
        Ordners nehmen (die Aufzeichnungen dieses Geräts bleiben in einer Sicherung), oder beide
        in einem Ordner getrennt halten.
        """,
        "no entries": "keine Einträge",
        "{1}, {2} to {3}": "{1}, {2} bis {3}",
        "Records in memory have nothing to sync.":
            "Für Aufzeichnungen im Arbeitsspeicher gibt es nichts abzugleichen.",
        "--user is for a server; nobody signs in to a folder.":
            "--user ist für einen Server; bei einem Ordner meldet sich niemand an.",
        "Add the former entries to these with: {1}":
            "So fügen Sie die früheren Einträge zu diesen hinzu: {1}",
        "The folder holds another history now. Sync it once.":
            "Der Ordner enthält jetzt einen anderen Verlauf. Gleichen Sie einmal damit ab.",
        """
        The folder holds another history, of {1}; this device has {2}. Nothing was changed.
        """:
            """
        Der Ordner enthält einen anderen Verlauf ({1}); dieses Gerät hat {2}. Es wurde nichts \
        geändert.
        """,
        """
        Add --join both to put them together, --join folder to take the folder's and keep a copy \
        of this device's, or --join apart to keep two in one folder.
        """:
            """
        Mit --join both werden sie vereint, mit --join folder gilt der des Ordners (der dieses \
        Geräts bleibt als Kopie), mit --join apart bleiben zwei in einem Ordner.
        """,
        "both, folder or apart? Anything else cancels:":
            "both (beide), folder (Ordner) oder apart (getrennt)? Alles andere bricht ab:",
        "This device syncs with no folder yet.":
            "Dieses Gerät gleicht noch mit keinem Ordner ab.",
        "Name one: {1}": "Nennen Sie einen: {1}",
        "There is no password for --user.": "Für --user gibt es kein Passwort.",
        "Put it into MOMENTUM_SYNC_PASSWORD.":
            "Setzen Sie es in die Variable MOMENTUM_SYNC_PASSWORD.",
        "This name and password cannot be sent.":
            "Dieser Name und dieses Passwort lassen sich nicht senden.",
        "Leave out colons in the name, and control characters.":
            "Lassen Sie Doppelpunkte im Namen und Steuerzeichen weg.",
        "--stop stands alone.": "--stop steht allein.",
        "Stopped. The records stay on this device, and in “{1}”.":
            "Beendet. Die Aufzeichnungen bleiben auf diesem Gerät und in „{1}“.",
        "This device syncs with no folder.": "Dieses Gerät gleicht mit keinem Ordner ab.",
        "is not an address of a server": "ist keine Adresse eines Servers",
        "Begin it with https://, without a name or a password in it.":
            "Beginnen Sie mit https://, ohne Namen oder Passwort darin.",
    ]

    /// The chapters of the tour about the tracker.
    static let tourAnswers: [String: String] = [
        "A CSV file was read and checked; nothing has changed yet":
            "Eine CSV-Datei wurde gelesen und geprüft; noch hat sich nichts geändert",
        "The import was confirmed": "Der Import wurde bestätigt",
        "Home was loaded": "Die Startansicht wurde geladen",
        "{1} was chosen, as recommended": "{1} wurde gewählt, wie empfohlen",
        "logged by the tour": "vom Rundgang eingetragen",
        "no time": "keine Zeit",
        "The change was confirmed": "Der Wechsel wurde bestätigt",
        "The set before was worn for {1}.": "Der Katheter davor wurde {1} getragen.",
        "The history of the last 7 days was filtered":
            "Der Verlauf wurde auf die letzten 7 Tage gefiltert",
        "corrected by the tour": "vom Rundgang korrigiert",
        "The note was corrected": "Die Notiz wurde korrigiert",
        "It says: {1}.": "Sie lautet: {1}.",
        "nothing": "nichts",
        "The correction was taken back": "Die Korrektur wurde zurückgenommen",
        "It says again: {1}.": "Sie lautet wieder: {1}.",
        "The statistics were computed": "Die Statistik wurde berechnet",
        "The history was exported to {1}": "Der Verlauf wurde nach {1} exportiert",
        "Several devices": "Mehrere Geräte",
        "phone": "Telefon",
        "tablet": "Tablet",
        "The {1} logged {2} by itself": "Das {1} hat für sich {2} eingetragen",
        "The phone published what it knows": "Das Telefon hat veröffentlicht, was es weiß",
        "The tablet found another history there, and asks before it joins them":
            "Das Tablet fand dort einen anderen Verlauf und fragt, bevor es beide vereint",
        "Both were joined on the tablet": "Beide wurden auf dem Tablet vereint",
        "The phone received what the tablet had logged":
            "Das Telefon hat empfangen, was das Tablet eingetragen hatte",
        "Both devices have the same 2 entries, and one site is worn":
            "Beide Geräte haben dieselben 2 Einträge, und eine Stelle wird getragen",
        "a site": "eine Stelle",
        "{1}, worn now": "{1}, jetzt getragen",
        "The watch asked for a change, which waits in its queue":
            "Die Uhr hat um einen Wechsel gebeten, der in ihrer Warteschlange wartet",
        "The phone logged it; its answer was lost, so the watch keeps the request":
            """
        Das Telefon hat ihn eingetragen; seine Antwort ging verloren, daher behält die Uhr den \
        Auftrag
        """,
        "The request came again, was answered again, and is logged once":
            "Der Auftrag kam noch einmal, wurde noch einmal beantwortet und ist einmal eingetragen",
    ]
}
