public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSiteRotationDomain

/// Settings in a JSON file, which several processes may change.
///
/// A file next to it, with the extension `.lock`, names the process that wrote last. For a link,
/// both files belong to its target.
public actor FileSiteSettingsRepository: SiteSettingsRepository, SiteSettingsMirror {
    private let file: SharedDocument
    private let ticks: Ticks
    private let stamp: @Sendable (String) -> FileStamp?
    private let broadcast = Broadcast<SiteSettings>()
    /// The settings that listeners know.
    private var known: SiteSettings?
    /// The file's stamp for the known settings.
    private var knownFile: FileStamp?

    /// - Parameters:
    ///   - file: The settings; the file and its folder need not exist yet.
    ///   - clock: The clock for polling while a listener waits for changes of other processes.
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
        // An unchanged document creates no file.
        let held = try await settings()
        if held.applying(changes) == held { return held }
        let changed: SiteSettings
        do throws(DocumentError) {
            changed = try await replace {
                MirroredSiteSettings($0.settings.applying(changes), by: .firstVersion)
            }
        } catch {
            throw error.repositoryError
        }
        // Another process may have written before the stamp was taken, so this reads again.
        if (try? readAndTell()) == nil { adopt(changed, of: nil) }
        return changed
    }

    public func document() async throws(RepositoryError) -> MirroredSiteSettings {
        do throws(DocumentError) {
            _ = try readAndTell()
            return try document(try file.read())
        } catch {
            throw error.repositoryError
        }
    }

    public func mirror(
        _ settings: SiteSettings,
        over document: MirroredSiteSettings,
        changing changes: [SiteSettingsChange]
    ) async throws(RepositoryError) {
        do throws(DocumentError) {
            _ = try await replace { present in
                let isNewer = present.isNewer(than: document)
                let device = present.settings.applying(changes)
                return MirroredSiteSettings(
                    (isNewer ? present.settings : settings).with(device: device),
                    by: isNewer ? .firstVersion : .mirror
                )
            }
            _ = try readAndTell()
        } catch {
            throw error.repositoryError
        }
    }

    /// Replaces the document by changing its current content: another process may have changed
    /// other settings.
    private func replace(
        _ change: (MirroredSiteSettings) -> MirroredSiteSettings
    ) async throws(DocumentError) -> SiteSettings {
        try await file.change { bytes throws(DocumentError) in
            let changed = change(try document(bytes))
            try quarantineIfUnreadable(bytes)
            let isMirror = changed.author == .mirror
            return (
                try file.encode(SiteSettingsDTO(changed.settings, isMirror: isMirror)),
                changed.settings
            )
        }
    }

    private func document(_ bytes: Data?) throws(DocumentError) -> MirroredSiteSettings {
        let content = try read(bytes)
        let author: MirroredSiteSettings.Author =
            switch bytes {
            case nil: .nobody
            case let bytes? where decoded(bytes) == nil: .unknown
            default: content.shared == true ? .mirror : .firstVersion
            }
        return MirroredSiteSettings(content.toDomain(), by: author, choices: content.choices)
    }

    /// The problem while defaults replace a damaged document; otherwise `nil`.
    package nonisolated var trouble: FailureCause? {
        guard let bytes = try? file.read(), decoded(bytes) == nil else { return nil }
        return FailureCause(
            domain: DocumentError.errorDomain,
            code: file.damaged("").errorCode,
            detail: "",
            explanation: """
                The settings file “\(file.path)” is damaged, so settings kept only there are back \
                to their defaults; synced settings are unchanged. Put a copy in its place, or change \
                a setting; the damaged file is then kept next to it.
                """
        )
    }

    /// Reads the settings; an unreadable document counts as one without values (SR-82).
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

    /// Copies an unreadable document to a file next to it before it is replaced.
    private func quarantineIfUnreadable(_ bytes: Data?) throws(DocumentError) {
        guard let bytes, decoded(bytes) == nil else { return }
        try file.keepAside(bytes)
    }

    public nonisolated func changes() -> AsyncStream<SiteSettings> {
        ticks.values(of: broadcast) { [weak self] in
            guard let self else { return false }
            await look()
            return true
        }
    }

    /// Reports changes of other processes to listeners; reads the file only if its stamp is new.
    private func look() {
        // Nothing to compare with before the first reading.
        guard known != nil else { return }
        guard stamp(file.path) != knownFile else { return }
        // The next reader of the settings gets the error of an unreadable file.
        _ = try? readAndTell()
    }

    private func readAndTell() throws(DocumentError) -> SiteSettings {
        // The stamp comes first, so that the next poll finds a file written meanwhile.
        let stamp = stamp(file.path)
        let settings = try read(try file.read()).toDomain()
        adopt(settings, of: stamp)
        return settings
    }

    private func adopt(_ settings: SiteSettings, of stamp: FileStamp?) {
        let isNews = known != nil && known != settings
        (known, knownFile) = (settings, stamp)
        if isNews { broadcast.send(settings) }
    }
}
