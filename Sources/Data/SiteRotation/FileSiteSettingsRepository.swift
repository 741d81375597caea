public import Foundation
public import MomentumDomain

/// Settings in a JSON file, which many processes may change.
///
/// Beside it stands a file with the ending `.lock`, which names the process that wrote last. Of a
/// link to the settings, both belong to the file that it leads to.
public actor FileSiteSettingsRepository: SiteSettingsRepository {
    private let file: SharedDocument
    private let broadcast = Broadcast<SiteSettings>()

    /// - Parameter file: The settings; the file and its folder need not exist yet.
    public init(file: URL) {
        self.file = SharedDocument(file, subject: "settings file")
    }

    public func settings() async throws(RepositoryError) -> SiteSettings {
        do throws(DocumentError) {
            return try read(try file.read()).toDomain()
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
        broadcast.send(changed)
        return changed
    }

    /// A sentence for people when defaults stand in for a document that is there; `nil` otherwise.
    package nonisolated var trouble: String? {
        guard let bytes = try? file.read(), decoded(bytes) == nil else { return nil }
        return
            "The settings file “\(file.path)” is damaged, so the defaults are used. Put a copy in its "
            + "place, or change a setting; the damaged file is then kept as “\(file.path).unreadable”."
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
        broadcast.values()
    }
}
