import Testing

@Suite struct ImportRuleTests {
    @Test(
        arguments: [
            ("Domain", "import MomentumData"),
            ("Domain", "public import MomentumPresentation"),
            ("Domain", "import FoundationNetworking"),
            ("Domain", "import Observation"),
            ("Domain", "import struct MomentumData.CSVReader"),
            ("Data", "import MomentumPresentation"),
            ("Data", "internal import MomentumDI"),
            ("Data", "import FoundationNetworking"),
            ("Data", "import Glibc"),
            ("Data", "import MapKit"),
            ("Data", "#if os(iOS)\nimport MapKit\n#endif"),
            ("Data", "#if canImport(UIKit)\nimport UIKit\n#endif"),
            ("Data", "#if !canImport(MapKit)\nimport MapKit\n#endif"),
            ("Data", "#if canImport(MapKit)\n#else\nimport MapKit\n#endif"),
            ("Presentation", "import MomentumData"),
            (
                "Presentation",
                "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"
            ),
            ("Presentation", "@preconcurrency import SwiftUI"),
            ("TestSupport", "import MomentumData"),
            ("Demo", "import ArgumentParser"),
            ("Elsewhere", "let a = 1"),
        ]
    )
    func `a layer imports inner layers only (AK-1, AK-2)`(layer: String, code: String) {
        #expect(ImportRule().lines(in: code, at: "Sources/\(layer)/A.swift").count == 1)
    }

    @Test(
        arguments: [
            ("Domain", "public import Foundation"),
            ("Domain", "// import MomentumData\nlet text = \"import MomentumData\""),
            ("Data", "import Foundation\nimport MomentumDomain\nimport Synchronization"),
            (
                "Data",
                "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a = 1"
            ),
            (
                "Data",
                "#if canImport(Darwin)\nimport Darwin\n#elseif canImport(Glibc)\nimport Glibc\n#endif"
            ),
            ("Data", "#if canImport(MapKit)\nimport MapKit\nstruct A {}\n#endif"),
            ("Data", "#if canImport(Security) && !os(macOS)\nimport Security\n#endif"),
            ("Presentation", "public import Observation\nimport MomentumDomain"),
            ("DI", "import MomentumData\nimport MomentumPresentation"),
        ]
    )
    func `what a layer may import is left alone (AK-1, AK-2)`(layer: String, code: String) {
        #expect(ImportRule().lines(in: code, at: "Sources/\(layer)/A.swift") == [])
    }

    @Test func `what uses an Apple framework has a file of its own (AK-6)`() {
        let code = "#if canImport(MapKit)\nimport MapKit\n#endif\nstruct A {}"

        #expect(ImportRule().lines(in: code, at: "Sources/Data/A.swift") == [4])
    }

    @Test func `tests see the layer they test and no outer one (AK-1)`() {
        let path = "Tests/DomainTests/ATests.swift"

        #expect(ImportRule().lines(in: "import MomentumData", at: path) == [1])
        #expect(ImportRule().lines(in: "import MomentumDomain\nimport Testing", at: path) == [])
    }
}
