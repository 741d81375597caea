import Testing

@testable import MomentumSiteRotationDomain

/// The words that old tables use, written out: a list that loses one is noticed.
@Suite struct SheetWordsTests {
    @Test(arguments: [
        (
            SiteSheetColumn.start,
            """
            date, start, start date, start time, date time, inserted, placed, site change, datum, \
            datum uhrzeit, beginn, gelegt, gesetzt, fecha, inicio, data, inizio, debut, pose, date \
            de pose, startdatum
            """
        ),
        (
            SiteSheetColumn.time,
            """
            time, uhrzeit, zeit, heure, hora, ora, tijd
            """
        ),
        (
            SiteSheetColumn.end,
            """
            end, end date, end time, removed, until, ende, entfernt, fin, retrait, fine, einde
            """
        ),
        (
            SiteSheetColumn.location,
            """
            location, site, place, body site, ort, stelle, einstichstelle, lieu, endroit, sitio, \
            lugar, luogo, sito, plaats
            """
        ),
        (
            SiteSheetColumn.side,
            """
            side, seite, cote, lado, lato, zijde
            """
        ),
        (
            SiteSheetColumn.duration,
            """
            duration, hours, h, days, dauer, stunden, std, tage, duree, heures, jours, duracion, \
            horas, dias, durata, ore, giorni, duur, uren, dagen
            """
        ),
        (
            SiteSheetColumn.note,
            """
            note, notes, comment, notiz, bemerkung, kommentar, remarque, nota, notas, opmerking
            """
        ),
        (
            SiteSheetColumn.reason,
            """
            reason, grund, raison, motivo, reden
            """
        ),
    ])
    func `the names of a column in seven languages (SR-191)`(column: SiteSheetColumn, names: String)
    {
        for name in names.split(separator: ", ").map(String.init) {
            #expect(SiteSheetColumn(header: name) == column, "\(name)")
            #expect(SiteSheetColumn(header: name.uppercased()) == column, "\(name)")
        }
    }

    @Test(arguments: [
        ("abdomen", "stomach belly tummy bauch ventre barriga vientre addome pancia buik"),
        ("thigh", "leg oberschenkel bein cuisse muslo coscia dij bovenbeen"),
        ("arm", "oberarm bras brazo braccio bovenarm"),
        ("buttock", "bottom po gesass fesse gluteo nalga bil"),
        ("left", "l links gauche izquierda izquierdo sinistra sinistro"),
        ("right", "r rechts droite droit derecha derecho destra destro"),
        ("front", "vorne avant delante davanti voor"),
        ("side", "seite seitlich cote lado lato zij"),
        ("back", "hinten arriere detras dietro achter"),
    ])
    func `the words of a place in seven languages (SR-194)`(word: String, others: String) throws {
        let place =
            switch word {
            case "left": SitePlace(bodyPart: "Hip", side: .left)
            case "right": SitePlace(bodyPart: "Hip", side: .right)
            default: SitePlace(bodyPart: word)
            }
        for other in others.split(separator: " ").map(String.init) {
            #expect(PlaceWords(other).fitWhole(try #require(place)), "\(other)")
        }
    }
}
