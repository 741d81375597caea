extension German {
    /// The texts of errors of the store, the sign-in, people and links.
    static let storeErrors: [String: String] = [
        "The folder holds another history than this device. Say whether to join them.":
            """
        Der Ordner enthält einen anderen Verlauf als dieses Gerät. Bitte angeben, ob beide \
        vereint werden sollen.
        """,
        "Only the settings that belong to this device were saved.":
            "Nur die Einstellungen, die zu diesem Gerät gehören, wurden gespeichert.",
        "No history has arrived in the folder yet, so there is none to take. Nothing was changed.":
            """
        Im Ordner ist noch kein Verlauf angekommen, also gibt es keinen zu übernehmen. Nichts \
        wurde geändert.
        """,
        """
        The folder holds the records of another wearer of this device. Name another place for \
        these. Nothing was changed.
        """:
            """
        Der Ordner enthält die Aufzeichnungen einer anderen Person auf diesem Gerät. Bitte für \
        diese hier einen anderen Platz angeben. Nichts wurde geändert.
        """,
        """
        The folder's history is the one of this device already, so the other one cannot take \
        its place. Join both, or keep the two apart. Nothing was changed.
        """:
            """
        Der Verlauf des Ordners ist schon der dieses Geräts, also kann der andere ihn nicht \
        ersetzen. Bitte beide vereinen oder getrennt halten. Nichts wurde geändert.
        """,
        """
        The history of this device was replaced or joined with another one during the sync, \
        which ended without taking over anything more. The next sync starts from the new one.
        """:
            """
        Der Verlauf dieses Geräts wurde während des Abgleichs ersetzt oder mit einem anderen \
        vereint. Der Abgleich endete, ohne weiteres zu übernehmen. Der nächste geht vom neuen \
        Verlauf aus.
        """,
        """
        The file “{1}” is damaged, and it said through which folder this device syncs. \
        Sync with that folder once more, which replaces the file; nothing is deleted.
        """:
            """
        Die Datei „{1}“ ist beschädigt. Darin stand, über welchen Ordner dieses Gerät abgleicht. \
        Gleichen Sie noch einmal mit diesem Ordner ab, was die Datei ersetzt; nichts wird gelöscht.
        """,
        """
        The records of another wearer of this device cannot be read, so they cannot be told \
        from those of the folder. Nothing was changed. {1}
        """:
            """
        Die Aufzeichnungen einer anderen Person auf diesem Gerät sind nicht lesbar und daher \
        nicht von denen des Ordners zu unterscheiden. Nichts wurde geändert. {1}
        """,
        """
        This device syncs through “{1}”, and a device has one sync folder. To use the other \
        one from now on, move the sync there; nothing is deleted.
        """:
            """
        Dieses Gerät gleicht über „{1}“ ab, und ein Gerät hat nur einen Abgleichordner. Um \
        künftig den anderen zu verwenden, verlegen Sie den Abgleich dorthin; gelöscht wird \
        nichts.
        """,
        """
        {1} The history of the folder is here; the former records of this device are in the \
        backup “{2}”.
        """:
            """
        {1} Der Verlauf des Ordners ist hier; die früheren Aufzeichnungen dieses Geräts sind \
        in der Sicherung „{2}“.
        """,
        "Only {1} of {2} bytes could be written to “{3}”.":
            "Nur {1} von {2} Byte ließen sich in „{3}“ schreiben.",
        """
        A newer version of this program has written the records (format {1}; this one reads up \
        to {2}). Nothing was changed.
        """:
            """
        Die Aufzeichnungen stammen von einer neueren Version dieses Programms (Format {1}; \
        diese hier liest bis {2}). Nichts wurde geändert.
        """,
        """
        The records in “{1}” cannot be read: their files are damaged, or not there any more. \
        Nothing was changed.
        """:
            """
        Die Aufzeichnungen in „{1}“ sind nicht lesbar: Ihre Dateien sind beschädigt oder nicht \
        mehr da. Nichts wurde geändert.
        """,
        """
        In “{1}” are files of {2} stores, and nothing says which of them is yours: {3}. \
        Nothing was read or changed.
        """:
            """
        In „{1}“ liegen Dateien von {2} Speichern, und nichts sagt, welcher davon Ihrer ist: \
        {3}. Nichts wurde gelesen oder geändert.
        """,
        "Process {1} is using the files. Nothing was changed.":
            "Prozess {1} verwendet die Dateien. Nichts wurde geändert.",
        "Another process is using the files. Nothing was changed.":
            "Ein anderer Prozess verwendet die Dateien. Nichts wurde geändert.",
        "Your records can be read, but nothing can be saved. {1}":
            "Ihre Aufzeichnungen sind lesbar, aber nichts kann gespeichert werden. {1}",
        "It was given up. Nothing was changed.":
            "Der Vorgang wurde abgebrochen. Nichts wurde geändert.",
        "Install the newer version to use them.":
            "Installieren Sie die neuere Version, um sie zu verwenden.",
        "Put back a copy of the folder, or move it away to begin anew.":
            """
        Legen Sie eine Kopie des Ordners zurück, oder schieben Sie ihn beiseite, um neu zu \
        beginnen.
        """,
        "Move those that are not yours to another folder.":
            "Verschieben Sie die Dateien, die nicht Ihre sind, in einen anderen Ordner.",
        "Try again when it is done.": "Versuchen Sie es erneut, wenn das erledigt ist.",
        "These answers were written by a newer version of this program. They are kept as they are.":
            """
        Diese Antworten stammen von einer neueren Version dieses Programms. Sie bleiben, wie \
        sie sind.
        """,
        "There is no WebDAV folder at this address.":
            "Unter dieser Adresse gibt es keinen WebDAV-Ordner.",
        "The server refers to another one. Use the address of that one.":
            "Der Server verweist auf einen anderen. Bitte dessen Adresse verwenden.",
        """
        The server does not say how long its files are, so nobody can tell if one has arrived \
        whole. Nothing was written. Sync through another server or folder.
        """:
            """
        Der Server nennt die Länge seiner Dateien nicht, also ist nicht zu erkennen, ob eine ganz \
        angekommen ist. Nichts wurde geschrieben. Bitte über einen anderen Server oder Ordner \
        abgleichen.
        """,
        "The server did not keep all of a file. It is sent again.":
            "Der Server hat eine Datei nicht ganz behalten. Sie wird noch einmal gesendet.",
        "The server does not accept the sign-in.": "Der Server nimmt die Anmeldung nicht an.",
        "The folder or file is not on the server.":
            "Der Ordner oder die Datei ist nicht auf dem Server.",
        "The server does not take files of this size.":
            "Der Server nimmt keine Dateien dieser Größe an.",
        "The server is busy.": "Der Server ist beschäftigt.",
        "The server is not available.": "Der Server ist nicht verfügbar.",
        "There is no room left on the server.": "Auf dem Server ist kein Platz mehr.",
        "The server refused with status {1}.": "Der Server hat mit Status {1} abgelehnt.",
        "The server cannot be reached.": "Der Server ist nicht erreichbar.",
        "No secure connection to the server is possible.":
            "Es ist keine sichere Verbindung zum Server möglich.",
        "The server gave an answer that cannot be used.":
            "Die Antwort des Servers ist nicht verwendbar.",
        "Error: {1} {2}": "Fehler: {1} {2}",
        "{1}s": "{1}s",
        "If you accept this, sign in again and choose so.":
            "Wenn Sie das akzeptieren, melden Sie sich erneut an und wählen Sie das aus.",
        "Please sign in first.": "Bitte zuerst anmelden.",
        "The sign-in page could not be shown. Please try again.":
            "Die Anmeldeseite ließ sich nicht zeigen. Bitte erneut versuchen.",
        "This sign-in is over or was never begun. Please sign in again.":
            "Diese Anmeldung ist vorbei oder wurde nie begonnen. Bitte erneut anmelden.",
        "The sign-in did not come back as it should. Nothing was changed; please try again.":
            """
        Die Anmeldung kam nicht so zurück, wie sie sollte. Nichts wurde geändert; bitte erneut \
        versuchen.
        """,
        """
        This server cannot exchange codes. It puts the session itself into the address, which \
        other programs may see. {1}
        """:
            """
        Dieser Server kann keine Codes eintauschen. Er schreibt die Sitzung selbst in die \
        Adresse, die andere Programme sehen können. {1}
        """,
        "The sign-in took too long or was used already. Please sign in again.":
            """
        Die Anmeldung hat zu lange gedauert oder wurde schon verwendet. Bitte erneut anmelden.
        """,
        "The sign-in could not be completed. {1}": "Die Anmeldung ließ sich nicht abschließen. {1}",
        """
        This server puts the session itself into the address, which other programs may see. \
        That session was ended. {1}
        """:
            """
        Dieser Server schreibt die Sitzung selbst in die Adresse, die andere Programme sehen \
        können. Diese Sitzung wurde beendet. {1}
        """,
        "The session could not be read from or written to this device.":
            "Die Sitzung konnte auf diesem Gerät nicht gelesen oder gespeichert werden.",
        "The session has ended. Please sign in again.":
            "Die Sitzung ist beendet. Bitte erneut anmelden.",
        "This account is not allowed to do this.": "Dieses Konto darf das nicht.",
        "The former session may live on at the server until it expires.":
            "Die frühere Sitzung besteht beim Server womöglich fort, bis sie abläuft.",
        "You are signed out here. The session may live on at the server until it expires.":
            """
        Sie sind hier abgemeldet. Beim Server kann die Sitzung weiterbestehen, bis sie \
        abläuft.
        """,
        "The server answered something unexpected.":
            "Der Server hat etwas Unerwartetes geantwortet.",
        "Somebody is signed in. Please sign out first.":
            "Es ist bereits jemand angemeldet. Bitte zuerst abmelden.",
        "The server could not be reached. Check the connection.":
            "Der Server war nicht erreichbar. Bitte die Verbindung prüfen.",
        "The page ended without a session. Please try again.":
            "Die Seite endete ohne eine Sitzung. Bitte erneut versuchen.",
        """
        The server could not begin the sign-in. Its owner finds the reason in \
        Docs/ServerNeeds.md, “Symptoms”.
        """:
            """
        Der Server konnte die Anmeldung nicht beginnen. Wer ihn betreibt, findet den Grund in \
        Docs/ServerNeeds.md, „Symptoms“.
        """,
        "The server refused the sign-in ({1}). Please try again, or ask its owner.":
            """
        Der Server hat die Anmeldung abgelehnt ({1}). Bitte erneut versuchen oder beim \
        Betreiber nachfragen.
        """,
        "A session follows no redirect. Let the server answer at this address itself.":
            """
        Eine Sitzung folgt keiner Weiterleitung. Lassen Sie den Server unter dieser Adresse \
        selbst antworten.
        """,
        "{1} See Docs/ServerNeeds.md.": "{1} Siehe Docs/ServerNeeds.md.",
        "Better Auth has to be below /api/auth; without a session it answers null.":
            "Better Auth muss unter /api/auth liegen; ohne Sitzung antwortet es mit null.",
        "The pages /auth/mobile-start and /auth/mobile-callback have to begin and end a sign-in.":
            """
        Die Seiten /auth/mobile-start und /auth/mobile-callback müssen eine Anmeldung beginnen \
        und beenden.
        """,
        """
        Add POST /auth/mobile-exchange. Without it people sign in only where the address is \
        handed over in session, or with policy token.
        """:
            """
        Ergänzen Sie POST /auth/mobile-exchange. Sonst kann man sich nur dort anmelden, wo die \
        Adresse in session übergeben wird, oder mit der Richtlinie token.
        """,
        "POST /graphql has to answer as GraphQL does.":
            "POST /graphql muss so antworten, wie GraphQL es tut.",
        "The server's answer does not have this list.":
            "In der Antwort des Servers fehlt diese Liste.",
        "This {1} was not found. It may have been deleted.":
            "Nicht gefunden: {1}. Vielleicht wurde das inzwischen gelöscht.",
        "This person leads the team “{1}” and cannot be deleted. Choose another lead first.":
            """
        Diese Person leitet das Team „{1}“ und kann nicht gelöscht werden. Bitte zuerst eine \
        andere Leitung wählen.
        """,
        "This person has assignments or work history and cannot be deleted.":
            "Diese Person hat Zuteilungen oder geleistete Arbeit und kann nicht gelöscht werden.",
        """
        This person has assignments or work history and was not deleted, but is no longer on: \
        {1}.
        """:
            """
        Diese Person hat Zuteilungen oder geleistete Arbeit und wurde nicht gelöscht, gehört \
        aber nicht mehr zu: {1}.
        """,
        "This {1} is in use and cannot be deleted.":
            "Wird verwendet und kann nicht gelöscht werden: {1}.",
        "Something that this refers to does not exist.":
            "Etwas, worauf sich das bezieht, gibt es nicht.",
        "Q{1} {2} has a schedule already.": "Q{1} {2} hat schon einen Zeitplan.",
        "Built-in projects cannot be changed.": "Eingebaute Projekte können nicht geändert werden.",
        "There is no account with this address.": "Es gibt kein Konto mit dieser Adresse.",
        "You cannot add yourself.": "Sie können sich nicht selbst hinzufügen.",
        "This account is a member already.": "Dieses Konto ist schon Mitglied.",
        "The answer was lost. The change may have been stored; look before you try again.":
            """
        Die Antwort ging verloren. Die Änderung wurde vielleicht gespeichert; sehen Sie nach, \
        bevor Sie es erneut versuchen.
        """,
        "A name is needed.": "Ein Name ist nötig.",
        "The name has more than 200 characters.": "Der Name hat mehr als 200 Zeichen.",
        "The name contains characters that cannot be shown.":
            "Der Name enthält Zeichen, die nicht angezeigt werden können.",
        "The start date is no day from 1950 on, written like 2026-03-02.":
            "Das Anfangsdatum ist kein Tag ab 1950 in der Form 2026-03-02.",
        "A team needs at least one member.": "Ein Team braucht mindestens ein Mitglied.",
        "A team needs a lead.": "Ein Team braucht eine Leitung.",
        "The lead has to be a member of the team.": "Die Leitung muss Mitglied des Teams sein.",
        "Nobody has the number {1}.": "Niemand hat die Nummer {1}.",
        "Person {1} is on another team: {2}.": "Person {1} ist in einem anderen Team: {2}.",
        "Something unexpected went wrong. Please try again.":
            "Etwas Unerwartetes ist schiefgegangen. Bitte erneut versuchen.",
        "“{1}” is not a link that can be opened.": "„{1}“ ist kein Verweis, der sich öffnen lässt.",
        "Links here begin with {1}://, not with {2}://.":
            "Verweise beginnen hier mit {1}://, nicht mit {2}://.",
        "There is no screen at “{1}”. There are: {2}.":
            "Unter „{1}“ gibt es keine Ansicht. Es gibt: {2}.",
        "The link does not say which {1} is meant.": "Im Verweis fehlt eine Angabe: {1}.",
        "“{1}” is not an {2}.": "„{1}“ ist kein gültiger Wert für {2}.",
        "“{1}” is not a {2}.": "„{1}“ ist kein gültiger Wert für {2}.",
    ]
}
