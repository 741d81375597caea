import Testing

/// Shapes that the layers have in common, read from the text of the files.
@Suite struct ShapeTests {
    let files = SourceTree.current.files.filter { !$0.isTest }

    @Test
    func `a part of a type is a file of its own only where one file would be too long (HS-26)`() {
        let paths = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })

        for part in files where part.baseName.contains("+") {
            let folder = part.path.prefix { $0 != "+" }
            guard let whole = paths["\(folder).swift"],
                part.tokens.allSatisfy(\.conditions.isEmpty)
            else { continue }
            #expect(whole.lineCount + part.lineCount > 200, "\(part.path) belongs in \(whole.path)")
        }
    }

    @Test func `no folder has more files than one can look through (HS-27)`() {
        let folders = Dictionary(grouping: SourceTree.current.files.map(\.path)) { path in
            path.split(separator: "/").dropLast().joined(separator: "/")
        }

        #expect(folders.count > 50)
        #expect(folders.filter { $0.value.count > 28 }.keys.sorted() == [])
    }

    @Test func `the composition root is one file that reads in one go (HS-34)`() {
        let root = files.filter { $0.baseName.hasPrefix("CompositionRoot") }

        #expect(root.map(\.path) == ["Sources/Demo/CompositionRoot.swift"])
        #expect(root.allSatisfy { $0.lineCount <= 100 })
    }

    @Test func `an assembly registers in functions that fit on a screen (HS-34)`() {
        let assemblies = files.filter { $0.baseName.hasSuffix("Assembly") }
        let registering = assemblies.flatMap { file in
            file.declarations.flatMap(\.members).filter { $0.name.hasPrefix("register") }
                .map { (name: "\(file.baseName).\($0.name)", lines: $0.lastLine - $0.line + 1) }
        }

        #expect(registering.count > 20)
        #expect(registering.filter { $0.lines > 60 }.map(\.name) == [])
    }

    @Test func `a typed text is folded where a query is made, and nowhere behind it (HS-36)`() {
        let places = files.filter { file in
            file.layer?.kind == .domain || file.layer?.kind == .data
                || file.layer?.kind == .presentation
        }
        let folding = places.filter { file in
            zip(file.tokens, file.tokens.dropFirst()).contains {
                $0.isCode("FoldedQuery") && $1.isCode("(")
            }
        }

        // A list searched alone, and rows kept until an answer comes, have no query.
        #expect(
            folding.map(\.baseName) == ["PlaceQuery", "Suggestions", "ListRule", "SuggestUseCase"]
        )
    }

    @Test func `no source of places removes its duplicates by itself (HS-36)`() {
        let places = files.filter { file in
            file.layer?.kind == .data
                && file.layer?.ours.contains("MomentumSuggestionsDomain") == true
        }
        let removing = places.filter { file in
            file.tokens.contains { $0.isCode("distinct") }
        }

        #expect(places.count > 20)
        #expect(removing.map(\.baseName) == [])
    }

    @Test func `an answer of GraphQL is checked once, by the exchange or the probe (HS-36)`() {
        let checking = files.filter { file in
            zip(file.tokens, file.tokens.dropFirst(3)).contains {
                $0.isCode("GraphQLIgnored") && $1.isCode("check")
            }
        }

        #expect(checking.map(\.baseName).sorted() == ["GraphQLExchange", "RemoteServerInspector"])
    }

    @Test func `the parameters of assemblies agree (HS-33)`() {
        let assemblies = files.filter {
            $0.layer?.kind == .injection && $0.baseName.hasSuffix("Assembly")
        }
        let heads = assemblies.flatMap { file in
            file.declarations.flatMap(\.members)
                .filter { $0.kind == .`init` && $0.isPublic }
                .map { (name: file.baseName, parameters: $0.parameters) }
        }
        let log = "@escaping@Sendable(FailureCause)->Void={_in}"

        // One initializer each: a second one would differ by defaults.
        #expect(Set(heads.map(\.name)).count == heads.count && heads.count > 6)
        for (name, parameters) in heads {
            let labels = parameters.map(\.label).filter { $0 != "log" }
            #expect((labels.firstIndex(of: "storage") ?? 0) == 0, "\(name)")
            #expect(labels.dropLast().contains("texts") == false, "\(name)")
            for parameter in parameters where parameter.type.contains("FailureCause") {
                #expect(parameter.label == "log" && parameter.type.joined().hasSuffix(log))
                #expect(parameters.last?.label == "log", "\(name)")
            }
            // The clock of the system is the one default before what has to be given.
            guard name != "SystemAssembly" else { continue }
            let isOptional = parameters.map { $0.type.contains("=") }
            #expect(isOptional == isOptional.sorted { !$0 && $1 }, "\(name)")
        }
        let storages = files.filter { $0.layer?.isLibrary == true }.flatMap { file in
            file.declarations.filter { $0.isPublic && $0.name.hasSuffix("Storage") }
                .map { "\(file.baseName) \($0.name)" }
        }
        #expect(storages.count > 3)
        #expect(storages.allSatisfy { Set($0.split(separator: " ")).count == 1 }, "\(storages)")
    }

    @Test(arguments: ["openScope(", "mainActorSingleton(", "guard:", "Paginator {"])
    func `each mechanism of the kit has a user outside tests (NV-22)`(call: String) {
        let kit = ["Sources/DI/Container/", "Sources/Presentation/Shared/"]

        #expect(
            files.contains { file in
                file.text.contains(call) && !kit.contains(where: file.path.hasPrefix)
            }
        )
    }

    @Test func `a use case stands behind its protocol and has one verb (AK-7)`() {
        let useCases = files.filter {
            $0.baseName.hasSuffix("UseCase") && $0.layer?.kind == .domain
        }

        #expect(useCases.count > 3)
        for useCase in useCases {
            let name = useCase.baseName
            #expect(
                useCase.declarations.contains { $0.name == "\(name)Protocol" },
                "\(useCase.path)"
            )
            #expect(useCase.text.contains("\(name): \(name)Protocol"), "\(useCase.path)")
        }
    }

    @Test func `every repository has an adapter in memory and another one (AK-8)`() {
        let protocols = files.filter {
            $0.layer?.kind == .domain && $0.path.contains("/Repositories/")
                && $0.text.contains("public protocol \($0.baseName)")
        }
        let adapters = files.filter {
            $0.layer?.kind == .data && $0.baseName.hasSuffix("Repository")
        }

        #expect(protocols.count > 1)
        for repository in protocols.map(\.baseName) {
            // One adapter may serve several protocols of its feature.
            let own = adapters.filter { adapter in
                adapter.text.split(separator: "\n").contains { line in
                    line.contains(": ") && line.hasSuffix(" {")
                        && line.split(whereSeparator: { " ,".contains($0) }).contains(
                            repository[...]
                        )
                }
            }
            .map(\.baseName)
            #expect(own.contains { $0.hasPrefix("InMemory") }, "\(repository)")
            #expect(own.count > 1, "\(repository): \(own)")
        }
    }

    @Test func `a view model is an observable class on the main actor with a state (AK-11)`() {
        let viewModels = files.filter {
            $0.layer?.kind == .presentation && $0.baseName.hasSuffix("ViewModel")
        }

        #expect(viewModels.count > 3)
        for viewModel in viewModels {
            let head = "@MainActor\n@Observable\npublic final class \(viewModel.baseName)"
            #expect(viewModel.text.contains(head), "\(viewModel.path)")
            let states = viewModel.text.split(separator: "\n").filter { $0.contains("var state: ") }
            #expect(states.count == 1, "\(viewModel.path)")
            #expect(!states.contains { $0.contains("public var state: State =") })
        }
    }

    @Test func `the tracker reaches no network but for sync, and logs nothing (SR-149)`() {
        let parts = ["/SiteRotation/", "/SiteStore/", "/WebDAV/"]
        let tracker = files.filter { file in parts.contains(where: file.path.contains) }
        let network = ["HTTPTransport", "URLSession", "FoundationNetworking"]
        let logs = ["Logger(", "NSLog(", "os_log(", "standardError"]

        #expect(tracker.count > 100)
        // The one log takes domain and code of a failed push, and nothing else (SR-128).
        let log = "UnifiedWatchLog.swift"
        for file in tracker where file.layer?.kind != .demo && !file.path.hasSuffix(log) {
            let words = file.path.contains("/WebDAV/") ? logs : network + logs
            #expect(!words.contains { file.text.contains($0) }, "\(file.path)")
        }
    }

    @Test(arguments: [
        "\"Unknown Location\"", "\"Never used\"", "days ago\"", "\"Due soon\"",
        "* 10 < targetSeconds * 8",
        "case .left: 0",
    ])
    func `names, thresholds, day texts and side order exist once, in Domain (SR-11, SR-151)`(
        text: String
    ) {
        // A catalogue of another language repeats the texts as its keys.
        let places = files.filter { file in
            file.text.contains(text) && !file.path.contains("/German/")
        }

        #expect(places.map { $0.layer?.kind } == [.domain], "\(places.map(\.path))")
    }

    @Test
    func `a further field of an entry is named by its record and by rules of operations (HS-17)`() {
        let state = files.filter { $0.path.contains("Domain/SiteRotation/State/") }
        func naming(_ field: String) -> [String] {
            state.filter { $0.tokens.contains { $0.isCode(field) } }.map(\.baseName).sorted()
        }

        // Only a change and a correction say what was found, and when it goes.
        #expect(
            naming("findings")
                == ["EntryDetails", "SiteRotationState+Editing", "SiteRotationState+Logging"]
        )
    }

    @Test
    func `each use case has a public implementation, which works without a container (HS-32)`() {
        let declared = files.filter { $0.path.hasPrefix("Sources/Domain/") }.flatMap(\.declarations)
        let types = declared.filter { $0.kind == .struct || $0.kind == .class || $0.kind == .actor }
        let open = Set(types.filter(\.isPublic).map(\.name))
        let protocols = declared.filter { $0.kind == .protocol && $0.isPublic }.map(\.name)
            .filter { $0.hasSuffix("UseCaseProtocol") }

        #expect(protocols.count > 40)
        #expect(protocols.filter { !open.contains(String($0.dropLast(8))) } == [])
    }
}
