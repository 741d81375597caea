extension German {
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
