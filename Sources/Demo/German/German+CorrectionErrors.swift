extension German {
    /// The texts of errors of corrections, records, wearers and suggestions.
    static let correctionErrors: [String: String] = [
        "There is no such zone. It may have been removed; choose another.":
            "Diese Zone gibt es nicht. Vielleicht wurde sie entfernt; bitte eine andere wählen.",
        "“{1}” is there already. Choose another name.":
            "„{1}“ gibt es schon. Bitte einen anderen Namen wählen.",
        "Type the name of a body part.": "Bitte den Namen eines Körperteils eingeben.",
        "A name can have at most {1} characters.": "Ein Name kann höchstens {1} Zeichen haben.",
        "A note can have at most {1} characters. Nothing was saved.":
            "Eine Notiz kann höchstens {1} Zeichen haben. Nichts wurde gespeichert.",
        "A name cannot have parentheses. Leave them out.":
            "Ein Name kann keine Klammern haben. Bitte weglassen.",
        "Leave left and right out of the name; the sides are chosen separately.":
            "Lassen Sie links und rechts im Namen weg; die Seiten werden getrennt gewählt.",
        """
        There is nothing to take back. Undo reaches the latest changes of this device; correct \
        others in the history.
        """:
            """
        Es gibt nichts zurückzunehmen. Rückgängig machen lassen sich die neuesten Änderungen \
        dieses Geräts; andere korrigieren Sie im Verlauf.
        """,
        "Nothing was taken back since the last change.":
            "Seit der letzten Änderung wurde nichts zurückgenommen.",
        """
        Another change was made meanwhile. Nothing was taken back; look again at what would be \
        undone.
        """:
            """
        Zwischenzeitlich gab es eine weitere Änderung. Nichts wurde zurückgenommen; sehen Sie \
        noch einmal nach, was rückgängig gemacht würde.
        """,
        """
        No site is worn, so there is nothing to say about it. Log a change first. Nothing was \
        saved.
        """:
            """
        Es wird kein Katheter getragen, also gibt es nichts dazu zu sagen. Bitte zuerst einen \
        Wechsel eintragen. Nichts wurde gespeichert.
        """,
        """
        It is still worn. Say why it came off when you log the next change, or give its end. \
        Nothing was saved.
        """:
            """
        Der Katheter wird noch getragen. Geben Sie den Grund beim Eintragen des nächsten \
        Wechsels an, oder geben Sie sein Ende an. Nichts wurde gespeichert.
        """,
        """
        A set cannot come off after the change that replaces it. Choose an earlier end. \
        Nothing was saved.
        """:
            """
        Ein Katheter kann nicht nach dem Wechsel abgenommen werden, der ihn ersetzt. Bitte ein \
        früheres Ende wählen. Nichts wurde gespeichert.
        """,
        "There is no such rest. It may have been deleted; choose one of the list.":
            """
        Diese Pause gibt es nicht. Vielleicht wurde sie gelöscht; bitte eine aus der Liste \
        wählen.
        """,
        """
        This rest has ended already. Begin another one to rest the place again. Nothing was \
        saved.
        """:
            """
        Diese Pause ist schon beendet. Beginnen Sie eine neue, um die Stelle wieder zu \
        schonen. Nichts wurde gespeichert.
        """,
        "This rest has not begun. Delete it instead. Nothing was saved.":
            """
        Diese Pause hat noch nicht begonnen. Bitte stattdessen löschen. Nichts wurde \
        gespeichert.
        """,
        "Reminders can be put off for 15 minutes to 12 hours. Nothing was saved.":
            """
        Erinnerungen lassen sich um 15 Minuten bis 12 Stunden aufschieben. Nichts wurde \
        gespeichert.
        """,
        "There is no such profile. Choose one of the list. Nothing was saved.":
            """
        Dieses Profil gibt es nicht. Bitte eines aus der Liste wählen. Nichts wurde \
        gespeichert.
        """,
        "This profile is archived. Offer it again to use it.":
            "Dieses Profil ist archiviert. Bieten Sie es wieder an, um es zu verwenden.",
        """
        Sets and sensors have profiles of their own. Choose one of the same kind. Nothing was \
        saved.
        """:
            """
        Katheter und Sensoren haben eigene Profile. Bitte eines derselben Art wählen. Nichts \
        wurde gespeichert.
        """,
        "There is a profile “{1}” already. Choose another name.":
            "Es gibt schon ein Profil „{1}“. Bitte einen anderen Namen wählen.",
        "Type the name of a profile.": "Bitte den Namen eines Profils eingeben.",
        "A profile takes from {1} to {2} hours.": "Ein Profil kann {1} bis {2} Stunden haben.",
        """
        The records have changed since this was shown. Nothing was restored or imported; read \
        the file again to see what it would do now.
        """:
            """
        Die Aufzeichnungen haben sich seit der Anzeige geändert. Nichts wurde zurückgespielt \
        oder importiert; lesen Sie die Datei noch einmal, um zu sehen, was jetzt geschähe.
        """,
        """
        Another change was saved meanwhile, so another set is worn than the one you saw. \
        Nothing was saved; look at it again.
        """:
            """
        Zwischenzeitlich wurde ein weiterer Wechsel gespeichert; getragen wird also ein \
        anderer Katheter als der, den Sie gesehen haben. Nichts wurde gespeichert; bitte noch \
        einmal ansehen.
        """,
        "The records have changed meanwhile. Nothing was saved; look at the issues again.":
            """
        Die Aufzeichnungen haben sich zwischenzeitlich geändert. Nichts wurde gespeichert; \
        bitte die Auffälligkeiten noch einmal ansehen.
        """,
        "Your records can be read, but nothing can be saved.":
            "Ihre Aufzeichnungen sind lesbar, aber nichts kann gespeichert werden.",
        "The last change was not finished or was damaged. Its bytes are kept in {1}.":
            """
        Die letzte Änderung war unvollendet oder beschädigt. Ihre Bytes sind in {1} \
        aufbewahrt.
        """,
        "A file of your records was cut short, so changes at its end may be gone: {1}.":
            """
        Eine Datei Ihrer Aufzeichnungen wurde abgeschnitten; Änderungen an ihrem Ende fehlen \
        vielleicht: {1}.
        """,
        """
        The files of your records were lost: no file holds any of the changes that were saved \
        here before. Put back a copy of the folder if you have one.
        """:
            """
        Die Dateien Ihrer Aufzeichnungen gingen verloren: Keine Datei enthält eine der \
        Änderungen, die hier früher gespeichert wurden. Legen Sie eine Kopie des Ordners \
        zurück, wenn Sie eine haben.
        """,
        "A file among those of your records is none of them and was left alone: {1}. Move it away.":
            """
        Eine Datei unter denen Ihrer Aufzeichnungen gehört nicht dazu und blieb unberührt: \
        {1}. Bitte beiseiteschieben.
        """,
        "Your settings cannot be read, so the defaults are used.":
            "Ihre Einstellungen sind nicht lesbar; daher gelten die Standardwerte.",
        """
        The history of the sync folder is here in place of the former records, which are in \
        the backup “{1}”. Sync once to go on, or end syncing on this device.
        """:
            """
        Der Verlauf des Abgleichordners ist hier anstelle der früheren Aufzeichnungen, die in \
        der Sicherung „{1}“ sind. Gleichen Sie einmal ab, um fortzufahren, oder beenden Sie \
        den Abgleich auf diesem Gerät.
        """,
        "There is no iPhone that this watch is connected to.":
            "Es gibt kein iPhone, mit dem diese Uhr verbunden ist.",
        "The request could not be sent. Nothing was logged.":
            "Der Auftrag ließ sich nicht senden. Nichts wurde eingetragen.",
        "Too many requests wait for your iPhone. Nothing was logged. Bring the two together first.":
            """
        Zu viele Aufträge warten auf Ihr iPhone. Nichts wurde eingetragen. Bringen Sie zuerst \
        beide zusammen.
        """,
        "The request could not be kept on this device. Nothing was logged.":
            "Der Auftrag ließ sich auf diesem Gerät nicht speichern. Nichts wurde eingetragen.",
        "There is no wearer “{1}”.": "Es gibt keine Person „{1}“.",
        "There is a wearer “{1}” already. Choose another name.":
            "Es gibt schon eine Person „{1}“. Bitte einen anderen Namen wählen.",
        "A name has 1 to {1} characters, all of which can be seen.":
            "Ein Name hat 1 bis {1} Zeichen, die alle sichtbar sind.",
        "“{1}” is the first wearer, whose records stay where they are. The others can be removed.":
            """
        „{1}“ ist die erste Person, deren Aufzeichnungen bleiben, wo sie sind. Die anderen \
        lassen sich entfernen.
        """,
        """
        The folder with the records of “{1}” is missing. Put it back in its place. If the \
        wearer was being removed, remove the wearer again.
        """:
            """
        Der Ordner mit den Aufzeichnungen von „{1}“ fehlt. Legen Sie ihn an seinen Platz \
        zurück. Falls die Person gerade entfernt wurde, entfernen Sie sie noch einmal.
        """,
        "“{1}” can have at most {2} characters. Nothing was saved.":
            "„{1}“ kann höchstens {2} Zeichen haben. Nichts wurde gespeichert.",
        "There is no form “{1}”.": "Es gibt kein Formular „{1}“.",
        "Suggestions are not available right now. You can go on typing the name yourself.":
            "Vorschläge sind gerade nicht verfügbar. Sie können den Namen selbst weitertippen.",
        "The suggestions could not be read. You can go on typing the name yourself.":
            "Die Vorschläge waren nicht lesbar. Sie können den Namen selbst weitertippen.",
        "{1} You can go on typing the name yourself.":
            "{1} Sie können den Namen selbst weitertippen.",
        "There were too many searches. Suggestions come back in a moment; you can go on typing.":
            "Es gab zu viele Suchen. Vorschläge kommen gleich wieder; Sie können weitertippen.",
        "There are no places to search. You can go on typing the name yourself.":
            "Es gibt keine Orte zum Suchen. Sie können den Namen selbst weitertippen.",
        "Some places are missing. {1}": "Einige Orte fehlen. {1}",
        "There are no suggestions for this text.": "Zu diesem Text gibt es keine Vorschläge.",
        "file of told reminders": "Datei der gemeldeten Erinnerungen",
        "settings file": "Datei der Einstellungen",
        "state file": "Datei des Zustands",
        "list of wearers": "Liste der Personen",
        "people file": "Datei der Personen",
        "session file": "Datei der Sitzung",
        "file of the sign-in under way": "Datei der laufenden Anmeldung",
        "file of form answers": "Datei der Antworten in Formularen",
        "cached answer": "zwischengespeicherte Antwort",
        "The file “{1}” was damaged. {2}": "Die Datei „{1}“ war beschädigt. {2}",
        """
        The settings file “{1}” is damaged, so settings kept only there are back to their \
        defaults; synced settings are unchanged. Put a copy in its place, or change a setting; \
        the damaged file is then kept next to it.
        """:
            """
        Die Datei der Einstellungen „{1}“ ist beschädigt. Was nur dort steht, hat daher wieder \
        die Voreinstellung; abgeglichene Einstellungen sind unverändert. Legen Sie eine Kopie an \
        ihren Platz, oder ändern Sie eine Einstellung; die beschädigte Datei bleibt dann daneben.
        """,
        "wearers.json lists two wearers with one name. Give one of them another name in that file.":
            """
        wearers.json nennt zwei Personen mit demselben Namen. Geben Sie einer davon in dieser \
        Datei einen anderen.
        """,
        """
        “{1}” has records of a wearer whom wearers.json lacks, or names first. Put a copy of that \
        file in its place, or move the folder elsewhere to leave the wearer out.
        """:
            """
        „{1}“ enthält Einträge einer Person, die in wearers.json fehlt oder dort als erste steht. \
        Legen Sie eine Kopie dieser Datei an ihren Platz, oder verschieben Sie den Ordner, um die \
        Person wegzulassen.
        """,
        "{1} does not exist on {2}: clocks go from {3} to {4}.":
            "{1} gibt es am {2} nicht: Die Uhr wird von {3} auf {4} gestellt.",
        "{1} comes twice on {2}; this is the first one, at {3}.":
            "{1} gibt es am {2} zweimal; gemeint ist das erste Mal, bei {3}.",
        "What could be read of the requests is in it again, and a copy of it is beside it.":
            "Was von den Aufträgen lesbar war, steht wieder darin; eine Kopie liegt daneben.",
        "What could be read of the requests counts, and the watch repairs it.":
            "Was von den Aufträgen lesbar ist, gilt; die Uhr repariert sie.",
        "The next state of the phone replaces it.": "Der nächste Stand des Telefons ersetzt sie.",
        "{1} MB": "{1} MB",
        "{1} KB": "{1} KB",
        "{1} byte|{1} bytes": "{1} Byte|{1} Byte",
        "{1} or {2}": "{1} oder {2}",
    ]
}
