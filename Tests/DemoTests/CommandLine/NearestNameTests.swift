import Testing

@testable import MomentumCommandLine

@Suite struct NearestNameTests {
    @Test(
        arguments: [
            ("", "", 0), ("abc", "", 3), ("", "ab", 2), ("same", "same", 0),
            ("stats", "status", 1), ("histroy", "history", 1), ("imprt", "import", 1),
            ("exoprt", "export", 1), ("kitten", "sitting", 3), ("ca", "abc", 3), ("ab", "ba", 1),
        ]
    )
    func `insertions, deletions, replacements and swaps of neighbours count one`(
        one: String,
        other: String,
        expected: Int
    ) {
        #expect(NearestName.distance(Array(one), Array(other)) == expected)
        #expect(NearestName.distance(Array(other), Array(one)) == expected)
    }

    @Test(
        arguments: [
            ("stauts", "status"), ("STATUS", "status"), ("recomend", "recommend"),
            ("rec", "recommend"), ("hist", "history"), ("lgo", "log"), ("u", nil), ("", nil),
            ("delete", nil), ("x", nil), ("undoo", "undo"),
        ] as [(String, String?)]
    )
    func `the nearest name is offered when it is near enough (CL-3)`(
        typed: String,
        expected: String?
    ) {
        let names = ["status", "recommend", "log", "history", "undo"]

        #expect(NearestName.find(typed, among: names) == expected)
    }

    @Test(
        arguments: [
            ("ASIA/ALMATI", "Asia/Almaty"), ("asia/kolkata", nil), ("asia/almatyy", "Asia/Almaty"),
            ("credit", "Credit Card"), ("debit card", nil), ("bnk", "Bank"), ("bank", "Bank"),
        ] as [(String, String?)]
    )
    func `near is measured by the length, and capital letters are no mistake (TR-25)`(
        typed: String,
        expected: String?
    ) {
        let names = ["Asia/Almaty", "Credit Card", "Banks", "Bank"]

        #expect(NearestName.find(typed, among: names) == expected)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a text far longer than all names is near none, and is not compared (SR-114)`() {
        let values: [(spelling: String, value: Int)] = (0..<100).map {
            ("left front thigh \($0)", $0)
        }
        // One letter with this many marks is one character, slow to compare with another.
        let marks = String(repeating: "\u{301}", count: 40_000)

        for text in (0..<20).map({ "a\(marks)\($0)" }) + [String(repeating: "left ", count: 20)] {
            #expect(NearestName.find(text, among: values) == nil)
            let nearest = NearestName.nearest(3, to: text, among: values)
            #expect(nearest.map(\.value) == [0, 1, 2])
            #expect(nearest.map(\.share) == [1, 1, 1])
        }
    }

    @Test func `of equally near names the first is offered`() {
        #expect(NearestName.find("lot", among: ["log", "lob"]) == "log")
    }
}
