import MomentumDomain
import Testing

@Suite struct WordsTests {
    private let place = "Hip"

    @Test func `a key has a number in place of each value (EM-9)`() {
        let phrase: Phrase = "Worn at \(place) for \(3) days."

        #expect(phrase.key == "Worn at {1} for {2} days.")
        #expect(phrase.english == "Worn at Hip for 3 days.")
        #expect("\(phrase)" == "Worn at Hip for 3 days.")
    }

    @Test func `a translation puts the values in its own order, or leaves one out (EM-9)`() {
        let phrase: Phrase = "Worn at \(place) for \(3) days."

        #expect(
            Words(["Worn at {1} for {2} days.": "{2} Tage an {1} {x} {0}{9}"])(phrase)
                == "3 Tage an Hip {x} {0}"
        )
        #expect(Words(["Worn at {1} for {2} days.": "Getragen"])(phrase) == "Getragen")
    }

    @Test func `what a catalogue lacks stays English (EM-9)`() {
        let words = Words(["On track": "Im Plan"])

        #expect(words("On track") == "Im Plan")
        #expect(words("Overdue") == "Overdue")
        #expect(words("\("On track" as Phrase), \(place)") == "Im Plan, Hip")
    }

    @Test(arguments: [(1, "1 день"), (2, "2 дня"), (5, "5 дней"), (21, "21 день")])
    func `a count chooses among as many forms as a language has (EM-9)`(count: Int, text: String) {
        let words = Words(["{1} day|{1} days": "{1} день|{1} дня|{1} дней"]) { count in
            let (tens, ones) = (count % 100, count % 10)
            return ones == 1 && tens != 11
                ? 0 : (2...4).contains(ones) && !(12...14).contains(tens) ? 1 : 2
        }

        #expect(words(.counted(count, "day")) == text)
    }

    @Test func `counts and lists have the forms of the words, other values their own (EM-11)`() {
        let forms = Words.Forms(count: { "<\($0)>" }, list: { $0.joined(separator: " & ") })
        let english = Words.english.with(forms)
        let german = Words(["{1} entry|{1} entries": "{1} Eintrag|{1} Einträge"]).with(forms)
        let age = Phrase(1200, "1 day ago", "\(1200) days ago of \(3000) at \("1200" as String)")

        #expect(english(age) == "<1200> days ago of <3000> at 1200")
        #expect(age.english == "1200 days ago of 3000 at 1200")
        #expect(german("All: \(Phrase.counted(3, "entry", "entries")).") == "All: <3> Einträge.")
        #expect(english("Line \(8080), \(count: 8080) more") == "Line 8080, <8080> more")
        #expect(english("In: \(Phrase.list(["a", .counted(2, "b")]))") == "In: a & <2> bs")
        #expect(Phrase.list(["a", "b", "c"]).english == "a, b, c")
    }

    @Test func `English has a form for one and a form for all others (EM-9)`() {
        func age(_ days: Int) -> String {
            Phrase(days, "1 day ago", "\(days) days ago").english
        }

        #expect([0, 1, 2].map(age) == ["0 days ago", "1 day ago", "2 days ago"])
        #expect(Phrase.counted(1, "entry", "entries").english == "1 entry")
        #expect(Phrase.counted(0, "entry", "entries").english == "0 entries")
    }

    @Test func `a text that people typed is no key (EM-9)`() {
        let words = Words(["Back": "Zurück", "Move {1}": "Bewege {1}", "{1}": "?"])

        #expect(words("Move \("Back" as String)") == "Bewege Back")
        #expect(words(Phrase(verbatim: "Back")) == "Back")
    }

    @Test(arguments: [(true, "Sie sind weg."), (false, "It is weg.")])
    func `a literal inside a phrase is a phrase (EM-9)`(isMany: Bool, text: String) {
        let phrase: Phrase = "\(isMany ? "They are" : "It is") gone."

        #expect(Words(["They are": "Sie sind", "{1} gone.": "{1} weg."])(phrase) == text)
    }

    @Test func `sentences and lists join phrases, each in the language (EM-9)`() {
        let words = Words(["A.": "Ä.", "B": "Bé"])

        #expect(words(.sentences(["A.", "B"])) == "Ä. Bé")
        #expect(words(.list(["A.", "B"])) == "Ä., Bé")
        #expect(words(.list([])).isEmpty)
    }
}
