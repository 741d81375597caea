import Testing

@Suite struct ManifestRuleTests {
    private func lines(_ targets: String, dependencies: String = "") -> [Int] {
        let code = """
            let settings: [SwiftSetting] = Context.environment["X"] == nil ? [] : [.treatAllWarnings(as: .error)]
            let package = Package(\(dependencies)
                targets: [
                    \(targets)
                ],
                swiftLanguageModes: [.v6]
            )
            """
        return ManifestRule().lines(in: code, at: "Package.swift")
    }

    @Test(
        arguments: [
            #"module("SuggestionsDomain", "Domain/Suggestions", ["MomentumData"])"#,
            #"module("SuggestionsDomain", "Domain/Suggestions", ["MomentumSiteRotationDomain"])"#,
            #"module("SuggestionsDomain", "Domain/Other", [])"#,
            #"module("Other", "Domain/Suggestions", [])"#,
            #".target(name: "MomentumData", dependencies: [.target(name: "MomentumData")], path: "Sources/Data/Shared", swiftSettings: settings)"#,
            #".target(name: "MomentumDomain", path: "Sources/Data/Shared", swiftSettings: settings)"#,
            #".target(name: "MomentumDomain", path: "Sources/Domain/Shared")"#,
            #".target(name: "MomentumExtra", path: "Sources/Extra", swiftSettings: settings)"#,
            #".testTarget(name: "MomentumDomainTests", dependencies: ["MomentumData"], path: "Tests/DomainTests", swiftSettings: settings)"#,
            #".binaryTarget(name: "X", path: "x")"#,
            #".target(name: "MomentumDomain", path: "Sources/Domain/Shared", swiftSettings: [.unsafeFlags(["-Onone"])])"#,
        ]
    )
    func `a widened target is noticed (AK-1, HS-4)`(target: String) {
        #expect(lines(target).first == 4)
    }

    @Test func `a package is noticed (AK-2)`() {
        let package = #"dependencies: [.package(url: "https://example.org/a", from: "1.0.0")],"#

        #expect(lines("", dependencies: package) == [2])
    }

    @Test func `warnings that are errors in the build of a host are noticed (EM-3)`() {
        let code = """
            let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
            let package = Package(swiftLanguageModes: [.v6])
            """

        #expect(ManifestRule().lines(in: code, at: "Package.swift") == [1])
    }

    @Test func `the settings of the language are noticed when they go (AK-5)`() {
        #expect(ManifestRule().lines(in: "let package = Package()", at: "Package.swift").count == 4)
    }

    @Test func `code that does not return to its actor is noticed (AK-5)`() {
        let target = """
            .target(name: "MomentumDomain", path: "Sources/Domain/Shared", \
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
            """

        #expect(lines(target) == [4])
    }

    @Test func `targets with less than their layer allows are left alone (AK-1)`() {
        let helper =
            #"func module(_ name: String) { .target(name: "Momentum\(name)", path: "Sources/\(name)", swiftSettings: settings) }"#

        #expect(lines(#"module("DI", "DI/Shared", ["MomentumDomain"])"#) == [])
        #expect(lines(helper) == [])
    }
}
