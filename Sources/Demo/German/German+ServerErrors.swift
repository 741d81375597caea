extension German {
    /// The texts of errors of servers, files and sync folders.
    ///
    /// “… could not be read” is “… ließ sich nicht lesen” here: the fragment “read” is “lesen”,
    /// which is also the name of an action. Texts that are compared with a server's words
    /// stay English.
    static let serverErrors: [String: String] = [
        "Please try again.": "Bitte erneut versuchen.",
        "This version may not fit the server.": "Diese Version passt vielleicht nicht zum Server.",
        "The server asks for a pause. {1}": "Der Server bittet um eine Pause. {1}",
        "another server": "einen anderen Server",
        "The server sends to {1}, which is not followed. Check the server's address.":
            """
        Der Server verweist auf {1}; dem wird nicht gefolgt. Bitte die Adresse des Servers \
        prüfen.
        """,
        """
        Something else answered, perhaps the sign-in page of this network. Open a web page, \
        then try again.
        """:
            """
        Etwas anderes hat geantwortet, vielleicht die Anmeldeseite dieses Netzes. Öffnen Sie \
        eine Webseite und versuchen Sie es dann erneut.
        """,
        "The answer is larger than {1} and was not read.":
            "Die Antwort ist größer als {1} und wurde nicht gelesen.",
        "This is too much for one request.": "Das ist zu viel für eine einzelne Anfrage.",
        "The server's answer could not be understood. {1}":
            "Die Antwort des Servers war nicht zu verstehen. {1}",
        "This version does not fit the server. Please update it.":
            "Diese Version passt nicht zum Server. Bitte aktualisieren.",
        "The server's address has to begin with https://, or name this device.":
            "Die Adresse des Servers muss mit https:// beginnen oder dieses Gerät nennen.",
        "This was cancelled.": "Das wurde abgebrochen.",
        "This device has no network connection.": "Dieses Gerät hat keine Netzverbindung.",
        "The server did not answer in time. {1}":
            "Der Server hat nicht rechtzeitig geantwortet. {1}",
        "The connection broke off. {1}": "Die Verbindung ist abgebrochen. {1}",
        "The server": "Der Server",
        "{1} could not be reached. Check the address and the connection.":
            "{1} war nicht erreichbar. Bitte Adresse und Verbindung prüfen.",
        "the server": "dem Server",
        """
        No safe connection to {1} could be made. Check the network, the address and the date \
        of this device.
        """:
            """
        Zu {1} kam keine sichere Verbindung zustande. Bitte das Netz, die Adresse und das \
        Datum dieses Geräts prüfen.
        """,
        "The server does not allow this (403).": "Der Server erlaubt das nicht (403).",
        "There is nothing at this address (404). Check the server's address.":
            "Unter dieser Adresse gibt es nichts (404). Bitte die Adresse des Servers prüfen.",
        "The server has a problem ({1}). Please try again later.":
            "Der Server hat ein Problem ({1}). Bitte später erneut versuchen.",
        "The server answered {1}, which means nothing here.":
            "Der Server hat mit {1} geantwortet, was hier nichts bedeutet.",
        "Try again in a minute.": "Bitte in einer Minute erneut versuchen.",
        "Try again on {1} at {2}.": "Bitte am {1} um {2} erneut versuchen.",
        "Try again at {1}.": "Bitte um {1} erneut versuchen.",
        "No rows are kept on this device. They have to come from the server.":
            "Auf diesem Gerät sind keine Zeilen gespeichert. Sie müssen vom Server kommen.",
        "The server refused this.": "Der Server hat das abgelehnt.",
        "The server's answer is incomplete. Something may be missing here.":
            "Die Antwort des Servers ist unvollständig. Hier fehlt vielleicht etwas.",
        "{1} Nothing was changed.": "{1} Nichts wurde geändert.",
        "Another program is writing the {1}.": "Ein anderes Programm schreibt gerade: {1}.",
        """
        The {1} “{2}” is damaged and cannot be read. Nothing was changed. Put a copy in its \
        place, or move it away to begin anew.
        """:
            """
        „{2}“ ({1}) ist beschädigt und nicht lesbar. Nichts wurde geändert. Setzen Sie eine \
        Kopie an diesen Platz, oder schieben Sie die Datei beiseite, um neu zu beginnen.
        """,
        """
        The {1} “{2}” was written by a newer version of this program (version {3}; this one \
        reads up to {4}). Nothing was changed. Install the newer version to use it.
        """:
            """
        „{2}“ ({1}) stammt von einer neueren Version dieses Programms (Version {3}; diese hier \
        liest bis {4}). Nichts wurde geändert. Installieren Sie die neuere Version, um die \
        Datei zu verwenden.
        """,
        "Every number that a row can have was given once. Nothing was changed. Begin a new file.":
            """
        Jede Nummer, die eine Zeile haben kann, wurde schon einmal vergeben. Nichts wurde \
        geändert. Bitte eine neue Datei beginnen.
        """,
        "folder": "Ordner",
        "pipe": "Pipe",
        "socket": "Socket",
        "device": "Gerät",
        "“{1}” is a {2}, not a file.": "„{1}“ ist keine Datei, sondern: {2}.",
        "“{1}” has the highest number that a file of a store can have, so none can follow.":
            """
        „{1}“ hat die höchste Nummer, die eine Datei eines Speichers haben kann; danach kann \
        keine mehr kommen.
        """,
        "“{1}” is too long to be read.": "„{1}“ ist zu lang, um gelesen zu werden.",
        "“{1}” could not be {2}: {3}.": "„{1}“ ließ sich nicht {2}: {3}.",
        "Name another file.": "Bitte eine andere Datei angeben.",
        "Move it away, and try again.": "Schieben Sie das beiseite und versuchen Sie es erneut.",
        "Check that it is the file that you mean.": "Prüfen Sie, ob es die gemeinte Datei ist.",
        "Check its name and its folder.": "Bitte den Namen und den Ordner prüfen.",
        "Give yourself the right to read it, or choose another file.":
            "Geben Sie sich das Recht, die Datei zu lesen, oder wählen Sie eine andere.",
        "Make room there, and try again.": "Schaffen Sie dort Platz und versuchen Sie es erneut.",
        "Give yourself the right to read and write it, and its folder, or choose another folder.":
            """
        Geben Sie sich das Recht, die Datei und ihren Ordner zu lesen und zu beschreiben, oder \
        wählen Sie einen anderen Ordner.
        """,
        "Make its folder first, or choose another one.":
            "Legen Sie zuerst den Ordner dafür an, oder wählen Sie einen anderen.",
        "Its volume can only be read; choose another folder, or make the volume writable.":
            """
        Das Laufwerk ist nur lesbar; wählen Sie einen anderen Ordner, oder machen Sie das \
        Laufwerk beschreibbar.
        """,
        "Something else stands in its place; move that away, and try again.":
            """
        Etwas anderes liegt an diesem Platz; schieben Sie es beiseite und versuchen Sie es \
        erneut.
        """,
        "Its device may be failing: make a copy of the folder elsewhere.":
            "Das Laufwerk ist vielleicht defekt: Machen Sie anderswo eine Kopie des Ordners.",
        "Too many files are open; close other programs, and try again.":
            """
        Zu viele Dateien sind offen; schließen Sie andere Programme und versuchen Sie es \
        erneut.
        """,
        "Another program has changed it meanwhile; try again.":
            "Ein anderes Programm hat das zwischenzeitlich geändert; bitte erneut versuchen.",
        "Look at the rights of its folder and the room there, and try again.":
            "Prüfen Sie die Rechte des Ordners und den Platz dort, und versuchen Sie es erneut.",
        "made": "anlegen",
        "opened": "öffnen",
        "looked at": "prüfen",
        "read": "lesen",
        "written": "schreiben",
        "cut off": "kürzen",
        "saved to its device": "auf das Laufwerk sichern",
        "listed": "auflisten",
        "renamed": "umbenennen",
        "removed": "entfernen",
        "locked": "sperren",
        "The sync folder has no place called “{1}”.":
            "Der Abgleichordner hat keinen Platz namens „{1}“.",
        "The file “{1}” in the sync folder is longer than {2} bytes.":
            "Die Datei „{1}“ im Abgleichordner ist länger als {2} Byte.",
        "“{1}” in the sync folder is no file.": "„{1}“ im Abgleichordner ist keine Datei.",
        "There is no folder “{1}”.": "Es gibt keinen Ordner „{1}“.",
        "was it moved or deleted on the server?":
            "wurde er auf dem Server verschoben oder gelöscht?",
        "is the drive connected?": "ist das Laufwerk verbunden?",
        "The sync folder “{1}” is not there; {2}": "Der Abgleichordner „{1}“ ist nicht da; {2}",
        """
        The sync folder “{1}” was emptied: the records that were there are gone. Those of this \
        device are safe.
        """:
            """
        Der Abgleichordner „{1}“ wurde geleert: Die Aufzeichnungen, die dort lagen, sind weg. \
        Die dieses Geräts sind sicher.
        """,
        """
        The sync folder “{1}” can be read, and nothing can be written to it. What is recorded \
        here does not reach other devices before that is allowed.
        """:
            """
        Der Abgleichordner „{1}“ ist lesbar, aber nicht beschreibbar. Was hier eingetragen \
        wird, erreicht andere Geräte erst, wenn das erlaubt ist.
        """,
        """
        The sync folder “{1}” cannot be made, because there is no folder “{2}”. Make that one \
        first, or name another folder.
        """:
            """
        Der Abgleichordner „{1}“ lässt sich nicht anlegen, weil es keinen Ordner „{2}“ gibt. \
        Legen Sie zuerst diesen an, oder geben Sie einen anderen Ordner an.
        """,
        """
        The sync folder “{1}” cannot be made, because “{2}” takes no folders. Name another \
        folder.
        """:
            """
        Der Abgleichordner „{1}“ lässt sich nicht anlegen, weil „{2}“ keine Ordner aufnimmt. \
        Bitte einen anderen Ordner angeben.
        """,
        """
        The sync folder “{1}” is a link to a folder that is not there. Make that folder, or \
        name another one.
        """:
            """
        Der Abgleichordner „{1}“ ist ein Verweis auf einen Ordner, den es nicht gibt. Legen \
        Sie diesen Ordner an, oder geben Sie einen anderen an.
        """,
        "file": "Datei",
        "“{1}” is a {2}, not a folder. Name a folder.":
            "„{1}“ ist kein Ordner, sondern: {2}. Bitte einen Ordner angeben.",
    ]
}
