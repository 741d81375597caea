import Testing

@Suite struct ImportRuleTests {
    @Test(
        arguments: [
            ("Domain/Shared", "import MomentumData"),
            ("Domain/Shared", "public import MomentumPresentation"),
            ("Domain/Shared", "import FoundationNetworking"),
            ("Domain/Shared", "import Observation"),
            ("Domain/Shared", "import struct MomentumData.CSVReader"),
            ("Data/Shared", "import MomentumPresentation"),
            ("Data/Shared", "internal import MomentumDI"),
            ("Data/Shared", "import FoundationNetworking"),
            ("Data/Shared", "import Glibc"),
            ("Data/Maps", "import MapKit"),
            ("Data/Maps", "#if os(iOS)\nimport MapKit\n#endif"),
            ("Data/Shared", "#if canImport(UIKit)\nimport UIKit\n#endif"),
            ("Data/Maps", "#if !canImport(MapKit)\nimport MapKit\n#endif"),
            ("Data/Maps", "#if canImport(MapKit)\n#else\nimport MapKit\n#endif"),
            ("Presentation/Shared", "import MomentumData"),
            (
                "Presentation/Shared",
                "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"
            ),
            ("Presentation/Shared", "@preconcurrency import SwiftUI"),
            ("TestSupport/Shared", "import MomentumData"),
            ("Demo", "import ArgumentParser"),
            ("Elsewhere", "let a = 1"),
        ]
    )
    func `a layer imports inner layers only (AK-1, AK-2, HS-1)`(layer: String, code: String) {
        #expect(ImportRule().lines(in: code, at: "Sources/\(layer)/A.swift").count == 1)
    }

    @Test(
        arguments: [
            ("Domain/Shared", "public import Foundation"),
            ("Domain/Shared", "// import MomentumData\nlet text = \"import MomentumData\""),
            ("Data/Shared", "import Foundation\nimport MomentumDomain\nimport Synchronization"),
            (
                "Data/Network",
                "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a = 1"
            ),
            (
                "Data/Shared",
                "#if canImport(Darwin)\nimport Darwin\n#elseif canImport(Glibc)\nimport Glibc\n#endif"
            ),
            ("Data/Maps", "#if canImport(MapKit)\nimport MapKit\nstruct A {}\n#endif"),
            (
                "Data/Authentication",
                "#if canImport(Security) && !os(macOS)\nimport Security\n#endif"
            ),
            ("Presentation/Shared", "public import Observation\nimport MomentumDomain"),
            ("DI/Shared", "import MomentumSystem\nimport MomentumContainer"),
        ]
    )
    func `what a layer may import is left alone (AK-1, AK-2)`(layer: String, code: String) {
        #expect(ImportRule().lines(in: code, at: "Sources/\(layer)/A.swift") == [])
    }

    @Test func `what uses an Apple framework has a file of its own (AK-6)`() {
        let code = "#if canImport(MapKit)\nimport MapKit\n#endif\nstruct A {}"

        #expect(ImportRule().lines(in: code, at: "Sources/Data/Maps/A.swift") == [4])
    }

    @Test func `tests see the layer they test and no outer one (AK-1)`() {
        let path = "Tests/DomainTests/ATests.swift"

        #expect(ImportRule().lines(in: "import MomentumData", at: path) == [1])
        #expect(ImportRule().lines(in: "import MomentumDomain\nimport Testing", at: path) == [])
    }
}
