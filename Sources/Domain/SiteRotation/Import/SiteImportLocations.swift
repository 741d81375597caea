import Foundation

/// The locations named by the rows of a file, each looked up once and numbered (SR-106, SR-107).
///
/// Rows without a location have number 0.
struct SiteImportLocations {
    struct Found {
        let id: SiteLocation.ID
        let place: SitePlace
        let isKnown: Bool
    }

    /// The places to add, in the order of their first use.
    private(set) var created: [SitePlace] = []
    private let texts: [String]
    private let resolver: SiteLocationResolver
    /// The number of each text's location, once it has been looked up.
    private var numbers: [Int?]
    private var found: [Found?] = [nil]
    private var isUsed: [Bool] = [true]
    private var numbersByID: [SiteLocation.ID?: Int] = [nil: 0]

    init(texts: [String], known: [SiteLocation]) {
        self.texts = texts
        resolver = SiteLocationResolver(known)
        numbers = Array(repeating: nil, count: texts.count)
    }

    mutating func number(ofText position: Int) -> Int {
        if let known = numbers[position] { return known }
        let found = resolver.find(texts[position])
        let number = numbersByID[found?.id] ?? self.found.count
        if number == self.found.count {
            self.found.append(found)
            isUsed.append(found?.isKnown == true)
            numbersByID[found?.id] = number
        }
        numbers[position] = number
        return number
    }

    /// Marks a location as used by an imported row; unused ones are not created (SR-107).
    mutating func use(_ number: Int) {
        guard !isUsed[number], let place = found[number]?.place else { return }
        isUsed[number] = true
        created.append(place)
    }

    func id(_ number: Int) -> SiteLocation.ID? {
        found[number]?.id
    }

    /// The number of a location that a text named; `nil` if none did.
    func number(of id: SiteLocation.ID?) -> Int? {
        numbersByID[id]
    }

    func quotation(ofText position: Int) -> String {
        texts[position].isEmpty ? "no location" : texts[position]
    }
}
