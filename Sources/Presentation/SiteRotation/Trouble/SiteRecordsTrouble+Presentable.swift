public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteRecordsTrouble: PresentableError {
    public var kind: String {
        switch self {
        case .damaged: "damaged"
        case .missing: "missing"
        case .readOnly: "readOnly"
        case .doubtful: "doubtful"
        case .foreign: "foreign"
        case .cut: "cut"
        case .lost: "lost"
        case .strange: "strange"
        case .settings: "settings"
        case .exchanged: "exchanged"
        }
    }

    public var sentence: Phrase {
        switch self {
        case .damaged(let files):
            Phrase(
                files,
                """
                A file of your records was damaged. What could be read is there; some changes may \
                be gone. What was left of it is kept.
                """,
                """
                \(files) files of your records were damaged. What could be read is there; some \
                changes may be gone. What was left of them is kept.
                """
            )
        case .missing(let changes):
            Phrase(
                changes,
                "A change of your records is gone, because a file was removed.",
                "\(changes) changes of your records are gone, because a file was removed."
            )
        case .readOnly(let cause):
            cause.explanation ?? "Your records can be read, but nothing can be saved."
        case .doubtful(let file):
            "The last change was not finished or was damaged. Its bytes are kept in \(file)."
        case .foreign(let files):
            Phrase(
                files,
                """
                A file of another store was among those of your records. Nothing was read from \
                there; what was found is kept.
                """,
                """
                \(files) files of another store were among those of your records. Nothing was \
                read from there; what was found is kept.
                """
            )
        case .cut(let file):
            "A file of your records was cut short, so changes at its end may be gone: \(file)."
        case .lost:
            """
            The files of your records were lost: no file holds any of the changes that were \
            saved here before. Put back a copy of the folder if you have one.
            """
        case .strange(let file):
            """
            A file among those of your records is none of them and was left alone: \
            \(file.split(whereSeparator: \.isNewline).joined(separator: "?")). Move it away.
            """
        case .settings(let cause):
            cause.explanation ?? "Your settings cannot be read, so the defaults are used."
        case .exchanged(let backup):
            """
            The history of the sync folder is here in place of the former records, which are \
            in the backup \
            “\(backup.split(whereSeparator: \.isNewline).joined(separator: "?"))”. Sync once \
            to go on, or end syncing on this device.
            """
        }
    }
}
