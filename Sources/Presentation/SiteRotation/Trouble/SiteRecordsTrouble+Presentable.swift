public import MomentumDomain

extension SiteRecordsTrouble: PresentableError {
    public var kind: String {
        switch self {
        case .damaged: "damaged"
        case .missing: "missing"
        case .readOnly: "readOnly"
        case .doubtful: "doubtful"
        }
    }

    public var sentence: String {
        switch self {
        case .damaged(let files):
            "\(files == 1 ? "A file" : "\(files) files") of your records was damaged. What could be "
                + "read is there; some changes may be gone. A copy was put aside."
        case .missing(let changes):
            "\(changes == 1 ? "A change" : "\(changes) changes") of your records is gone, because a "
                + "file was removed."
        case .readOnly(let cause):
            cause.explanation ?? "Your records can be read, but nothing can be saved."
        case .doubtful(let file):
            "The last change was not finished or was damaged. Its bytes are kept in \(file)."
        }
    }
}
