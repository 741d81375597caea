import Foundation
import Testing

/// The public interface as a whole: names that can be written, and mocks for what has to be passed.
@Suite struct PublicInterfaceTests {
    private static let libraries = SourceTree.current.files.filter { $0.layer?.isLibrary == true }

    private func types(_ file: SourceFile) -> [Declaration] {
        file.declarations.filter { $0.isType && $0.isPublic }
    }

    @Test func `a public name is there once, and is none of the usual frameworks (EM-8)`() {
        var homes: [String: Set<String>] = [:]
        for file in Self.libraries where file.layer?.kind != .loopback {
            for type in types(file) {
                homes[type.name, default: []].insert(file.layer?.target ?? "")
            }
        }
        // Names of Foundation, SwiftUI, Observation, Testing, Swinject, Factory and Fluent.
        let taken: Set = [
            "Link", "Page", "View", "List", "Text", "Image", "State", "Binding", "Environment",
            "Path", "Table", "Form", "Label", "Menu", "Section", "Group", "Color", "Shape",
            "Layout",
            "Scene", "Transaction", "Animation", "Field", "Toggle", "Button", "Stepper", "Picker",
            "Assembly", "Container", "Factory", "Loaded", "Resolver", "Scope", "Model", "Migration",
            "Database", "Query",
            "User", "Team", "Session", "Account", "People", "Deletion", "Date", "Data", "URL",
            "UUID", "Calendar", "Locale", "Notification", "Operation", "Process", "Progress",
            "Unit", "Measurement", "Predicate", "Test", "Suite", "Tag", "Bug", "Trait",
        ]

        #expect(homes.count > 300)
        #expect(homes.filter { $0.value.count > 1 }.keys.sorted() == [])
        // Swinject has an `Assembly` and Fluent a `Page`: a program with both writes the module.
        #expect(homes.keys.filter(taken.contains).sorted() == ["Assembly", "Page"])
    }

    @Test func `what no host needs is not public (HS-31)`() {
        let hidden: Set = [
            "SiteTransaction", "SiteWrites", "SiteEntryWrite", "SitePlaceWrite", "SiteCommandWrite",
            "OrderKey", "TransactionID", "UnknownField", "SiteEnd", "FoldedName", "TextFolding",
            "TagCategorizer", "PlaceRanking", "UserRules", "TeamRules", "TeamMembership",
            "NameOrder", "CallbackReader", "RequestBoard", "ResponseCache",
            "RouteTableConnection", "NetworkFailure", "FileSystemCall", "FileSystemError",
        ]
        let declared = Self.libraries.flatMap(\.declarations).filter { hidden.contains($0.name) }

        // A list of names that are gone would hold nothing.
        #expect(declared.count > 15)
        #expect(declared.filter(\.isPublic).map(\.name) == [])
    }

    @Test(arguments: Layer.features)
    func `a public name of a feature is on one of its three levels (HS-30)`(feature: String) {
        let levels = ["Start", "ExtensionPoints", "Rest"].map { level in
            let ending = "Momentum\(feature)Domain.docc/\(level).md"
            let page = SourceTree.current.pages.first { $0.path.hasSuffix(ending) }
            return Set((page?.text ?? "").matches(of: /`([A-Z][A-Za-z0-9]+)`/).map { $0.1 })
        }
        let names = Self.libraries.filter { $0.layer?.target.contains(feature) == true }
            .flatMap(types).map(\.name)

        #expect(names.count > 30)
        let misplaced = names.filter { name in levels.count { $0.contains(name[...]) } != 1 }
        #expect(misplaced == [])
    }

    /// Protocols without a mock, each with what a test passes instead.
    private static let replaced = [
        "Clock": "TestClock", "WallClock": "FixedWallClock, ManualWallClock",
        "IdentifierSource": "SequentialIdentifiers", "RandomBytes": "SequentialRandomBytes",
        "RouterProtocol": "Router", "Error": "any error",
        "SiteRecordsFormat": "CSVSiteRecordsFormat, which has no state",
        "SiteBackupFormat": "JSONLinesSiteBackupFormat, which has no state",
        "SiteTimelineReloader": "CountingTimelineReloader", "WatchLog": "RecordingWatchLog",
        "SyncFolder": "DirectorySyncFolder in a folder of the test",
        "MapService": "an adapter of the host over Apple's maps has one of its own",
        "MapCompletionService": "an adapter of the host over Apple's maps has one of its own",
        "SiteSettingsMirror": "InMemorySiteSettingsRepository",
        "GraphQLObserver": "one function, without an answer",
    ]

    @Test func `each protocol that a public initialiser takes has a mock (EM-15)`() {
        var protocols: Set<String> = []
        var needed: Set<String> = []
        var mocked: Set<String> = []
        func look(at declaration: Declaration, isPublic: Bool) {
            if declaration.kind == .protocol { protocols.insert(declaration.name) }
            let isOpen = isPublic && declaration.isPublic
            if declaration.kind == .`init`, isOpen {
                for parameter in declaration.parameters {
                    for (word, next) in zip(parameter.type, parameter.type.dropFirst())
                    where word == "any" {
                        needed.insert(next)
                    }
                }
            }
            for member in declaration.members {
                look(at: member, isPublic: declaration.kind == .extension || isOpen)
            }
        }
        for file in Self.libraries where file.layer?.kind != .loopback {
            if file.layer?.kind == .testSupport {
                for type in file.declarations where type.isType && type.isPublic {
                    mocked.formUnion(type.inherited)
                }
                continue
            }
            for declaration in file.declarations { look(at: declaration, isPublic: true) }
        }

        #expect(needed.count > 50)
        let missing = needed.intersection(protocols).subtracting(mocked)
        #expect(missing.subtracting(Self.replaced.keys).sorted() == [])
        // A row without a need is removed.
        let rows = Set(Self.replaced.keys).intersection(protocols)
        #expect(rows.subtracting(needed).sorted() == [])
    }
}
