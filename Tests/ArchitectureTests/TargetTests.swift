import Testing

/// The targets as a whole: what a host of one feature gets, and what each has beside its sources.
@Suite struct TargetTests {
    private let files = SourceTree.current.files.filter { !$0.isTest }

    /// Everything that a host of these modules compiles.
    private func compiled(with modules: Set<String>) -> Set<String> {
        var reached = modules
        var next = modules
        while !next.isEmpty {
            let rows = Layer.libraries.filter { next.contains($0.target) }
            next = Set(rows.flatMap(\.ours)).subtracting(reached)
            reached.formUnion(next)
        }
        return reached
    }

    private func modules(of feature: String) -> Set<String> {
        Set(Layer.libraries.map(\.target).filter { $0.hasPrefix("Momentum\(feature)") })
    }

    @Test(arguments: Layer.features)
    func `a host of one feature compiles no other (EM-6, HS-3)`(feature: String) {
        let others = Layer.features.filter {
            $0 != feature && !(feature == "Scheduling" && $0 == "Authentication")
        }
        let reached = compiled(with: modules(of: feature))

        #expect(modules(of: feature).count == 5)
        #expect(reached.intersection(others.flatMap(modules)) == [])
    }

    /// `Scripts/fuzz check` finds every module of a debug build, the package only these.
    @Test func `the fuzz programs import what their products have`() throws {
        let manifest = try #require(SourceTree.current.file("Fuzz/Package.swift"))
        let products = manifest.text.matches(of: /product\(name: "Momentum(\w+)"/)
            .map { String($0.1) }
        let found = products.flatMap { name in
            Layer.features.contains(name)
                ? modules(of: name).filter { !$0.hasSuffix("TestSupport") } : ["Momentum\(name)"]
        }
        let reached = compiled(with: Set(found))
        let imports = SourceTree.current.files(in: "Fuzz/Sources").flatMap { file in
            file.text.matches(of: /import (Momentum\w+)/).map { String($0.1) }
        }

        #expect(imports.count > 10)
        #expect(Set(imports).subtracting(reached) == [])
    }

    @Test func `the scale in writing is that of the tree (HS-41)`() throws {
        let page = try #require(
            SourceTree.current.pages.first { $0.path == "Docs/Architecture.md" }
        )
        let targets = Layer.all.count { $0.kind != .tests }
        let table = page.text.matches(of: /\| (\d+) \| .* \| .* \| (`.*`) \|/)
        let examples = table.map { String($0.2) }.joined(separator: ", ")
            .split(separator: ", ").map { String($0.dropFirst().dropLast()) }
        let declared = Set(SourceTree.current.files.flatMap(\.declarations).map(\.name))

        #expect(page.text.contains("| targets, those of tests left out | \(targets) |"))
        #expect(table.compactMap { Int($0.1) } == Array(1...10))
        #expect(examples.filter { !declared.contains($0) } == [])
    }

    @Test func `a host of the tracker links no network (EM-7, HS-2, HS-3)`() {
        let reached = compiled(with: modules(of: "SiteRotation"))

        #expect(reached.contains("MomentumSiteStore"))
        #expect(
            reached.isDisjoint(with: ["MomentumNetwork", "MomentumGraphQL", "MomentumWebDAV"])
        )
    }

    @Test
    func `a host of suggestions has no files, and a network only with the geocoders (EM-6)`() {
        let reached = compiled(with: modules(of: "Suggestions"))

        #expect(
            reached.isDisjoint(with: ["MomentumNetwork", "MomentumPlaceIndex", "MomentumData"])
        )
        #expect(compiled(with: ["MomentumGeocoders"]).contains("MomentumNetwork"))
    }

    @Test func `suggestions and what all share are at most 11,000 lines (EM-6)`() {
        let modules = modules(of: "Suggestions").filter { !$0.hasSuffix("TestSupport") }
        let reached = compiled(with: modules.union(["MomentumDI"]))
        let lines = files.filter { reached.contains($0.layer?.target ?? "") }
            .map { $0.text.count { $0 == "\n" } }.reduce(0, +)

        #expect((1_000...11_000).contains(lines), "\(lines)")
    }

    @Test func `sync and adapters see no journal, and the index no geocoder (HS-2, HS-22)`() {
        let outside = files.filter {
            $0.layer?.isLibrary == true && $0.layer?.target != "MomentumSiteStore"
        }
        // The repository is the actor that the store belongs to.
        let journal = outside.filter { $0.words.contains("JournalStore") }.map(\.baseName)
            .filter { !$0.hasPrefix("FileSiteRotation") }

        #expect(journal == [])
        #expect(compiled(with: ["MomentumPlaceIndex"]).contains("MomentumNetwork") == false)
    }

    @Test func `rows, their table and the state are in one target (HS-6)`() {
        let types = ["SiteRotationState", "SiteEntries", "EntryTable", "EntryFields"]
        let homes = files.filter { types.contains($0.baseName) }.map { $0.layer?.target }

        #expect(homes == types.map { _ in "MomentumSiteRotationDomain" })
    }

    @Test
    func `a module of the kit and a feature have a catalogue, and a library its record (HS-7)`() {
        let kit = Layer.libraries.filter { layer in
            ["Shared", "System", "Container", "Network"].contains {
                layer.folder.hasSuffix("/\($0)")
            }
                || layer.kind == .domain
        }

        for layer in kit where layer.kind != .testSupport {
            // A failed expectation prints its operands, and the tree is large.
            let hasCatalogue = SourceTree.current.exists("\(layer.folder)/\(layer.target).docc")
            #expect(hasCatalogue, "\(layer.target)")
        }
        for library in Layer.libraries {
            let isRecorded = SourceTree.current.exists("Docs/API/\(library.target).txt")
            #expect(isRecorded, "\(library.target)")
        }
    }
}
