public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSiteRotationDomain

/// The delivered reminders in a JSON file, which several processes may use.
public struct FileSiteReminderLog: SiteReminderLog {
    private struct Content: DocumentContent {
        static let currentVersion = 1

        var version = Content.currentVersion
        /// Seconds since 1970, by the ids of the reminders.
        let told: [String: Double]

        init(_ memory: SiteReminderMemory) {
            told = memory.told.mapValues(\.timeIntervalSince1970)
        }

        var memory: SiteReminderMemory {
            SiteReminderMemory(told: told.mapValues { Date(timeIntervalSince1970: $0) })
        }
    }

    private let file: SharedDocument

    /// - Parameter file: The log; the file and its folder need not exist yet.
    public init(file: URL) {
        self.file = SharedDocument(file, subject: "file of told reminders")
    }

    public func due(
        _ reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) -> [SiteReminder] {
        do throws(DocumentError) {
            let memory = try file.read(as: Content.self)?.memory ?? SiteReminderMemory()
            return memory.due(reminders, at: now)
        } catch {
            throw error.repositoryError
        }
    }

    public func record(
        _ told: [SiteReminder],
        of reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) {
        do throws(DocumentError) {
            try await file.change(Content.self) { content in
                var memory = content?.memory ?? SiteReminderMemory()
                memory.record(told, of: reminders, at: now)
                return (Content(memory), ())
            }
        } catch {
            throw error.repositoryError
        }
    }
}
