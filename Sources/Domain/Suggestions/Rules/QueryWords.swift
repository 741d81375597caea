/// The words with special meaning in queries, in several languages.
package enum QueryWords {
    /// The words that replace a folded word of a query, by that word.
    package static let equals: [[UInt8]: [[UInt8]]] = {
        let numbers = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve",
        ]
        let pairs = Self.pairs + numbers.enumerated().map { ("\($0.offset)", $0.element) }
        var equals: [[UInt8]: [[UInt8]]] = [:]
        for (left, right) in pairs {
            equals[Array(left.utf8), default: []].append(Array(right.utf8))
            equals[Array(right.utf8), default: []].append(Array(left.utf8))
        }
        return equals
    }()

    private static let pairs = [
        ("st", "saint"), ("st", "street"), ("ste", "sainte"), ("ste", "suite"), ("mt", "mount"),
        ("mtn", "mountain"), ("dr", "doctor"), ("dr", "drive"), ("ft", "fort"), ("ave", "avenue"),
        ("rd", "road"), ("blvd", "boulevard"), ("ctr", "center"), ("ctr", "centre"),
        ("center", "centre"), ("dept", "department"), ("assn", "association"),
        ("assoc", "association"), ("co", "company"), ("corp", "corporation"),
        ("inc", "incorporated"), ("bros", "brothers"), ("intl", "international"),
        ("univ", "university"), ("natl", "national"), ("svc", "service"), ("mfg", "manufacturing"),
        ("hosp", "hospital"), ("theater", "theatre"), ("1st", "first"), ("2nd", "second"),
        ("3rd", "third"), ("4th", "fourth"), ("5th", "fifth"),
    ]

    /// The words that replace each other, and may be omitted between two words.
    package static let conjunctions: [[UInt8]] = ["and", "n", "et", "und", "y", "og", "och"]
        .map { Array($0.utf8) }

    /// The signs with the same meaning.
    package static let conjunctionSigns: Set<UInt8> = [UInt8(ascii: "&"), UInt8(ascii: "+")]

    /// The words that say nothing about a place.
    package static let fillers: Set<[UInt8]> = Set(
        [
            "the", "a", "an", "in", "at", "of", "on", "by", "to", "for", "near", "nearby",
            "nearest",
            "closest", "close", "me", "my", "around", "here", "open", "now",
        ].map { Array($0.utf8) }
    )
}
