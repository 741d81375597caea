import MomentumSuggestionsDomain
import Testing

@Suite struct CategoryTermsTests {
    private static let categories = ["bank", "fuel", "hair_care", "other", "", "drugs-and-more"]

    private static func found(_ text: String, _ terms: CategoryTerms = .standard) -> Set<String> {
        let table = TermTable(categories: categories, terms: terms)
        let words = text.split(separator: " ").map { Array($0.utf8) }
        return Set(table.categories(of: words[...]).map { categories[$0] })
    }

    @Test(arguments: [
        ("bank", "bank"), ("banks", "bank"), ("credit union", "bank"), ("credit unions", "bank"),
        ("gas", "fuel"), ("ga", "fuel"), ("gas station", "fuel"), ("hair care", "hair_care"),
        ("drugs and more", "drugs-and-more"),
    ])
    func `a kind of place has its index word and terms, with or without s (SG-39)`(
        text: String,
        category: String
    ) {
        #expect(Self.found(text) == [category])
    }

    @Test(arguments: ["other", "gasss", "station", "hair_care", "credit"])
    func `other words are no terms (SG-39)`(text: String) {
        #expect(Self.found(text).isEmpty)
    }

    @Test func `a host adds terms of another language (SG-39)`() {
        var terms = CategoryTerms.standard
        terms.add(["tankstelle"], to: "fuel")

        #expect(Self.found("tankstelle", terms) == ["fuel"])
        #expect(Self.found("tankstelle").isEmpty)
        #expect(FormCatalogue(forms: [], terms: terms).terms == terms)
    }

    private static let table = """
        bank: bank, credit union, atm
        doctor: doctor, physician, clinic, medical clinic
        dentist: dentist, dental, dental office
        specialist: specialist, optician, optometrist, podiatrist, chiropractor, physical therapy
        pharmacy: pharmacy, drugstore, drug store, chemist, apotek, apotheke, pharmacie, farmacia
        gym: gym, fitness, fitness center, health club
        yoga: yoga, pilates, yoga studio
        cycling: cycling, spin, spinning
        spa: spa, massage, day spa
        golf: golf, golf course, country club
        vet: vet, veterinarian, animal hospital
        veterinarian: vet, veterinarian, animal hospital
        insurance: insurance, insurance agent
        insurance-agent: insurance, insurance agent
        brokerage: brokerage, broker, investment
        investment: investment, investments, broker
        financial: financial, financial advisor
        fuel: gas station, gas, petrol, petrol station, fuel
        fuel-gas-station: gas station, gas, petrol, petrol station, fuel, fuel gas station
        restaurant: restaurant
        cafe: cafe, coffee, coffee shop
        fast-food: fast food
        bakery: bakery
        bar: bar, pub
        pub: bar, pub
        bars-pubs: bar, pub, bars pubs
        liquor-beverages: liquor store, liquor beverages
        supermarket: supermarket, grocery, grocery store, groceries
        convenience: convenience store, convenience
        groceries-convenience-stores: grocery, grocery store, convenience store, supermarket, \
        groceries convenience stores
        hotel: hotel, motel, inn
        hotels-motels: hotel, motel, hotels motels
        hairdresser: hairdresser, barber, hair salon
        beauty-salon: beauty salon, hair salon, salon
        barber: barber, barber shop
        car-repair: auto repair, car repair, mechanic
        auto-repair: auto repair, car repair, mechanic, garage
        auto-supplies: auto parts, auto supplies
        automobile-sales: car dealer, automobile sales
        hardware: hardware store, hardware
        building-materials: hardware store, building materials
        furniture: furniture store, furniture
        florist: florist, flower shop
        laundry: laundry, laundromat, dry cleaner
        laundry-dry-cleaning: laundry, laundromat, dry cleaner, laundry dry cleaning
        jewelry: jewelry, jeweler, jewelry store
        shoes: shoe store, shoes
        clothes: clothes, clothing, clothing store
        child-care: child care, daycare
        travel-agent: travel agent, travel agency
        post-office: post office
        other:
        """

    @Test(arguments: table.split(separator: "\n").map(String.init))
    func `a category has its index word and the terms of the table (SG-39)`(row: String) {
        let parts = row.split(separator: ":").map { $0.trimmingPrefix(" ") }
        let wanted = parts.count > 1 ? parts[1].split(separator: ", ").map(String.init) : []

        #expect(Set(CategoryTerms.standard.all(of: String(parts[0]))) == Set(wanted))
    }

    @Test func `an unfinished last word of four letters begins a term (SG-38)`() {
        let table = TermTable(categories: Self.categories, terms: .standard)
        func found(_ words: [String]) -> Int {
            table.categories(beginning: words.map { Array($0.utf8) }[...]).count
        }

        #expect(found(["cred"]) == 1 && found(["cre"]) == 0)
        #expect(found(["gas", "stat"]) == 1 && found(["gas", "sta"]) == 0)
    }
}
