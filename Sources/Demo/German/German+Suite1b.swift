extension German {
    /// The texts of profiles, reminders, removals and the report.
    static let suite1b: [String: String] = [
        "Profile": "Profil",
        "None": "Keines",
        "Unknown profile": "Unbekanntes Profil",
        "set": "Katheter",
        "sensor": "Sensor",
        "archived": "archiviert",
        "taken by the next change": "vom nächsten Wechsel übernommen",
        "There are no profiles.": "Es gibt keine Profile.",
        "Profile {1}": "Profil {1}",
        "Without a profile": "Ohne Profil",
        "Only with {1}": "Nur mit {1}",
        "Only without a profile": "Nur ohne Profil",
        "Nothing with {1} was logged.": "Mit {1} wurde nichts eingetragen.",
        "Everything that was logged has a profile.": "Alles Eingetragene hat ein Profil.",
        "{1}% below your overall median with {2}": "{1} % unter Ihrem Gesamtmedian mit {2}",
        "too few with {1} to compare": "zu wenige mit {1} für einen Vergleich",
        "added the profile {1}": "Profil {1} hinzugefügt",
        "archived the profile {1}": "Profil {1} archiviert",
        "offered the profile {1} again": "Profil {1} wieder angeboten",
        "changed the profile {1}": "Profil {1} geändert",
        "{1} has the profile {2}.": "{1} hat das Profil {2}.",
        "{1} has no profile.": "{1} hat kein Profil.",
        "{1} is planned for {2}.": "Für {1} sind {2} geplant.",
        "The next change takes {1} from its profile {2}.":
            "Der nächste Wechsel übernimmt {1} aus seinem Profil {2}.",
        "Site change due soon": "Wechsel bald fällig",
        "Site change due": "Wechsel fällig",
        "Site change overdue": "Wechsel überfällig",
        "Worn since {1}.": "Getragen seit {1}.",
        "Planned: {1} hours.": "Geplant: {1} Stunden.",
        "Due at {1}": "Fällig um {1}",
        "Due on {1}": "Fällig am {1}",
        "Due since {1}": "Fällig seit {1}",
        ", in your quiet hours": ", in Ihrer Ruhezeit",
        "Place: {1}.": "Stelle: {1}.",
        "Note: {1}": "Notiz: {1}",
        "early, before your quiet hours": "früher, vor Ihrer Ruhezeit",
        "after your quiet hours": "nach Ihrer Ruhezeit",
        "put off": "aufgeschoben",
        "Reminders are off.": "Erinnerungen sind ausgeschaltet.",
        "No set is worn, so there is nothing to remind of.":
            "Es wird kein Katheter getragen, also gibt es nichts zu erinnern.",
        "Quiet from {1} to {2}.": "Ruhezeit von {1} bis {2}.",
        "Put off until {1}.": "Aufgeschoben bis {1}.",
        "Why did it come off?": "Warum abgenommen?",
        "{1} failure|{1} failures": "{1} Ausfall|{1} Ausfälle",
        "{1} change|{1} changes": "{1} Wechsel|{1} Wechsel",
        "{1} in {2}, {3} recorded": "{1} auf {2}, {3} eingetragen",
        "mostly {1}": "meist {1}",
        "{1}% ({2} to {3}%, n = {4})": "{1} % ({2} bis {3} %, n = {4})",
        "too few recorded for a rate": "zu wenige eingetragen für eine Quote",
        "more often than elsewhere": "häufiger als anderswo",
        "{1} is no finding. There are {2}.": "{1} ist kein Befund. Möglich sind {2}.",
        "{1} can be left free for a time.": "{1} kann eine Zeit lang frei bleiben.",
        "A correction leaves out what you said about the set that comes off.":
            "Eine Korrektur lässt weg, was Sie zum abgenommenen Katheter angegeben haben.",
        "It stays at the time of the change before.":
            "Es bleibt bei der Zeit des vorherigen Wechsels.",
        "It replaces the note “{1}”.": "Sie ersetzt die Notiz „{1}“.",
        "other": "Sonstiges",
        "en": "de",
        "Infusion site report": "Bericht über Infusionsstellen",
        "{1} to {2} ({3})": "{1} bis {2} ({3})",
        "Period": "Zeitraum",
        "Time zone": "Zeitzone",
        "Name": "Name",
        "Made on": "Erstellt am",
        "Totals": "Insgesamt",
        "Figure": "Kennzahl",
        "Value": "Wert",
        "Site changes": "Wechsel",
        "Places used": "Genutzte Stellen",
        "Median wear": "Median der Tragezeit",
        "Mean wear": "Mittel der Tragezeit",
        "Shortest": "Kürzeste",
        "Longest": "Längste",
        "Short (under 12 h)": "Kurz (unter 12 Std.)",
        "Far below the others": "Weit unter den anderen",
        "Failures": "Ausfälle",
        "Places": "Stellen",
        "Place": "Stelle",
        "Uses": "Nutzung",
        "n": "n",
        "Rest days": "Pausentage",
        "Rests": "Pausen",
        "{1} to {2}, {3}": "{1} bis {2}, {3}",
        "{1} to {2}": "{1} bis {2}",
        "from {1}, {2}": "ab {1}, {2}",
        "from {1}": "ab {1}",
        """
        Hours of wear without those under 12 hours and those far below the others. Rest days \
        count from removal to {1}.
        """:
            """
        Tragezeit in Stunden, ohne Tragezeiten unter 12 Stunden und solche weit unter den \
        anderen. Pausentage zählen von der Abnahme bis {1}.
        """,
        "Charts": "Diagramme",
        "Median wear in hours": "Median der Tragezeit in Stunden",
        "Nothing to draw.": "Nichts zu zeichnen.",
        "Entries": "Einträge",
        "Start": "Beginn",
        "End": "Ende",
        "Duration": "Dauer",
        "Removal": "Abnahme",
        "Note": "Notiz",
        "Worn": "Getragen",
        "after the period": "nach dem Zeitraum",
        "A wearing belongs to the day on which it starts, and counts whole.":
            "Eine Tragezeit gehört zu dem Tag, an dem sie beginnt, und zählt ganz.",
        """
        1 wearing that began before the period is not counted.|{1} wearings that began \
        before the period are not counted.
        """:
            """
        1 Tragezeit, die vor dem Zeitraum begann, wird nicht gezählt.|{1} Tragezeiten, die \
        vor dem Zeitraum begannen, werden nicht gezählt.
        """,
        """
        1 entry with a time in the future or outside all calendars is left out.|{1} entries \
        with a time in the future or outside all calendars are left out.
        """:
            """
        1 Eintrag mit einer Zeit in der Zukunft oder außerhalb aller Kalender ist \
        ausgelassen.|{1} Einträge mit einer Zeit in der Zukunft oder außerhalb aller \
        Kalender sind ausgelassen.
        """,
    ]
}
