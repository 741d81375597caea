extension German {
    /// The texts of sensors, statistics and sync.
    static let siteStatistics: [String: String] = [
        "1 sensor of this period is left out.|{1} sensors of this period are left out.":
            """
        1 Sensor dieses Zeitraums ist nicht enthalten.|{1} Sensoren dieses Zeitraums sind \
        nicht enthalten.
        """,
        "No entry starts in this period.": "In diesem Zeitraum beginnt kein Eintrag.",
        "Without a known place": "Ohne bekannte Stelle",
        "Sensor": "Sensor",
        "No sensor is worn": "Kein Sensor wird getragen",
        "Log your first sensor to begin.": "Tragen Sie zum Anfang Ihren ersten Sensor ein.",
        "Log the next sensor.": "Tragen Sie den nächsten Sensor ein.",
        "No sensor is worn since {1}.": "Seit {1} wird kein Sensor getragen.",
        """
        Sensors are switched off. Switched on, they have a log of their own, with all that was \
        logged before.
        """:
            """
        Sensoren sind ausgeschaltet. Eingeschaltet haben sie einen eigenen Verlauf, mit allem, \
        was schon eingetragen wurde.
        """,
        "Sensors": "Sensoren",
        "on": "ein",
        "off": "aus",
        "Add places for sensors alone: {1}?": "Stellen nur für Sensoren hinzufügen: {1}?",
        "{1}, {2} of {3}, {4}": "{1}, {2} von {3}, {4}",
        "Set here": "Katheter hier",
        "Sensor here": "Sensor hier",
        "Next to the set": "Neben dem Katheter",
        "Next to the sensor": "Neben dem Sensor",
        "Every location rests, is one of the last used, or has the set.":
            "Alle Stellen pausieren, gehören zu den zuletzt benutzten oder tragen den Katheter.",
        "Every location rests, is one of the last used, or has the sensor.":
            "Alle Stellen pausieren, gehören zu den zuletzt benutzten oder tragen den Sensor.",
        "The set is worn at {1}. {2}": "Hier sitzt der Katheter: {1}. {2}",
        "The sensor is worn at {1}. {2}": "Hier sitzt der Sensor: {1}. {2}",
        "{1} is next to the set at {2}. {3}": "{1} liegt neben dem Katheter ({2}). {3}",
        "{1} is next to the sensor at {2}. {3}": "{1} liegt neben dem Sensor ({2}). {3}",
        "{1}, sensor": "{1} (Sensor)",
        "Medtronic names a distance of at least 5 cm between them.":
            "Medtronic nennt einen Abstand von mindestens 5 cm zwischen beiden.",
        "There are no statistics yet. They begin with the first site change.":
            "Es gibt noch keine Statistik. Sie beginnt mit dem ersten Wechsel.",
        """
        Statistics are about locations that are switched on, and the one change was \
        elsewhere.|Statistics are about locations that are switched on, and all {1} changes \
        were elsewhere.
        """:
            """
        Die Statistik umfasst eingeschaltete Stellen, und der eine Wechsel war an einer \
        anderen.|Die Statistik umfasst eingeschaltete Stellen, und alle {1} Wechsel waren an \
        anderen.
        """,
        "Overall median": "Gesamtmedian",
        "Locations tracked": "Erfasste Stellen",
        "Total site changes": "Wechsel insgesamt",
        "Anomalies excluded": "Ausgeschlossene Ausreißer",
        "All locations": "Alle Stellen",
        "(n = {1})": "(n = {1})",
        "too few to compare": "zu wenige für einen Vergleich",
        "{1} short (under 12 h)": "{1} kurz (unter 12 Std.)",
        "{1} far below the others": "{1} weit unter den übrigen",
        "{1} use|{1} uses": "{1}-mal|{1}-mal",
        "{1} hours": "{1} Stunden",
        "{1} of rest": "{1} Pause",
        "{1}% below your overall median": "{1} % unter Ihrem Gesamtmedian",
        "rested": "ausgeruht",
        "resting": "ruht noch",
        "fresh": "kürzlich benutzt",
        "in use": "in Gebrauch",
        "Uses per location": "Nutzungen je Stelle",
        "Rest since removal": "Pause seit der Abnahme",
        "Median wear per location": "Median der Tragedauer je Stelle",
        "{1} site change|{1} site changes": "{1} Wechsel|{1} Wechsel",
        "{1} location|{1} locations": "{1} Stelle|{1} Stellen",
        "{1} at {2}, most often at {3}.": "{1} an {2}, am häufigsten: {3}.",
        "{1} used location|{1} used locations": "{1} benutzten Stelle|{1} benutzten Stellen",
        "{1} of {2} rested. Longest: {3}.": "{1} von {2} ausgeruht. Am längsten: {3}.",
        "{1} of {2} rested.": "{1} von {2} ausgeruht.",
        "The overall median is {1}.": "Der Gesamtmedian beträgt {1}.",
        "The overall median is {1}. Well below it: {2}.":
            "Der Gesamtmedian beträgt {1}. Deutlich darunter: {2}.",
        "Well below the median with the same profile: {1}.":
            "Deutlich unter dem Median mit demselben Profil: {1}.",
        "No wearing counts yet.": "Noch zählt keine Tragezeit.",
        "{1} ({2} each)": "{1} (je {2})",
        "{1} · {2} · {3} · n = {4}": "{1} · {2} · {3} · n = {4}",
        "{1} more": "{1} weitere",
        "{1} and {2}": "{1} und {2}",
        "Kept on this device": "Auf diesem Gerät gespeichert",
        "Waiting for sync": "Wartet auf Abgleich",
        "Offline": "Offline",
        "Not signed in": "Nicht angemeldet",
        "Syncing": "Wird abgeglichen",
        "Up to date": "Auf dem neuesten Stand",
        "Sync problem, details available": "Problem beim Abgleich, Einzelheiten verfügbar",
        "Sync is not available. All records stay on this device.":
            "Der Abgleich ist nicht verfügbar. Alle Aufzeichnungen bleiben auf diesem Gerät.",
        "The first sync has not finished yet.": "Der erste Abgleich ist noch nicht abgeschlossen.",
        "There is no connection. Sync continues by itself later.":
            "Es besteht keine Verbindung. Der Abgleich geht später von selbst weiter.",
        "Sign in to sync: to iCloud in the system settings, to a server with name and password.":
            """
        Zum Abgleichen bitte anmelden: bei iCloud in den Systemeinstellungen, bei einem Server \
        mit Name und Passwort.
        """,
        "A sync is running.": "Ein Abgleich läuft.",
        "Sync is on.": "Der Abgleich ist eingeschaltet.",
        "The sync service is temporarily unavailable. It is tried again by itself.":
            """
        Der Dienst für den Abgleich ist vorübergehend nicht verfügbar. Es wird von selbst \
        erneut versucht.
        """,
        "The sync service is busy. It is tried again shortly.":
            "Der Dienst für den Abgleich ist ausgelastet. Es wird in Kürze erneut versucht.",
        "Some records did not sync. They are tried again by itself.":
            "Einige Aufzeichnungen wurden nicht abgeglichen. Es wird von selbst erneut versucht.",
        "Details:": "Einzelheiten:",
        "Something unexpected went wrong with sync. It is tried again by itself.":
            """
        Beim Abgleich ist etwas Unerwartetes schiefgegangen. Es wird von selbst erneut \
        versucht.
        """,
        "Last synced {1}.": "Letzter Abgleich: {1}.",
        "Synced {1} with {2}.": "Letzter Abgleich mit {2}: {1}.",
        "Not synced for {1} days.": "Seit {1} Tagen nicht abgeglichen.",
        """
        That is a week or longer. What was recorded since is on one device only; see that the \
        folder is reached.
        """:
            """
        Das ist eine Woche oder länger. Was seitdem aufgezeichnet wurde, liegt nur auf einem \
        Gerät; sorgen Sie dafür, dass der Ordner erreichbar ist.
        """,
        "just now": "gerade eben",
        "1 minute ago|{1} minutes ago": "vor 1 Minute|vor {1} Minuten",
        "1 hour ago|{1} hours ago": "vor 1 Stunde|vor {1} Stunden",
        """
        1 change of another device is still on its way.|{1} changes of other devices are still \
        on their way.
        """:
            """
        1 Änderung eines anderen Geräts ist noch unterwegs.|{1} Änderungen anderer Geräte sind \
        noch unterwegs.
        """,
        """
        {1} change of another device has not come; it was first missed {2}.|{1} changes of \
        other devices have not come; the first was missed {2}.
        """:
            """
        {1} Änderung eines anderen Geräts ist nicht angekommen; bemerkt wurde das zuerst \
        {2}.|{1} Änderungen anderer Geräte sind nicht angekommen; bemerkt wurde das zuerst \
        {2}.
        """,
        "{1} Sync all your devices. What none of them has any more will not come.":
            """
        {1} Gleichen Sie alle Ihre Geräte ab. Was keines von ihnen mehr hat, kommt nicht mehr \
        an.
        """,
        """
        1 change of another device is missing, and that device does not have it any more.|{1} \
        changes of other devices are missing, and those devices do not have them any more.
        """:
            """
        1 Änderung eines anderen Geräts fehlt, und auch jenes Gerät hat sie nicht mehr.|{1} \
        Änderungen anderer Geräte fehlen, und auch jene Geräte haben sie nicht mehr.
        """,
        "Another device has a newer version. Update this one to receive what it records.":
            """
        Ein anderes Gerät hat eine neuere Version. Aktualisieren Sie dieses, um zu empfangen, \
        was jenes aufzeichnet.
        """,
        """
        Another device has written something more than five minutes from now. One of the \
        clocks is wrong.
        """:
            """
        Ein anderes Gerät hat etwas geschrieben, das mehr als fünf Minuten in der Zukunft \
        liegt. Eine der Uhren geht falsch.
        """,
    ]
}
