extension German {
    /// The texts of imports, backups, the body map, corrections, locations and rests.
    static let siteFiles: [String: String] = [
        "\"{1}\" does not exist: clocks go forward then.":
            "„{1}“ gibt es nicht: Zu dieser Zeit wird die Uhr vorgestellt.",
        "\"{1}\" has a separator of decimals or of thousands.":
            "„{1}“ enthält ein Trennzeichen für Dezimalstellen oder für Tausender.",
        "A quotation mark is opened and never closed: \"{1}\".":
            "Ein Anführungszeichen wird geöffnet und nie geschlossen: „{1}“.",
        "There are fewer than four columns: \"{1}\".": "Es gibt weniger als vier Spalten: „{1}“.",
        """
        There are more than four columns: "{1}" comes after the last one. A text with a \
        comma must stand in quotation marks.
        """:
            """
        Es gibt mehr als vier Spalten: „{1}“ kommt nach der letzten. Ein Text mit Komma muss \
        in Anführungszeichen stehen.
        """,
        "\"{1}\" is not a date and time such as 2026-01-31T08:30:00Z.":
            "„{1}“ ist kein Datum mit Uhrzeit wie 2026-01-31T08:30:00Z.",
        "\"{1}\" lies in the future.": "„{1}“ liegt in der Zukunft.",
        "\"{1}\" lies before 1970.": "„{1}“ liegt vor 1970.",
        "\"{1}\" is not a number of hours up to 87600, such as 68.5.":
            "„{1}“ ist keine Zahl von Stunden bis 87600, etwa 68.5.",
        "The duration \"{1}\" is below zero.": "Die Dauer „{1}“ ist kleiner als null.",
        "\"{1}\" is in an earlier row already.": "„{1}“ steht schon in einer früheren Zeile.",
        """
        "{1}" stands behind the last column. A text with a separator must stand in quotation \
        marks.
        """:
            """
        „{1}“ steht hinter der letzten Spalte. Ein Text mit Trennzeichen muss in \
        Anführungszeichen stehen.
        """,
        "The end and the duration \"{1}\" are more than a minute apart.":
            "Das Ende und die Dauer „{1}“ liegen mehr als eine Minute auseinander.",
        "\"{1}\" has two times.": "„{1}“ enthält zwei Uhrzeiten.",
        "A note has at most {1} characters: \"{2}\".":
            "Eine Notiz hat höchstens {1} Zeichen: „{2}“.",
        "The name of a location has at most {1} characters: \"{2}\".":
            "Der Name einer Stelle hat höchstens {1} Zeichen: „{2}“.",
        "\"{1}\" is not the name of a location.": "„{1}“ ist nicht der Name einer Stelle.",
        "\"{1}\" is neither true nor false.": "„{1}“ ist weder true noch false.",
        "\"{1}\" is not a whole number for the order of locations.":
            "„{1}“ ist keine ganze Zahl für die Reihenfolge der Stellen.",
        "{1} entry|{1} entries": "{1} Eintrag|{1} Einträge",
        "{1} entry will be replaced by {2}.|{1} entries will be replaced by {2}.":
            "{1} Eintrag wird durch {2} ersetzt.|{1} Einträge werden durch {2} ersetzt.",
        "1 entry will be added.|{1} entries will be added.":
            "1 Eintrag wird hinzugefügt.|{1} Einträge werden hinzugefügt.",
        "1 location will be set as in the file.|{1} locations will be set as in the file.":
            """
        1 Stelle wird wie in der Datei eingestellt.|{1} Stellen werden wie in der Datei \
        eingestellt.
        """,
        "1 entry imported.|{1} entries imported.": "1 Eintrag importiert.|{1} Einträge importiert.",
        "1 location set as in the file.|{1} locations set as in the file.":
            "1 Stelle wie in der Datei eingestellt.|{1} Stellen wie in der Datei eingestellt.",
        "1 row was there already.|{1} rows were there already.":
            "1 Zeile war schon da.|{1} Zeilen waren schon da.",
        "1 row is skipped.|{1} rows are skipped.":
            "1 Zeile wird übersprungen.|{1} Zeilen werden übersprungen.",
        "1 row is set right.|{1} rows are set right.":
            "1 Zeile wird berichtigt.|{1} Zeilen werden berichtigt.",
        """
        1 row ends later than now: its set counts as taken off. Reopen it if it is worn.|{1} \
        rows end later than now: their sets count as taken off. Reopen one if it is worn.
        """:
            """
        1 Zeile endet später als jetzt: Der Katheter gilt als abgenommen. Öffnen Sie den \
        Eintrag wieder, falls er noch getragen wird.|{1} Zeilen enden später als jetzt: Die \
        Katheter gelten als abgenommen. Öffnen Sie einen Eintrag wieder, falls der Katheter \
        noch getragen wird.
        """,
        "1 known location changes.|{1} known locations change.":
            "1 bekannte Stelle ändert sich.|{1} bekannte Stellen ändern sich.",
        "{1} new location|{1} new locations": "{1} neue Stelle|{1} neue Stellen",
        "The entry has no duration; it ends where the next one starts.":
            "Der Eintrag hat keine Dauer; er endet, wo der nächste beginnt.",
        """
        The duration is above 87600 hours, so its end is not known: the entry ends where the \
        next one starts, or at once when it is the last.
        """:
            """
        Die Dauer liegt über 87600 Stunden, das Ende ist also nicht bekannt: Der Eintrag \
        endet, wo der nächste beginnt, oder sofort, wenn er der letzte ist.
        """,
        "The entry starts after the active site, which ends with it.":
            "Der Eintrag beginnt nach der aktiven Stelle, die damit endet.",
        """
        A quotation mark opens in this row and closes within the text of a later line: lines in \
        between are part of this row. Check the quotation marks.
        """:
            """
        Ein Anführungszeichen wird in dieser Zeile geöffnet und mitten im Text einer späteren \
        geschlossen: Die Zeilen dazwischen gehören zu dieser. Prüfe die Anführungszeichen.
        """,
        "The clocks showed this time twice; the first time is taken.":
            "Die Uhr zeigte diese Zeit zweimal; das erste Mal gilt.",
        "The location stays on, because no other one would be.":
            "Die Stelle bleibt eingeschaltet, weil es sonst keine mehr wäre.",
        "The sync was given up.": "Der Abgleich wurde abgebrochen.",
        """
        A backup has every record of this tracker, deleted ones and notes included. It is \
        not encrypted: whoever has the file can read it.
        """:
            """
        Eine Sicherung enthält alle Aufzeichnungen dieses Protokolls, auch gelöschte und \
        Notizen. Sie ist nicht verschlüsselt: Wer die Datei hat, kann sie lesen.
        """,
        "Backup of {1}.": "Sicherung vom {1}.",
        "1 entry will be added|{1} entries will be added":
            "1 Eintrag wird hinzugefügt|{1} Einträge werden hinzugefügt",
        "1 entry will change|{1} entries will change":
            "1 Eintrag ändert sich|{1} Einträge ändern sich",
        "1 entry will be deleted|{1} entries will be deleted":
            "1 Eintrag wird gelöscht|{1} Einträge werden gelöscht",
        "1 will be added|{1} will be added": "1 wird hinzugefügt|{1} werden hinzugefügt",
        "1 will change|{1} will change": "1 ändert sich|{1} ändern sich",
        "1 will be deleted|{1} will be deleted": "1 wird gelöscht|{1} werden gelöscht",
        "1 entry added|{1} entries added": "1 Eintrag hinzugefügt|{1} Einträge hinzugefügt",
        "1 entry changed|{1} entries changed": "1 Eintrag geändert|{1} Einträge geändert",
        "1 entry deleted|{1} entries deleted": "1 Eintrag gelöscht|{1} Einträge gelöscht",
        "Order of places: changed.": "Reihenfolge der Stellen: geändert.",
        "{1} place|{1} places": "{1} Stelle|{1} Stellen",
        "Everything in the backup is here already.": "Alles aus der Sicherung ist schon hier.",
        "Nothing is added.": "Nichts wird hinzugefügt.",
        """
        1 entry of the backup is of a wearing that is here: the more complete one is \
        shown.|{1} entries of the backup are of wearings that are here: the more complete \
        ones are shown.
        """:
            """
        1 Eintrag der Sicherung betrifft eine Tragezeit, die es hier schon gibt: Gezeigt \
        wird der vollständigere.|{1} Einträge der Sicherung betreffen Tragezeiten, die es \
        hier schon gibt: Gezeigt werden die vollständigeren.
        """,
        """
        1 entry of the backup was deleted or taken back here, and stays so; replacing brings \
        it back.|{1} entries of the backup were deleted or taken back here, and stay so; \
        replacing brings them back.
        """:
            """
        1 Eintrag der Sicherung wurde hier gelöscht oder zurückgenommen und bleibt es; \
        Ersetzen bringt ihn zurück.|{1} Einträge der Sicherung wurden hier gelöscht oder \
        zurückgenommen und bleiben es; Ersetzen bringt sie zurück.
        """,
        "The backup has no entry in common with the records here: is it of the same wearer?":
            """
        Die Sicherung hat keinen Eintrag mit den Aufzeichnungen hier gemeinsam: Stammt sie \
        von derselben Person?
        """,
        "Deleted would be: {1} and {2} more.": "Gelöscht würden: {1} und {2} weitere.",
        "Deleted would be: {1}.": "Gelöscht würden: {1}.",
        "No entry differs.": "Kein Eintrag unterscheidet sich.",
        "{1} added": "{1} hinzugefügt",
        "{1} changed": "{1} geändert",
        "{1} deleted": "{1} gelöscht",
        "Body map": "Körperkarte",
        "Today": "Heute",
        "At the end of {1}": "Am Ende des {1}",
        "Front": "Vorn",
        "Front, mirrored": "Vorn, gespiegelt",
        "Back": "Hinten",
        "L": "L",
        "R": "R",
        "0 to 2 days": "0 bis 2 Tage",
        "3 to 6 days": "3 bis 6 Tage",
        "7 to 13 days": "7 bis 13 Tage",
        "14 days and more": "14 Tage und mehr",
        "Resting": "Pausiert",
        "{1} day|{1} days": "{1} Tag|{1} Tage",
        "{1} is in use.": "{1} ist in Gebrauch.",
        "No place is in use.": "Keine Stelle ist in Gebrauch.",
        "1 was never used|{1} were never used": "1 nie genutzt|{1} nie genutzt",
        "Of {1}, {2} rested 14 days or more, and {3}.":
            "Von {1}: {2} seit 14 Tagen oder länger frei, {3}.",
        "Nothing starts later, so this is an ordinary site change.":
            "Nichts beginnt später, also ist dies ein gewöhnlicher Wechsel.",
        "Nothing would change.": "Nichts würde sich ändern.",
        "What was recorded when a set came off stays with {1}: {2}.":
            "Was bei der Abnahme eines Katheters eingetragen wurde, bleibt bei {1}: {2}.",
        "{1} and {2} overlap from {3}, for {4}.":
            "{1} und {2} überschneiden sich ab {3}, {4} lang.",
        "Nothing is recorded from {1} to {2}, for {3}.":
            "Von {1} bis {2} ist nichts eingetragen, {3} lang.",
        "{1} overlaps {2} and {3} more, for {4}.":
            "{1} überschneidet sich mit {2} und {3} weiteren, {4} lang.",
        "{1} overlaps {2}, for {3}.": "{1} überschneidet sich mit {2}, {3} lang.",
        "{1} was logged again after {2}.": "{1} wurde nach {2} noch einmal eingetragen.",
        "{1} lasts {2}. Was a change forgotten?":
            "Tragedauer {2} bei {1}. Wurde ein Wechsel vergessen?",
        """
        {1} starts within a minute of that time. Choose another time, or correct that entry \
        instead. Nothing was saved.
        """:
            """
        {1} beginnt weniger als eine Minute vor oder nach dieser Zeit. Bitte eine andere \
        Zeit wählen oder stattdessen diesen Eintrag korrigieren. Nichts wurde gespeichert.
        """,
        "No overlaps, no gaps, nothing logged twice.":
            "Keine Überschneidungen, keine Lücken, nichts doppelt eingetragen.",
        "{1} overlap|{1} overlaps": "{1} Überschneidung|{1} Überschneidungen",
        "{1} gap|{1} gaps": "{1} Lücke|{1} Lücken",
        "{1} duplicate|{1} duplicates": "{1} doppelter Eintrag|{1} doppelte Einträge",
        "{1} long entry|{1} long entries": "{1} langer Eintrag|{1} lange Einträge",
        "Left & Right": "Links & rechts",
        "Custom": "Eigene",
        "On": "Ein",
        "Off": "Aus",
        "Delete {1}? What was worn there stays in the history.":
            "{1} löschen? Was dort getragen wurde, bleibt im Verlauf.",
        "Other": "Sonstiges",
        "No place rests.": "Keine Stelle pausiert.",
        "Resting until {1}": "Bis {1} pausiert",
        "Rested until {1}": "War bis {1} pausiert",
        "Rests from {1}": "Ab {1} pausiert",
        "{1} rests until {2} ({3}).": "{1} ist bis {2} pausiert ({3}).",
        "{1} rests until {2}.": "{1} ist bis {2} pausiert.",
        "{1} rests until further notice ({2}).": "{1} pausiert bis auf Weiteres ({2}).",
        "{1} rests until further notice.": "{1} pausiert bis auf Weiteres.",
    ]
}
