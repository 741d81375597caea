import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumCommandLine
import MomentumContainer
import MomentumDI
import MomentumDomain
import MomentumNetwork
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsDomain

/// The composition root: every feature wired for one run of the program.
@MainActor
struct CompositionRoot {
    let container: DependencyContainer
    let sites: SiteRotationBuilder
    let syncing: SiteSyncBuilder
    let suggestions: SuggestionsBuilder
    let scheduling: SchedulingBuilder
    /// Signing in; `nil` without a server.
    let authentication: AuthenticationBuilder?

    /// Wires everything on the folder for data, or on none, with users and teams at the server, if
    /// any.
    init(
        _ context: CommandContext,
        server: ServerAddress? = nil,
        policy: SignInPolicy = .automatic
    ) throws {
        try self.init(
            context,
            dataDirectory: context.dataDirectory,
            server: server,
            policy: policy
        )
    }

    init(
        _ context: CommandContext,
        dataDirectory: URL?,
        server: ServerAddress? = nil,
        policy: SignInPolicy = .automatic,
        sources: SuggestionsSources = SuggestionsSources(),
        configuration: SuggestionConfiguration = SuggestionConfiguration(),
        syncPlace: SiteSyncPlace? = nil
    ) throws {
        try DataDirectory.check(dataDirectory)
        var builder = ContainerBuilder()
        builder.install(
            SystemAssembly(
                clock: context.clock,
                calendar: context.calendar,
                locale: context.locale
            )
        )
        builder.install(
            SiteRotationAssembly(
                storage: dataDirectory.map(SiteRotationStorage.folder) ?? .inMemory
            )
        )
        let console = context.console
        builder.install(
            SiteSyncAssembly(place: syncPlace) { cause in
                let message = ErrorMessage(cause.explanation ?? cause.detail, cause: cause)
                console.warn(message.terminalText)
            }
        )
        if let records = dataDirectory.map(SiteRotationStorage.folder)?.records {
            builder.replace(FileSiteRotationRepository.self) {
                (identifiers: any IdentifierSource, clock: any WallClock) in
                FileSiteRotationRepository(
                    folder: records,
                    identifiers: identifiers,
                    clock: clock
                ) { process in
                    let holder = process.map { "process \($0)" } ?? "another process"
                    console.warn("Waiting for \(holder), which is using the records.\n")
                }
            }
        }
        builder.replace((any SiteDocumentStore).self) { TerminalDocumentStore(console: console) }
        builder.install(Self.phone(dataDirectory, console: context.console))
        builder.install(
            SuggestionsAssembly(
                sources: sources,
                storage: dataDirectory.map(SuggestionsStorage.folder) ?? .inMemory,
                configuration: configuration
            )
        )
        if let server {
            let folder = dataDirectory?.appending(component: "scheduling")
            // A file on every system, because a program without a bundle has no Keychain of its
            // own.
            let tokens = folder.map { _ in TokenStorage.file() } ?? .inMemory
            builder.install(
                AuthenticationAssembly(
                    server: server,
                    tokens: tokens,
                    policy: policy,
                    folder: folder,
                    userAgent: MomentumCommand.userAgent
                ) { cause in
                    console.warn("\(cause.detail) (\(cause.domain) \(cause.code))\n")
                }
            )
            builder.install(SchedulingAssembly(storage: .server))
        } else {
            let file = dataDirectory?.appending(component: "people.json")
            builder.install(SchedulingAssembly(storage: file.map { .file($0) } ?? .inMemory))
        }
        builder.rule("Presentation gets nothing of Data") { edge in
            let data = ["Data", "Network", "GraphQL", "PlaceIndex", "SiteStore", "WebDAV"]
            return !edge.fromModule.hasSuffix("Presentation")
                || !data.contains(where: edge.toModule.hasSuffix)
        }
        container = try builder.build()
        sites = SiteRotationBuilder(container: container)
        syncing = SiteSyncBuilder(container: container)
        suggestions = SuggestionsBuilder(container: container)
        scheduling = SchedulingBuilder(container: container)
        authentication = server == nil ? nil : AuthenticationBuilder(container: container)
    }

    func formCatalogue() throws -> FormCatalogue {
        try container.resolve(FormCatalogue.self)
    }

    /// The search for suggestions, for many queries in a row.
    func suggestUseCase() throws -> any SuggestUseCaseProtocol {
        try container.resolve((any SuggestUseCaseProtocol).self)
    }

    /// The transport to the server; only a run with a server has one.
    func transport() throws -> any HTTPTransport {
        try container.resolve((any HTTPTransport).self)
    }

    /// The synchronizer of the records with the folder that the root was made with.
    func siteSynchronizer() throws -> any SiteSynchronizer {
        try container.resolve((any SiteSynchronizer).self)
    }

    func syncFolder() throws -> any KnownSyncFolderRepository {
        try container.resolve((any KnownSyncFolderRepository).self)
    }

    /// The use case that goes on syncing the records.
    func sitesInSync() throws -> any KeepSitesInSyncUseCaseProtocol {
        try container.resolve((any KeepSitesInSyncUseCaseProtocol).self)
    }

    func siteDisplay() throws -> SiteDisplay {
        try container.resolve(SiteDisplay.self)
    }

    func siteRecords() async throws -> SiteRecords {
        let records = try container.resolveOnMainActor(Feed<SiteRecords>.self)
        await records.loadIfNeeded()
        return try records.state.loadedValue()
    }

    /// The records, read again after a change.
    func newestSiteRecords() async throws -> SiteRecords {
        let records = try container.resolveOnMainActor(Feed<SiteRecords>.self)
        await records.load()
        return try records.state.loadedValue()
    }

    func siteSettings() async throws -> SiteSettings {
        let settings = try container.resolveOnMainActor(Feed<SiteSettings>.self)
        await settings.loadIfNeeded()
        return try settings.state.loadedValue()
    }

    /// The content of a file named on the command line, or of standard input.
    func contents(of file: URL) async throws -> [UInt8] {
        try await container.resolve((any SiteDocumentStore).self).contents(of: file)
    }

    /// Warns on standard error when defaults replace damaged settings.
    func tellSettingsTrouble(_ console: Console) throws {
        let settings = try container.resolve((any SiteSettingsRepository).self)
        guard let trouble = (settings as? FileSiteSettingsRepository)?.trouble else { return }
        console.warn("\(trouble.explanation ?? trouble.detail)\n\n")
    }

    /// The content of an export, for output that is no file.
    func siteExport(_ content: SiteExportContent) async throws -> [UInt8] {
        try await container.resolve((any ExportSiteRecordsUseCaseProtocol).self).execute(content)
    }

    /// Undoes the last change of the records, or the last undo.
    func undoSiteChange(_ target: SiteUndo.Target) async throws -> UndoneSiteChange {
        let id = try container.resolve((any IdentifierSource).self).next()
        return try await container.resolve((any UndoSiteChangeUseCaseProtocol).self)
            .execute(SiteUndo(id: id, target: target))
    }

    /// Writes a requested file as a whole, or changes nothing.
    func write(_ text: String, to file: URL) async throws {
        try await container.resolve((any SiteDocumentStore).self).write(Array(text.utf8), to: file)
    }
}
