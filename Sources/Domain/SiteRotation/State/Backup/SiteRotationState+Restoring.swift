import Foundation
import MomentumDomain

extension SiteRotationState {
    /// Restores a backup in one transaction, unless its effect differs from the preview.
    func draft(
        _ restore: SiteRestore,
        at now: Date
    ) throws(SiteRotationError) -> Draft? {
        let present = backupWrites
        let restored = restore.backup.writes.restored(over: present, restore.mode)
        if let expected = restore.expected,
            SiteRestore.Effect(restored, over: present, restore.mode) != expected
        {
            throw .restoreOvertaken
        }
        guard !restored.isEmpty else { return nil }
        var writes = restored
        writes.commands.insert(SiteCommandWrite(id: restore.id), at: 0)
        writes = writes.recording(.restore(restore), at: now)
        guard restore.mode == .merge else { return stamped(writes, at: now) }
        // As far as this device knows, the records were never written. A change that another device
        // has made since the backup is newer.
        let stamp = min(Self.stamp(of: now), Self.stamp(of: restore.backup.created))
        return (max(stamp, 1), writes)
    }
}
