public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSiteRotationDomain

/// Settings in a JSON file, which many processes may change.
///
/// Beside it stands a file with the ending `.lock`, which names the process that wrote last. Of a
/// link to the settings, both belong to the file that it leads to.
public actor FileSiteSettingsRepository: SiteSettingsRepository {
    private let file: SharedDocument
    private let ticks: Ticks
    private let stamp: @Sendable (String) -> FileStamp?
    private let broadcast = Broadcast<SiteSettings>()
    /// The settings that listeners know of.
    private var known: SiteSettings?
    /// Which file those were read from.
    private var knownFile: FileStamp?

    /// - Parameters:
    ///   - file: The settings; the file and its folder need not exist yet.
    ///   - clock: What is waited on, while somebody listens to ``changes()``, before a look whether
    ///     another process has changed them.
    public init(file: URL, clock: any Clock<Duration> = ContinuousClock()) {
        self.init(file: file, clock: clock, stamp: { FileStamp($0) })
    }

    init(
        file: URL,
        clock: any Clock<Duration>,
        stamp: @escaping @Sendable (String) -> FileStamp?
    ) {
        self.stamp = stamp
        self.file = SharedDocument(file, subject: "settings file")
        ticks = Ticks(clock: clock)
    }

    public func settings() async throws(RepositoryError) -> SiteSettings {
        do throws(DocumentError) {
            return try readAndTell()
        } catch {
            throw error.repositoryError
        }
    }

    @discardableResult
    public func change(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        // Nothing is made where nothing changes.
        let held = try await settings()
        if held.applying(changes) == held { return held }
        let changed: SiteSettings
        do throws(DocumentError) {
            changed = try await file.change { bytes throws(DocumentError) in
                // Read again: somebody else may have changed others of them meanwhile.
                let changed = try read(bytes).toDomain().applying(changes)
                try keepAsideIfUnreadable(bytes)
                return (try file.encode(SiteSettingsDTO(changed)), changed)
            }
        } catch {
            throw error.repositoryError
        }
        // Read once more: another process may have been next before the stamp could be taken.
        if (try? readAndTell()) == nil { tell(changed, of: nil) }
        return changed
    }

    /// The trouble while defaults stand in for a document that is there; `nil` otherwise.
    package nonisolated var trouble: FailureCause? {
        guard let bytes = try? file.read(), decoded(bytes) == nil else { return nil }
        return FailureCause(
            domain: DocumentError.errorDomain,
            code: file.damaged("").errorCode,
            detail: "",
            explanation: """
                The settings file “\(file.path)” is damaged, so the defaults are used. Put a copy in \
                its place, or change a setting; the damaged file is then kept as \
                “\(file.path).unreadable”.
                """
        )
    }

    /// A document that cannot be read at all counts as missing numbers do (SR-82).
    private func read(_ bytes: Data?) throws(DocumentError) -> SiteSettingsDTO {
        guard let bytes, let document = decoded(bytes) else {
            return SiteSettingsDTO(SiteSettings())
        }
        try file.checkVersion(of: bytes, supported: SiteSettingsDTO.currentVersion)
        return document
    }

    private nonisolated func decoded(_ bytes: Data) -> SiteSettingsDTO? {
        try? JSONDecoder().decode(SiteSettingsDTO.self, fromOutside: bytes)
    }

    /// Puts a document that cannot be read beside the file, before it is replaced.
    private func keepAsideIfUnreadable(_ bytes: Data?) throws(DocumentError) {
        guard let bytes, decoded(bytes) == nil else { return }
        try file.place(bytes, at: "\(file.path).unreadable")
    }

    public nonisolated func changes() -> AsyncStream<SiteSettings> {
        let (changes, continuation) = AsyncStream.makeStream(
            of: SiteSettings.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let own = broadcast.values()
        let listening = Task {
            for await settings in own { continuation.yield(settings) }
            continuation.finish()
        }
        let looking = Task { [weak self, ticks] in
            for await _ in ticks.stream() {
                guard let self else { return }
                await self.look()
            }
        }
        continuation.onTermination = { _ in
            listening.cancel()
            looking.cancel()
        }
        return changes
    }

    /// Tells listeners of what another process has changed; the file is read only when it is not
    /// the one that was read last.
    private func look() {
        // Before anybody has read them there is nothing that they could differ from.
        guard known != nil else { return }
        guard stamp(file.path) != knownFile else { return }
        // One that cannot be read now is told of by whoever asks for the settings.
        _ = try? readAndTell()
    }

    private func readAndTell() throws(DocumentError) -> SiteSettings {
        // Asked for first: what is put there meanwhile is seen by the next look.
        let stamp = stamp(file.path)
        let settings = try read(try file.read()).toDomain()
        tell(settings, of: stamp)
        return settings
    }

    private func tell(_ settings: SiteSettings, of stamp: FileStamp?) {
        let isNews = known != nil && known != settings
        (known, knownFile) = (settings, stamp)
        if isNews { broadcast.send(settings) }
    }
}
