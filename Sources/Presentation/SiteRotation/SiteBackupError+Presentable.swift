public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteBackupError: PresentableError {
    public var kind: String {
        switch self {
        case .document(let error): error.kind
        case .notBackup: "notBackup"
        case .cut: "backupCut"
        case .changed: "backupChanged"
        case .newer: "newerBackup"
        case .damaged: "damagedBackup"
        case .replacesOthers: "replacesOthers"
        case .replacesUnreadable: "replacesUnreadable"
        case .refused(let error): error.kind
        case .repository(let error): error.kind
        }
    }

    public var sentence: Phrase {
        switch self {
        case .document(let error): error.sentence
        case .notBackup:
            """
            This is no backup of the tracker. A table of entries can be imported instead. \
            Nothing was changed.
            """
        case .cut:
            """
            The end of the backup is missing, as after a copy that stopped. Copy it again. \
            Nothing was changed.
            """
        case .changed:
            """
            The backup is not as it was written: some of its bytes were changed. Use another \
            copy. Nothing was changed here.
            """
        case .newer:
            """
            A newer version of this program made the backup. Update the program to restore \
            it. Nothing was changed.
            """
        case .damaged(let line):
            """
            Line \(line) of the backup cannot be restored. Use another copy of the backup. \
            Nothing was changed.
            """
        case .replacesOthers(let count):
            """
            The file is a backup with records that are missing here: \(count). Choose another \
            file, or agree to replace it. Nothing was written.
            """
        case .replacesUnreadable:
            """
            The file is a backup that cannot be read whole. Part of it may be the only copy of \
            records. Choose another file, or agree to replace it. Nothing was written.
            """
        case .refused(let error): error.sentence
        case .repository(let error): error.sentence
        }
    }
}
