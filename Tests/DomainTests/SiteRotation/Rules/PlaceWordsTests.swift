import Foundation
import MomentumSiteRotationDomain
import Testing

/// Locations and zones that are named by words.
@Suite struct PlaceWordsTests {
    private let locations = SiteLocation.defaults

    private func found(_ text: String) -> String? {
        guard case .found(let location) = LocationLookup(text, in: locations) else { return nil }
        return location.displayName
    }

    @Test(arguments: [
        ("thigh front left", "Left Front Thigh"), ("l thigh f", "Left Front Thigh"),
        ("r front thigh", "Right Front Thigh"), ("front, thigh: RIGHT", "Right Front Thigh"),
        ("butt l", "Left Buttock"), ("r bottom", "Right Buttock"), ("ri arm", "Right Back Arm"),
        ("l belly front", "Left Front Abdomen"), ("leg side r", "Right Side Thigh"),
        ("ABDOMEN (BACK) L", "Left Back Abdomen"), ("left side abd", "Left Side Abdomen"),
    ])
    func `words find a location in any order and shortened (CL-19, SR-179)`(
        typed: String,
        means: String
    ) {
        #expect(found(typed) == means)
    }

    @Test(arguments: [
        ("bauch links vorne", "Left Front Abdomen"), ("Gesäß re", "Right Buttock"),
        ("cuisse droite av", "Right Front Thigh"), ("brazo izq", "Left Back Arm"),
        ("obersch vorn l", "Left Front Thigh"), ("addome destra dietro", "Right Back Abdomen"),
    ])
    func `words of other languages find a location, shortened too (SR-179)`(
        typed: String,
        means: String
    ) {
        #expect(found(typed) == means)
    }

    @Test func `several locations that have the words are all named (CL-19, SR-179)`() {
        #expect(LocationLookup("abdomen", in: locations) == .ambiguous(Array(locations[0..<6])))
        #expect(
            LocationLookup("thigh l", in: locations) == .ambiguous([locations[6], locations[8]])
        )
        #expect(LocationLookup("arm", in: locations) == .ambiguous([locations[10], locations[11]]))
    }

    @Test(arguments: ["elbow", "thigh knee", "()", "left right", "horn", "igh"])
    func `a word that no location has finds none (CL-19, SR-179)`(typed: String) {
        #expect(LocationLookup(typed, in: locations) == .none)
    }

    @Test func `a location that is off is found (CL-19)`() {
        var locations = locations
        locations[6].isEnabled = false

        #expect(LocationLookup("l thigh f", in: locations) == .found(locations[6]))
    }

    @Test func `every location is found by each order of its words (CL-19, SR-179)`() {
        for location in locations {
            let words = location.displayName.split(separator: " ").map { $0.lowercased() }
            for first in words {
                let others = words.filter { $0 != first }
                for rest in [others, others.reversed()] {
                    let typed = ([first] + rest).joined(separator: " ")
                    #expect(LocationLookup(typed, in: locations) == .found(location), "\(typed)")
                }
            }
        }
    }

    @Test func `a zone is found by its words, with both sides (CL-19)`() {
        for text in ["front abdomen", "Abdomen (Front)", "abd fr", "belly front"] {
            #expect(SiteZoneLookup(text, in: locations) == .found(Array(locations[0..<2])))
        }
        #expect(SiteZoneLookup("buttock", in: locations) == .found(Array(locations[12..<14])))
        #expect(SiteZoneLookup("l thigh f", in: locations) == .found([locations[6]]))
        #expect(SiteZoneLookup("L Abdomen (Front)", in: locations) == .found([locations[0]]))
    }

    @Test func `a word that can be a side is no other word for a body part (CL-19)`() {
        #expect(
            SiteZoneLookup("le front", in: locations)
                == .ambiguous(["Left Front Abdomen", "Left Front Thigh"])
        )
        #expect(SiteZoneLookup("le thigh front", in: locations) == .found([locations[6]]))
        #expect(SiteZoneLookup("leg front", in: locations) == .found(Array(locations[6..<8])))
        #expect(
            LocationLookup("le side", in: locations) == .ambiguous([locations[2], locations[8]])
        )
    }

    @Test func `a word that is a side and a zone's own names both (CL-19)`() throws {
        let leg = SiteLocation(
            place: try #require(SitePlace(bodyPart: "Leg", subArea: "Front", side: .right)),
            sortOrder: 14
        )

        #expect(
            SiteZoneLookup("le front", in: locations + [leg])
                == .ambiguous(["Front Leg", "Left Front Abdomen", "Left Front Thigh"])
        )
        #expect(SiteZoneLookup("leg fr", in: locations + [leg]) != .none)
    }

    @Test func `several zones are all named (CL-19)`() {
        #expect(
            SiteZoneLookup("abdomen", in: locations)
                == .ambiguous(["Front Abdomen", "Side Abdomen", "Back Abdomen"])
        )
        #expect(SiteZoneLookup("knee", in: locations) == .none)
    }
}
