import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumCommandLine
import MomentumContainer
import MomentumDetailsFile
import MomentumDomain
import MomentumGraphQLDI
import MomentumNetwork
import MomentumPlaceIndex
import MomentumSchedulingDI
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSuggestionsDI
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

/// The configuration of one run: its data folder, or none, and its server, or none.
struct ProgramConfiguration {
    let context: CommandContext
    var server: ServerAddress?
    var policy = SignInPolicy.automatic
    var browser: any WebSession = NoBrowser()
    var sources = SuggestionsSources(files: .placeIndexes)
    var suggesting = SuggestionConfiguration()
    /// Reports when people see the program; `nil` for a command, which is visible until it ends.
    var foreground: (any ForegroundSource)?
    var syncPlace: SiteSyncPlace?
    /// False where each sync is reported: a server that refuses the check of the account refuses
    /// the sync, too.
    var warnsOfSync = true
    /// The phone's end of the channel of states; `nil` for the one in the folder.
    var watchStates: (any WatchStateSender)?
    /// Replaces services after all are registered, for example a repository by one that fails.
    var adjust: @MainActor (inout ContainerBuilder) -> Void = { _ in }

    var folder: URL? { context.dataDirectory }
    /// The device whose log the commands are about.
    var device: WornDevice {
        context.path.dropFirst().starts(with: ["sites", "sensor"]) ? .sensor : .set
    }
    /// The folder of the session and of cached answers.
    var accountFolder: URL? { folder?.appending(component: "scheduling") }

    var sites: SiteRotationStorage { context.recordsDirectory.map { .folder($0) } ?? .inMemory }
    var answers: SuggestionsStorage { folder.map { .folder($0) } ?? .inMemory }
    /// A file on every system, because a program without a bundle has no Keychain.
    var tokens: TokenStorage { folder == nil ? .inMemory : .file() }

    var people: SchedulingStorage {
        if server != nil { return .server }
        return folder.map { .folder($0) } ?? .inMemory
    }

    /// True if the suggestions have sources of places.
    var hasPlaces: Bool { !sources.places.isEmpty }

    /// Reports requests with `--verbose`; an application owns the terminal.
    private var observer: RequestReport? {
        let mode = context.console.mode
        guard mode.isVerbose, !mode.isQuiet, foreground == nil else { return nil }
        return RequestReport(console: context.console)
    }

    /// The assemblies of all features; those of an account only where there is a server.
    ///
    /// `watch` has the files of the phone and of the watch.
    func assemblies(watch: WatchPlaces) -> [any Assembly] {
        let (console, userAgent) = (context.console, MomentumCommand.userAgent)
        var assemblies: [any Assembly] = [
            SiteRotationAssembly(storage: sites, texts: SiteTexts(words: .current)),
            SiteSyncAssembly(place: syncPlace) { [warnsOfSync] cause in
                if warnsOfSync { console.warn(of: cause) }
            },
            watch.phone(states: watchStates ?? watch.states),
            SuggestionsAssembly(
                storage: answers,
                sources: sources,
                configuration: suggesting,
                texts: SuggestionTexts(words: .current, locale: context.locale)
            ),
            SchedulingAssembly(storage: people, words: .current),
        ]
        if let server {
            assemblies += [
                AuthenticationAssembly(
                    server: server,
                    tokens: tokens,
                    policy: policy,
                    folder: accountFolder,
                    foreground: foreground,
                    userAgent: userAgent
                ) { console.warn("\($0.detail) (\($0.domain) \($0.code))\n") },
                GraphQLAssembly(
                    server: server,
                    folder: accountFolder,
                    userAgent: userAgent,
                    observer: observer
                ),
            ]
        }
        return assemblies
    }
}
