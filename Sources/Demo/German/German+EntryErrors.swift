extension German {
    /// The texts of errors of documents and entries.
    static let entryErrors: [String: String] = [
        "The data could not be reached. Please try again later.":
            "Die Daten waren nicht erreichbar. Bitte später erneut versuchen.",
        "The data could not be read. It may be damaged.":
            "Die Daten waren nicht lesbar. Vielleicht sind sie beschädigt.",
        """
        No reminder will be shown, because this program may not send notifications. Allow them \
        in the settings of the system.
        """:
            """
        Es wird keine Erinnerung angezeigt, weil dieses Programm keine Mitteilungen senden \
        darf. Erlauben Sie sie in den Einstellungen des Systems.
        """,
        "The reminders could not be handed to the system, so some will not be shown. Try again.":
            """
        Die Erinnerungen ließen sich nicht an das System übergeben; einige werden daher nicht \
        angezeigt. Bitte erneut versuchen.
        """,
        """
        This is no backup of the tracker. A table of entries can be imported instead. Nothing \
        was changed.
        """:
            """
        Das ist keine Sicherung dieses Protokolls. Eine Tabelle mit Einträgen lässt sich \
        stattdessen importieren. Nichts wurde geändert.
        """,
        """
        The end of the backup is missing, as after a copy that stopped. Copy it again. Nothing \
        was changed.
        """:
            """
        Das Ende der Sicherung fehlt, wie nach einem abgebrochenen Kopiervorgang. Bitte noch \
        einmal kopieren. Nichts wurde geändert.
        """,
        """
        The backup is not as it was written: some of its bytes were changed. Use another copy. \
        Nothing was changed here.
        """:
            """
        Die Sicherung ist nicht mehr so, wie sie geschrieben wurde: Einige ihrer Bytes wurden \
        geändert. Bitte eine andere Kopie verwenden. Hier wurde nichts geändert.
        """,
        """
        A newer version of this program made the backup. Update the program to restore it. \
        Nothing was changed.
        """:
            """
        Eine neuere Version dieses Programms hat die Sicherung erstellt. Aktualisieren Sie das \
        Programm, um sie zurückzuspielen. Nichts wurde geändert.
        """,
        """
        The file is a backup that cannot be read whole. Part of it may be the only copy of \
        records. Choose another file, or agree to replace it. Nothing was written.
        """:
            """
        Die Datei ist eine Sicherung, die nicht vollständig lesbar ist. Teile davon können die \
        einzige Kopie von Datensätzen sein. Bitte eine andere Datei wählen oder dem Ersetzen \
        zustimmen. Nichts wurde geschrieben.
        """,
        """
        The file is a backup with records that are missing here: {1}. Choose another file, or \
        agree to replace it. Nothing was written.
        """:
            """
        Die Datei ist eine Sicherung mit Datensätzen, die hier fehlen: {1}. Bitte eine andere \
        Datei wählen oder dem Ersetzen zustimmen. Nichts wurde geschrieben.
        """,
        """
        Line {1} of the backup cannot be restored. Use another copy of the backup. Nothing was \
        changed.
        """:
            """
        Zeile {1} der Sicherung lässt sich nicht zurückspielen. Bitte eine andere Kopie der \
        Sicherung verwenden. Nichts wurde geändert.
        """,
        "There is no such file.": "Diese Datei gibt es nicht.",
        "The file could not be read.": "Die Datei war nicht lesbar.",
        "The file could not be saved for certain. Try again, or choose another place.":
            """
        Die Datei konnte nicht sicher gespeichert werden. Bitte erneut versuchen oder einen \
        anderen Ort wählen.
        """,
        "A file that was there before is as it was, or replaced as a whole.":
            "Eine vorhandene Datei ist unverändert oder vollständig ersetzt.",
        "The first line of the file is \"{1}\". It has to be {2}. Nothing was changed.":
            "Die erste Zeile der Datei lautet „{1}“. Sie muss {2} lauten. Nichts wurde geändert.",
        "The file is empty. Choose one with a table. Nothing was changed.":
            "Die Datei ist leer. Bitte eine mit einer Tabelle wählen. Nichts wurde geändert.",
        """
        No column of the file is known to hold dates. Its first line is "{1}". Name its column \
        of dates by its number, from 1, or its header. Nothing was changed.
        """:
            """
        Keine Spalte der Datei ist als Datumsspalte erkennbar. Ihre erste Zeile lautet „{1}“. \
        Geben Sie die Datumsspalte mit ihrer Nummer, ab 1, oder ihrer Überschrift an. Nichts \
        wurde geändert.
        """,
        """
        The file has no column "{1}", or several. Give its number, from 1, or its whole name. \
        Nothing was changed.
        """:
            """
        Die Datei hat keine Spalte „{1}“ oder mehrere. Bitte ihre Nummer, ab 1, oder ihren \
        ganzen Namen angeben. Nichts wurde geändert.
        """,
        "Column {1} cannot have two meanings. Give each its own. Nothing was changed.":
            """
        Spalte {1} kann nicht zwei Bedeutungen haben. Bitte jeder ihre eigene geben. Nichts \
        wurde geändert.
        """,
        """
        Row {1} has the day before the month, and row {2} the month before the day. Nothing \
        was changed.
        """:
            """
        In Zeile {1} steht der Tag vor dem Monat, in Zeile {2} der Monat vor dem Tag. Nichts \
        wurde geändert.
        """,
        """
        The date "{1}" in row {2} has the other order of day and month than the given one. \
        Nothing was changed.
        """:
            """
        Im Datum „{1}“ in Zeile {2} stehen Tag und Monat anders herum als angegeben. Nichts \
        wurde geändert.
        """,
        "There is no such file. Check its name and its folder.":
            "Diese Datei gibt es nicht. Bitte den Namen und den Ordner prüfen.",
        "The file cannot be read. Check that it is a file and that you may open it.":
            """
        Die Datei ist nicht lesbar. Prüfen Sie, ob es eine Datei ist und ob Sie sie öffnen \
        dürfen.
        """,
        "The file is not text in a known encoding. Save it again as CSV in UTF-8.":
            """
        Die Datei ist kein Text in einer bekannten Kodierung. Speichern Sie sie noch einmal \
        als CSV in UTF-8.
        """,
        "There is no such location. It may have been removed; choose another. Nothing was saved.":
            """
        Diese Stelle gibt es nicht. Vielleicht wurde sie entfernt; bitte eine andere wählen. \
        Nichts wurde gespeichert.
        """,
        "This location is switched off. Switch it on to use it.":
            "Diese Stelle ist ausgeschaltet. Schalten Sie sie ein, um sie zu verwenden.",
        "A site change cannot lie in the future. Choose a time up to now. Nothing was saved.":
            """
        Ein Wechsel kann nicht in der Zukunft liegen. Bitte eine Zeit bis jetzt wählen. Nichts \
        wurde gespeichert.
        """,
        """
        A site change cannot lie before the start of the latest entry. Insert it in the \
        history as a forgotten one. Nothing was saved.
        """:
            """
        Ein Wechsel kann nicht vor dem Beginn des neuesten Eintrags liegen. Bitte im Verlauf \
        als vergessenen Wechsel nachtragen. Nichts wurde gespeichert.
        """,
        "There is no such entry. It may have been deleted; choose one of the history.":
            """
        Diesen Eintrag gibt es nicht. Vielleicht wurde er gelöscht; bitte einen aus dem \
        Verlauf wählen.
        """,
        "At least one location has to stay switched on. Switch on another one first.":
            """
        Mindestens eine Stelle muss eingeschaltet bleiben. Bitte zuerst eine andere \
        einschalten.
        """,
        "An entry cannot start or end in the future. Choose a time up to now. Nothing was saved.":
            """
        Ein Eintrag kann nicht in der Zukunft beginnen oder enden. Bitte eine Zeit bis jetzt \
        wählen. Nichts wurde gespeichert.
        """,
        """
        Nothing is kept of the time before 1970. Is the clock of this device right? Nothing \
        was saved.
        """:
            """
        Aus der Zeit vor 1970 wird nichts gespeichert. Geht die Uhr dieses Geräts richtig? \
        Nichts wurde gespeichert.
        """,
        "It has to end after its start. Choose a later end or an earlier start. Nothing was saved.":
            """
        Das Ende muss nach dem Beginn liegen. Bitte ein späteres Ende oder einen früheren \
        Beginn wählen. Nichts wurde gespeichert.
        """,
        "Another entry is open. End it first.":
            "Ein anderer Eintrag ist offen. Bitte zuerst diesen beenden.",
        """
        No entry can start after the site that is worn. Choose an earlier start, or correct \
        that of the worn site first. Nothing was saved.
        """:
            """
        Kein Eintrag kann nach dem getragenen Katheter beginnen. Bitte einen früheren Beginn \
        wählen oder zuerst den des getragenen Katheters korrigieren. Nichts wurde gespeichert.
        """,
        """
        The site that is worn cannot start before another entry does. Choose a later start, or \
        correct the other entry first. Nothing was saved.
        """:
            """
        Der getragene Katheter kann nicht vor einem anderen Eintrag beginnen. Bitte einen \
        späteren Beginn wählen oder zuerst den anderen Eintrag korrigieren. Nichts wurde \
        gespeichert.
        """,
        """
        Another entry starts in the same second at this location. Choose another time, or \
        delete one of the two. Nothing was saved.
        """:
            """
        Ein anderer Eintrag beginnt in derselben Sekunde an dieser Stelle. Bitte eine andere \
        Zeit wählen oder einen der beiden löschen. Nichts wurde gespeichert.
        """,
        """
        Another entry starts within a minute of that time. Choose another time, or correct \
        that entry instead. Nothing was saved.
        """:
            """
        Ein anderer Eintrag beginnt weniger als eine Minute davor oder danach. Bitte eine \
        andere Zeit wählen oder stattdessen jenen Eintrag korrigieren. Nichts wurde \
        gespeichert.
        """,
        """
        The entry before starts then or later, so it cannot end there. Choose a later time, or \
        correct the entry before first. Nothing was saved.
        """:
            """
        Der vorige Eintrag beginnt erst dann oder später und kann dort nicht enden. Bitte eine \
        spätere Zeit wählen oder zuerst den vorigen Eintrag korrigieren. Nichts wurde \
        gespeichert.
        """,
        """
        The entry after has ended by then, so it cannot start there. Choose an earlier time, \
        or correct the entry after first. Nothing was saved.
        """:
            """
        Der nächste Eintrag ist dann schon zu Ende und kann dort nicht beginnen. Bitte eine \
        frühere Zeit wählen oder zuerst den nächsten Eintrag korrigieren. Nichts wurde \
        gespeichert.
        """,
    ]
}
