public import Foundation
public import MomentumDomain

/// Settings in a JSON file that is replaced as a whole.
public actor FileSiteSettingsRepository: SiteSettingsRepository {
    private let file: URL
    private let broadcast = Broadcast<SiteSettings>()

    /// - Parameter file: Where the settings are; it and its folder need not exist yet.
    public init(file: URL) {
        self.file = file
    }

    public func settings() async throws(RepositoryError) -> SiteSettings {
        do {
            let bytes = try Data(contentsOf: file)
            // A document that cannot be read at all counts as missing numbers do (SR-82).
            let document = try? JSONDecoder().decode(SiteSettingsDTO.self, from: bytes)
            return document?.toDomain() ?? SiteSettings()
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return SiteSettings()
        } catch {
            throw .unavailable(FailureCause(error))
        }
    }

    public func save(_ settings: SiteSettings) async throws(RepositoryError) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try keepAsideIfUnreadable()
            try AtomicFile(file).replace(with: Array(encoder.encode(SiteSettingsDTO(settings))))
        } catch {
            throw .unavailable(FailureCause(error))
        }
        broadcast.send(settings)
    }

    /// Puts a document that cannot be read beside the file, before it is replaced.
    private func keepAsideIfUnreadable() throws {
        guard let bytes = FileManager.default.contents(atPath: file.path),
            (try? JSONDecoder().decode(SiteSettingsDTO.self, from: bytes)) == nil
        else { return }
        try AtomicFile(file.appendingPathExtension("unreadable")).replace(with: Array(bytes))
    }

    public nonisolated func changes() -> AsyncStream<SiteSettings> {
        broadcast.values()
    }
}
